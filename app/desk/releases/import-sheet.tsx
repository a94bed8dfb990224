import { useEffect, useId, useState } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import type { Names, Release } from "#core/acts/releases.ts";
import { firmClock } from "#core/firm-time.ts";
import { fold } from "#core/fold.ts";
import type { SheetKind } from "#core/kinds.ts";
import { useColleague } from "../colleague.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { AssignStep } from "../kit/sheet/assign-step.tsx";
import { forgetCorrections, forgetDrafts, keptCorrections } from "../kit/sheet/kept-corrections.ts";
import {
  type OpenedSheet,
  openSheet,
  readSheet,
  rememberHeads,
  sayOf,
} from "../kit/sheet/open-sheet.ts";
import type { Choices, ReadLines } from "../kit/sheet/read-lines.ts";
import { RememberedHeads } from "../kit/sheet/remembered-heads.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { DryRun } from "./dry-run.tsx";
import type { Unfinished } from "./release.ts";
import { sendLines } from "./send-lines.ts";
import { kinds, layouts } from "./sheet/layouts.ts";
import { saveTemplate } from "./sheet/template.ts";

export type Imported = {
  id: string;
  name: string;
  kind: SheetKind;
  sheet: OpenedSheet;
  read: ReadLines;
  corrected: Choices["corrected"];
  /** What names mean, as somebody chose: for lines that are corrected later. */
  meanings: Readonly<Record<string, string>>;
};
type Props = {
  release: Release;
  names: Names;
  onSaid: (said: string) => void;
  /** A sheet that is read and not yet added: nobody submits the release without it. */
  onUnfinished: (unfinished: Unfinished) => void;
};

const mostBytes = 20 * 1024 * 1024;

