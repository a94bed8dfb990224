import { useState } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate } from "#app/navigation/router.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { EditionRow, EditionWork } from "#core/acts/editions.ts";
import { nameOfText } from "#core/edition-texts.ts";
import { languages } from "#core/languages.ts";
import { History } from "../approvals/history.tsx";
import { RevisionState } from "../approvals/revision-state.tsx";
import { SentBack } from "../approvals/sent-back.tsx";
import { WithReason } from "../approvals/with-reason.tsx";
import { useColleague, useMay } from "../colleague.ts";
import { ActButton } from "../kit/act-button.tsx";
import { refreshDesk, useDesk } from "../kit/ask-desk.ts";
import { useDeskPath } from "../kit/desk-link.tsx";
import { readDraft } from "../kit/draft.ts";
import { Facts } from "../kit/facts.tsx";
import { Result } from "../kit/result.tsx";
import { Room } from "../kit/room.tsx";
import { WayBack } from "../kit/way-back.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { rowBefore, useArchived } from "./archive.ts";
import { EditionChanges } from "./edition-changes.tsx";
import { EditionFaults, useFaults } from "./edition-faults.tsx";
import { draftOf, EditionWriter } from "./edition-writer.tsx";

/** A next edition: what changes, and what can be done with it. */
export function EditionPage({ id }: { id: string }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { state, reload } = useDesk("editions.show", { id });
  const all = useDesk("editions.list", {});
  const work = state.kind === "loaded" ? state.body : undefined;
  const title = work
    ? `${nameOfText(work.content.text, language)}, ${work.content.version}`
    : t("editions.title");
  return (
    <Room title={title}>
      <WayBack room="editions">{t("editions.back")}</WayBack>
      <WhenLoaded state={state} reload={reload}>
        {(shown) => (
          <WhenLoaded {...all}>
            {({ editions }) => <Opened work={shown} rows={editions} />}
          </WhenLoaded>
        )}
      </WhenLoaded>
    </Room>
  );
}

type Props = { work: EditionWork; rows: readonly EditionRow[] };

function Opened({ work, rows }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { user } = useColleague();
  const [writing, setWriting] = useState(() => readDraft(user, draftOf(work.id)) !== "");
  const [said, setSaid] = useState("");
  const { content, state } = work;
  const before = rowBefore(rows, content.text, content.from);
  const archived = useArchived(before);
  return (
    <>
      <RevisionState work={{ ...work, twoEyes: true }} label={t(`editions.states.${state}`)} />
      <SentBack said={work.sentBack} />
      {writing ? (
        <EditionWriter
          first={content}
          work={work}
          onSaved={(words) => {
            setSaid(words);
            setWriting(false);
          }}
          onLeave={() => setWriting(false)}
        />
      ) : (
        <>
          <Facts
            className="message-facts"
            facts={[
              [t("editions.from"), formatDate(content.from, language)],
              ...languages.map(
                (one) =>
                  [
                    `${t("editions.fields.change")} (${t(`editions.languages.${one}`)})`,
                    <span key={one} lang={one}>
                      {content.change[one]}
                    </span>,
                  ] as const,
              ),
            ]}
          />
          <p>{t("editions.prevails", { language: t(`editions.languages.${content.prevails}`) })}</p>
          <EditionChanges content={content} before={before} archived={archived} />
          <Disclosure summary={t("editions.whole")}>
            <div className="approvals-texts">
              {languages.map((one) => (
                <pre key={one} className="editions-whole" lang={one}>
                  {`${content[one].title}\n\n${content[one].summary}\n\n${content[one].body}`}
                </pre>
              ))}
            </div>
          </Disclosure>
          {state !== "live" && (
            <Acts
              work={work}
              before={before?.hash ?? null}
              isCompared={!before || archived.kind === "read"}
              onSaid={setSaid}
              onWrite={() => setWriting(true)}
            />
          )}
        </>
      )}
      <Result text={said} />
      <History work={work} onSaid={setSaid} />
    </>
  );
}

type ActsProps = {
  work: EditionWork;
  /** The hash of the edition that it is compared with. */
  before: string | null;
  /** Whether what changes is on screen: nobody confirms it unseen. */
  isCompared: boolean;
  onSaid: (said: string) => void;
  onWrite: () => void;
};

function Acts({ work, before, isCompared, onSaid, onWrite }: ActsProps) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const { roles } = useColleague();
  const path = useDeskPath();
  const navigate = useNavigate();
  const { id, hash, state, mine, content, fault } = work;
  const faults = useFaults(content, fault);
  const isWaiting = state === "submitted";
  const isSecond = isWaiting && !mine && may("editions.confirm");
  const canConfirm = isSecond && isCompared && faults.length === 0;
  return (
    <>
      <EditionFaults faults={faults} />
      {isWaiting && mine && <p className="approvals-own">{t("editions.own")}</p>}
      <p className="button-row approvals-acts">
        {state === "draft" && isCompared && faults.length === 0 && may("editions.write") && (
          <ActButton
            variant="primary"
            act="editions.submit"
            fields={{ id, hash, before }}
            label={t("editions.submit")}
            sure={t("editions.submit")}
            onDone={() => done("submitted")}
          />
        )}
        {canConfirm && (
          <ActButton
            variant="primary"
            act="editions.confirm"
            fields={{ id, hash, before }}
            label={t("editions.confirm")}
            sure={t("editions.confirmSure", {
              version: content.version,
              from: formatDate(content.from, language),
            })}
            onDone={() => done("announced")}
          />
        )}
        {may("editions.write") && (
          <Button variant="quiet" onClick={onWrite}>
            {t("editions.edit")}
          </Button>
        )}
        {may("editions.write") && (mine || roles.includes("compliance")) && (
          <ActButton
            act="editions.drop"
            fields={{ id, hash }}
            label={t("editions.drop")}
            sure={t("editions.dropSure", { version: content.version })}
            onDone={() => {
              navigate(path("editions"));
              refreshDesk();
            }}
          />
        )}
      </p>
      {isSecond && <WithReason kind="sendBack" work={work} onSaid={onSaid} />}
    </>
  );

  function done(outcome: "submitted" | "announced"): void {
    onSaid(t(`editions.said.${outcome}`));
    refreshDesk();
  }
}
