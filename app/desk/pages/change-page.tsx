import { useState } from "react";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { PageEntry, PageWork } from "#core/acts/pages.ts";
import { localisePath } from "#core/paths.ts";
import { isSentence, isSoundChange } from "#core/texts/page-checks.ts";
import { Acts } from "../approvals/acts.tsx";
import { History } from "../approvals/history.tsx";
import { RevisionState } from "../approvals/revision-state.tsx";
import { SentBack } from "../approvals/sent-back.tsx";
import { WithReason } from "../approvals/with-reason.tsx";
import { useColleague, useMay } from "../colleague.ts";
import { ActButton } from "../kit/act-button.tsx";
import { refreshDesk, useDesk } from "../kit/ask-desk.ts";
import { readDraft } from "../kit/draft.ts";
import { Result } from "../kit/result.tsx";
import { Room } from "../kit/room.tsx";
import { WayBack } from "../kit/way-back.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { isFresh, isToCome, keyOf } from "./entries.ts";
import { EntryChanges } from "./entry-changes.tsx";
import { isOnePage, usePageName } from "./page-names.ts";
import { PagePreview } from "./page-preview.tsx";
import { lacking, type RecordValue, reversed } from "./record-fields.ts";
import { Schedule } from "./schedule.tsx";
import { draftOf } from "./use-change.ts";
import { useRecordName } from "./use-record-name.ts";
import { Writer } from "./writer.tsx";

/** A change of a page: what it says instead of what, and what can be done with it. */
export function ChangePage({ id }: { id: string }) {
  const { t } = useTranslation("desk");
  const nameOf = usePageName();
  const { state, reload } = useDesk("pages.show", { id });
  const title =
    state.kind === "loaded"
      ? t("pages.changeOf", { page: nameOf(state.body.content.page) })
      : t("pages.title");
  return (
    <Room title={title}>
      <WayBack room="pages">{t("pages.back")}</WayBack>
      <WhenLoaded state={state} reload={reload}>
        {(work) => <Opened key={work.id} work={work} />}
      </WhenLoaded>
    </Room>
  );
}

function Opened({ work }: { work: PageWork }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { user } = useColleague();
  const may = useMay();
  const [writing, setWriting] = useState(() => readDraft(user, draftOf(work.id)) !== "");
  const [said, setSaid] = useState("");
  const { content, state, liveFrom, takenBackAt, faults } = work;
  /** The button that was pressed goes with what it stood under: one starts again from the heading. */
  function write(isWriting: boolean): void {
    document.getElementById("room-title")?.focus();
    setWriting(isWriting);
  }
  if (writing) return <Rewriting work={work} onRead={() => write(false)} />;
  const isSound =
    isSoundChange(content) &&
    faults.length === 0 &&
    content.texts.every((one) => lacking(one).length === 0 && reversed(one).length === 0);
  const isLater = isToCome(liveFrom);
  const canPreview = may("pages.write") || may("approvals.give");
  const mayPublish = may("approvals.write") && may("pages.write");
  return (
    <>
      <RevisionState
        work={work}
        label={isLater ? t("pages.states.scheduled") : t(`approvals.states.${state}`)}
      />
      <SentBack said={work.sentBack} />
      {liveFrom && (
        <p>
          {t(`pages.${isLater ? "liveLater" : isFresh(liveFrom) ? "liveSoon" : "liveSince"}`, {
            at: formatMoment(liveFrom, language),
          })}{" "}
          {!isLater && !takenBackAt && isOnePage(content.page) && (
            <a href={localisePath(content.page, language)} className="link">
              {t("pages.see")}
            </a>
          )}
        </p>
      )}
      {takenBackAt && <p>{t("pages.takenBack", { at: formatMoment(takenBackAt, language) })}</p>}
      {faults.length > 0 && <p className="approvals-off">{t("pages.metTitle")}</p>}
      <EntryChanges entries={content.texts} faults={faults} />
      {state !== "live" && isSoundChange(content) && canPreview && (
        <>
          <h2>{t("pages.preview")}</h2>
          <PagePreview page={content.page} entries={content.texts} />
        </>
      )}
      {state === "live" ? (
        mayPublish && <TakeBack work={work} onSaid={setSaid} />
      ) : (
        <Acts
          work={work}
          isSound={isSound}
          onSaid={setSaid}
          beside={
            may("pages.write") && (
              <Button variant="quiet" onClick={() => write(true)}>
                {t("pages.goOn")}
              </Button>
            )
          }
        />
      )}
      {state === "approved" && isSound && mayPublish && <Schedule work={work} onSaid={setSaid} />}
      {state !== "live" &&
        state !== "approved" &&
        isSound &&
        content.texts.every(isSentence) &&
        work.twoEyes &&
        mayPublish && <WithReason kind="emergency" work={work} onSaid={setSaid} />}
      <Result text={said} />
      <History work={work} onSaid={setSaid} />
    </>
  );
}

function Rewriting({ work, onRead }: { work: PageWork; onRead: () => void }) {
  const { page } = work.content;
  const { state, reload } = useDesk("pages.texts", { page });
  return (
    <WhenLoaded state={state} reload={reload}>
      {({ texts }) => (
        <Writer page={page} texts={texts} work={work} onRead={onRead} onLeave={onRead} />
      )}
    </WhenLoaded>
  );
}

/** All of it, or one text of several: what stood before stands again. */
function TakeBack({ work, onSaid }: { work: PageWork; onSaid: (said: string) => void }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const recordName = useRecordName();
  const { id, hash, content } = work;
  const nameOf = (entry: PageEntry) =>
    isSentence(entry)
      ? entry.now[language].slice(0, 80)
      : recordName(entry, (entry.now ?? entry.stood) as RecordValue | null);
  const done = () => {
    onSaid(t("pages.said.takenBack"));
    refreshDesk();
  };
  return (
    <>
      <p className="approvals-acts">
        <ActButton
          act="works.withdraw"
          fields={{ id, hash }}
          label={t("pages.takeBack")}
          sure={t("pages.takeBackSure", { count: content.texts.length })}
          onDone={done}
        />
      </p>
      {content.texts.length > 1 && (
        <ul className="pages-single">
          {content.texts.map((entry) => (
            <li key={keyOf(entry)}>
              <span>{nameOf(entry)}</span>{" "}
              <ActButton
                act="pages.take-back"
                fields={{ id, place: entry.place, path: entry.path }}
                label={t("pages.takeBackOne")}
                sure={t("pages.takeBackOneSure")}
                about={nameOf(entry)}
                onDone={done}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
