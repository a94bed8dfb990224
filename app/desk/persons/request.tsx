import { type ReactNode, useState } from "react";
import { formatDay, formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import type { DeskBody, DeskFields } from "#core/acts/desk.ts";
import type { RequestRow } from "#core/acts/persons.ts";
import { useMay } from "../colleague.ts";
import { askDesk, useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Facts } from "../kit/facts.tsx";
import { Register } from "../kit/register.tsx";
import { Result } from "../kit/result.tsx";
import { useRoomPart } from "../kit/room-title.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { CertificateSheet } from "./certificate.tsx";
import { EraseForm } from "./erase-form.tsx";
import { stateOf } from "./request-row.ts";

type Props = { row: RequestRow; reload: () => void };

/** One request: what is known of it, and what can be done with it now. */
export function PersonRequest({ row, reload }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const [said, setSaid] = useState("");
  const opened = formatMoment(row.at, language);
  // Without the address: titles of windows are kept in the history of a browser.
  useRoomPart(`${t(`persons.kinds.${row.kind}`)}, ${opened}`);
  // An erasure erased the message too, so it cannot be linked.
  const isThere = row.kind === "access" || !row.done;
  const facts: [string, ReactNode][] = [
    [t("persons.kind"), t(`persons.kinds.${row.kind}`)],
    [t("persons.address"), row.address ?? t("persons.forgotten")],
    [t("persons.state"), t(`persons.states.${stateOf(row)}`)],
    [t("persons.ended"), row.outcome && t(`persons.outcomes.${row.outcome}`)],
    [
      t("persons.message"),
      row.message && isThere && may("messages.read") ? (
        <DeskLink key="message" room="messages" chosen={{ message: row.message }} className="link">
          {row.message}
        </DeskLink>
      ) : (
        row.message
      ),
    ],
    [t("persons.opened"), opened],
    [t("persons.by"), row.by],
    [t("persons.due"), row.done ? null : formatDay(row.due, language)],
    [t("persons.proven"), row.proven && formatMoment(row.proven, language)],
    [t("persons.offered"), row.offered && formatMoment(row.offered, language)],
    [t("persons.handed"), row.handed && formatMoment(row.handed, language)],
    [t("persons.done"), row.done && formatMoment(row.done, language)],
  ];

  function tell(text: string): void {
    setSaid(text);
    reload();
  }

  return (
    <>
      <Facts className="person-facts" facts={facts} />
      <Result text={said} />
      {!row.done && <FoundData row={row} tell={tell} />}
      {row.certificate && <CertificateSheet certificate={row.certificate} fresh={said !== ""} />}
    </>
  );
}

function FoundData({ row, tell }: { row: RequestRow; tell: (text: string) => void }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const { state, reload } = useDesk("persons.find", { id: row.id });
  return (
    <>
      <h2>{t("persons.found.title")}</h2>
      <WhenLoaded state={state} reload={reload}>
        {({ proven, tables, erasable = 0 }) => (
          <>
            <Register
              caption={t("persons.found.title")}
              rows={tables}
              keyOf={({ table }) => table}
              empty={t("persons.found.none")}
              columns={[
                {
                  id: "where",
                  label: t("persons.found.where"),
                  cell: ({ name }) => name[language],
                },
                {
                  id: "found",
                  label: t("persons.found.rows"),
                  figures: true,
                  cell: ({ found }) => found,
                },
                {
                  id: "kept",
                  label: t("persons.found.kept"),
                  cell: ({ kept, ground }) =>
                    Boolean(kept) && (
                      <>
                        {kept} <span className="desk-soft">{ground?.[language]}</span>
                      </>
                    ),
                },
              ]}
            />
            {!proven && <p className="desk-empty">{t("persons.found.unproven")}</p>}
            <Acts row={row} proven={proven} tell={tell} />
            {proven && row.kind === "erasure" && may("persons.erase") && (
              <EraseForm id={row.id} count={erasable} onErased={tell} onChanged={reload} />
            )}
          </>
        )}
      </WhenLoaded>
    </>
  );
}

/** The name of the file, in the language of the person. */
function fileName(language: RequestRow["language"]): string {
  const day = new Date().toISOString().slice(0, 10);
  return `${language === "fr" ? "donnees-personnelles" : "personal-data"}-${day}`;
}

type ActsProps = { row: RequestRow; proven: boolean; tell: (text: string) => void };
function Acts({ row, proven, tell }: ActsProps) {
  const { t } = useTranslation("desk");
  const { textOf } = useFailureWords();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");

  async function act<Name extends "persons.export" | "persons.hand-over" | "persons.close">(
    name: Name,
  ): Promise<DeskBody<Name> | undefined> {
    setSaid("");
    setBusy(true);
    const answer = await askDesk(name, { id: row.id } as DeskFields<Name>);
    setBusy(false);
    if (answer.kind === "done") return answer.body;
    if (answer.kind === "refused") setSaid(t("refused"));
    else if (answer.kind !== "ended") setSaid(textOf(answer));
    return undefined;
  }

  async function exportData(): Promise<void> {
    const exported = await act("persons.export");
    if (!exported) return;
    const name = fileName(row.language);
    saveFile(`${name}.html`, "text/html", exported.html);
    saveFile(`${name}.json`, "application/json", JSON.stringify(exported.data, null, 2));
    tell(t("persons.given"));
  }

  async function handOver(): Promise<void> {
    if (await act("persons.hand-over")) {
      tell(t("persons.mailed", { email: row.address ?? "" }));
    }
  }

  async function close(): Promise<void> {
    setAsking(false);
    if (await act("persons.close")) tell(t("persons.closed"));
  }

  const closable = !proven || row.kind === "access";
  return (
    <>
      <p role="alert">{said}</p>
      <p className="button-row person-acts">
        {row.kind === "access" && (
          <Button pending={busy} onClick={handOver}>
            {t(row.offered ? "persons.handOverAgain" : "persons.handOver")}
          </Button>
        )}
        {proven && (
          <Button variant="secondary" pending={busy} onClick={exportData}>
            {t("persons.give")}
          </Button>
        )}
        {closable && !asking && (
          <Button variant="quiet" pending={busy} onClick={() => setAsking(true)}>
            {t(proven ? "persons.answered" : "persons.abandon")}
          </Button>
        )}
        {asking && (
          <>
            <FreshButton variant="secondary" onClick={close}>
              {t("persons.closeNow")}
            </FreshButton>
            <FreshButton variant="quiet" onClick={() => setAsking(false)}>
              {t("leave")}
            </FreshButton>
          </>
        )}
      </p>
    </>
  );
}