/** Imports a spreadsheet: it is read here, checked by the server, and added to the release. */
export function ImportSheet({ release, names, onSaid, onUnfinished }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const whyNot = useWhyNot();
  const { user } = useColleague();
  const field = useId();
  const [progress, setProgress] = useState("");
  const [failed, setFailed] = useState("");
  const [asking, setAsking] = useState<OpenedSheet>();
  const [imported, setImported] = useState<Imported>();
  // Until the release is here with it, nothing is done with the one that was there before.
  const [saving, setSaving] = useState(false);
  const isOpen = progress || asking || imported;
  const unfinished = isOpen ? "sheet" : saving ? "saving" : undefined;
  useEffect(() => onUnfinished(unfinished), [onUnfinished, unfinished]);
  const currencies = new Map(names.funds.map(({ name, currency }) => [fold(name), currency]));

  async function choose(file: File): Promise<void> {
    setFailed("");
    setAsking(undefined);
    setImported(undefined);
    if (file.size > mostBytes) return setFailed(t("releases.import.tooLarge"));
    setProgress(t("releases.import.reading"));
    const sheet = await openSheet(file, "notices", layouts);
    setProgress("");
    if ("unfit" in sheet)
      return setFailed(t(`sheet.unfit.${sheet.unfit}`, { cell: sheet.cell ?? "" }));
    if (sheet.proposal.isSettled) await send(sheet);
    else setAsking(sheet);
  }

  /** Once nothing is open any more. */
  async function send(sheet: OpenedSheet): Promise<void> {
    setFailed("");
    const kind = sheet.proposal.assignment.kind as SheetKind;
    const corrected = keptCorrections(user, sheet);
    const read = readWith(sheet, corrected);
    if (!read || read.lines.length + read.unread.length === 0) {
      return setFailed(t("sheet.unfit.no-lines"));
    }
    const { name } = sheet;
    const opened = await askDesk("releases.open-sheet", { work: release.id, kind, name });
    if (opened.kind !== "done") return setFailed(whyNot(opened));
    const stopped = await sendLines(opened.body.id, read.lines, (sent) =>
      setProgress(
        t("releases.import.sending", {
          sent: formatNumber(sent, language),
          all: formatNumber(read.lines.length, language),
        }),
      ),
    );
    setProgress("");
    if (stopped) return setFailed(whyNot(stopped));
    setAsking(undefined);
    setImported({ id: opened.body.id, name, kind, sheet, read, corrected, meanings: {} });
  }

  function readWith(sheet: OpenedSheet, corrected: Choices["corrected"]): ReadLines | undefined {
    // An invitation is in the desk's language where the sheet does not say it.
    const usual: Choices["usual"] =
      sheet.proposal.assignment.kind === "invitations" ? { language } : {};
    return readSheet(sheet, {
      currencies,
      usual,
      corrected,
      today: firmClock(new Date()).slice(0, 10),
    });
  }

  /** Cells that somebody mended. Returns why the line still cannot be read, if it cannot. */
  async function correct(line: number, cells: Record<string, string>): Promise<string> {
    if (!imported) return "";
    const corrected = new Map(imported.corrected).set(line, cells);
    const read = readWith(imported.sheet, corrected);
    if (!read) return "";
    const why = read.unread.find((one) => one.line === line)?.why;
    if (why) return t(`releases.reasons.${why as "missing"}`);
    const fresh = read.lines
      .filter((one) => one.line === line)
      .map(({ fields }) => ({ line, fields: { ...fields, ...meantIn(fields) } }));
    const stopped = await sendLines(imported.id, fresh, () => {});
    if (stopped) return whyNot(stopped);
    // Another line may have been corrected meanwhile, or the sheet left.
    setImported((now) => {
      if (now?.id !== imported.id) return now;
      const all = new Map(now.corrected).set(line, cells);
      return { ...now, read: readWith(now.sheet, all) ?? now.read, corrected: all };
    });
    await refreshDesk();
    return "";
  }

  function meantIn({ entity = "" }: Readonly<Record<string, string>>): Record<string, string> {
    const meant = imported?.meanings ?? {};
    return Object.hasOwn(meant, entity) ? { entity: meant[entity] ?? entity } : {};
  }

  /** Where the next sheet is chosen, once the buttons that were pressed are gone. */
  const goToField = () => document.getElementById(field)?.focus();

  return (
    <section className="releases-import">
      <label htmlFor={field}>{t("releases.import.choose")}</label>
      <p className="desk-soft">{t("releases.import.hint")}</p>
      <FileInput
        id={field}
        accept=".csv,.tsv,.txt,.xlsx"
        busy={progress !== ""}
        onFiles={([file]) => file && choose(file)}
      />
      <Disclosure summary={t("releases.import.templates")}>
        <ul className="releases-templates">
          {kinds.flatMap((kind) =>
            (["fr", "en"] as const).map((one) => (
              <li key={`${kind} ${one}`}>
                <button type="button" className="link" onClick={() => saveTemplate(kind, one)}>
                  {`${t(`releases.kinds.${kind}`)} · ${t(`approvals.languages.${one}`)}`}
                </button>
              </li>
            )),
          )}
        </ul>
      </Disclosure>
      <RememberedHeads
        kind="notices"
        layouts={layouts}
        nameOf={(kind) => t(`releases.kinds.${kind as SheetKind}`)}
      />
      <p role="status">{progress}</p>
      <div role="alert">{failed && <p className="releases-failed">{failed}</p>}</div>
      {asking && (
        <AssignStep
          {...asking}
          kinds={kinds.map((kind) => ({ value: kind, label: t(`releases.kinds.${kind}`) }))}
          onSaid={(said) => setAsking(sayOf(asking, said))}
          onRead={async () => {
            await rememberHeads(asking);
            await send(asking);
          }}
          onLeave={() => {
            setAsking(undefined);
            goToField();
          }}
        />
      )}
      {imported && (
        <DryRun
          key={imported.id}
          release={release}
          names={names}
          imported={imported}
          onCorrect={correct}
          onMeant={(meanings) => {
            setImported({ ...imported, meanings: { ...imported.meanings, ...meanings } });
            refreshDesk();
          }}
          onColumns={() => {
            setAsking(imported.sheet);
            setImported(undefined);
          }}
          onAsItIs={async () => {
            const { sheet } = imported;
            await forgetCorrections(user, sheet);
            await send({ ...sheet, checked: new Map() });
          }}
          onDone={async (said) => {
            forgetDrafts(user, imported.sheet);
            setImported(undefined);
            setSaving(true);
            onSaid(said);
            goToField();
            await refreshDesk();
            setSaving(false);
          }}
        />
      )}
    </section>
  );
}
