import { useEffect, useMemo, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Names, Release } from "#core/acts/releases.ts";
import { writePeriod } from "#core/period.ts";
import { useColleague } from "../colleague.ts";
import { askDesk, refreshDesk, useDesk } from "../kit/ask-desk.ts";
import { keepDraft, readDraft } from "../kit/draft.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import { DocumentRegister } from "./document-register.tsx";
import { DropFiles } from "./drop-files.tsx";
import { type Draft, gapsOf, matchFile } from "./match-file.ts";
import { mergeManifest } from "./merge-manifest.ts";
import { draftsOf, type Unfinished } from "./release.ts";
import { useUploads } from "./use-uploads.ts";

type Base = { number: number; drafts: Draft[] };
type Theirs = { author: string; number: number; both: Draft[] };
type Props = {
  release: Release;
  names: Names;
  writable: boolean;
  onSaid: (said: string) => void;
  /** Files that are on their way or not saved: nobody submits the release without them. */
  onUnfinished: (unfinished: Unfinished) => void;
};

/** Incomplete files first. The order is not updated while somebody edits them. */
const unsureFirst = (drafts: readonly Draft[]) =>
  drafts.toSorted(
    (one, other) => Number(gapsOf(other).length > 0) - Number(gapsOf(one).length > 0),
  );

/**
 * The documents of a release. Unsaved changes are kept in this tab; what somebody else saves
 * meanwhile is merged with them, file by file.
 */
export function Documents({ release, names, writable, onSaid, onUnfinished }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const whyNot = useWhyNot();
  const { user } = useColleague();
  const about = `release:${release.id}`;
  const [kept] = useState(() => {
    const written = readDraft(user, about);
    return written ? (JSON.parse(written) as { base: Base; drafts: Draft[] }) : undefined;
  });
  const [base, setBase] = useState(
    kept?.base ?? { number: release.number, drafts: draftsOf(release) },
  );
  const [drafts, setDrafts] = useState(kept?.drafts ?? unsureFirst(base.drafts));
  const [theirs, setTheirs] = useState<Theirs>();
  const [failed, setFailed] = useState("");
  const [busy, setBusy] = useState(false);
  const dirty = JSON.stringify(unsureFirst(base.drafts)) !== JSON.stringify(drafts);
  useEffect(() => {
    keepDraft(user, about, dirty ? JSON.stringify({ base, drafts }) : "");
  }, [user, about, dirty, base, drafts]);
  // A newer revision, by somebody else or from adding a sheet: taken over if nothing was changed
  // here.
  if (release.number !== base.number && !dirty && !busy) {
    const fresh = draftsOf(release);
    setBase({ number: release.number, drafts: fresh });
    setDrafts(unsureFirst(fresh));
  }
  const { made } = release;
  const known = useMemo(
    () => ({
      entities: [...new Set([...names.entities, ...made])].toSorted(),
      funds: names.funds.map(({ name }) => name),
    }),
    [names, made],
  );
  const { uploads, busy: sending, send, again } = useUploads({ held: drafts, onStaged: add });
  const unfinished = sending ? "arriving" : busy ? "saving" : dirty ? "unsaved" : undefined;
  useEffect(() => onUnfinished(unfinished), [onUnfinished, unfinished]);
  const unused = useDesk("releases.loose-files", {});
  const waiting =
    unused.state.kind === "loaded"
      ? unused.state.body.files.filter(({ sha256 }) => !drafts.some((one) => one.sha256 === sha256))
      : [];

  const unsure = drafts.filter((one) => gapsOf(one).length > 0).length;

  async function add(files: readonly { sha256: string; fileName: string }[]): Promise<void> {
    const fresh = files
      .filter(({ sha256 }) => !drafts.some((one) => one.sha256 === sha256))
      .map((file): Draft => ({ ...file, title: "", ...matchFile(file.fileName, known) }));
    const all = unsureFirst([...fresh, ...drafts]);
    setDrafts(all);
    await save(all);
  }

  async function save(wanted: readonly Draft[]): Promise<void> {
    setBusy(true);
    setFailed("");
    await trySave(wanted, base, release);
    setBusy(false);
  }

  async function trySave(wanted: readonly Draft[], from: Base, at: Release): Promise<void> {
    const { id, content } = at;
    const sheets = content.sheets.map((sheet) => sheet.id);
    const fields = { id, number: from.number, sheets, documents: [...wanted] };
    const answer = await askDesk("releases.save", fields);
    if (answer.kind === "refused" && answer.code === "conflict") {
      const newest = await askDesk("releases.show", { id });
      if (newest.kind !== "done") return setFailed(whyNot(newest));
      const now = draftsOf(newest.body);
      const { merged, both } = mergeManifest(from.drafts, wanted, now);
      const changed = JSON.stringify(now) !== JSON.stringify(from.drafts);
      const next = { number: newest.body.number, drafts: now };
      setBase(next);
      setDrafts(merged);
      // Only a sheet was added meanwhile; nobody else changed the documents.
      if (!changed) return trySave(merged, next, newest.body);
      const author = newest.body.revisions[0]?.author ?? "";
      setTheirs({ author, number: newest.body.number, both });
      await refreshDesk();
      return;
    }
    if (answer.kind !== "done") return setFailed(whyNot(answer));
    setTheirs(undefined);
    setBase({ number: answer.body.number, drafts: [...wanted] });
    setDrafts(unsureFirst(wanted));
    onSaid(t("releases.saved", { number: answer.body.number }));
    await refreshDesk();
  }

  return (
    <section className="releases-documents" aria-labelledby="documents-title" tabIndex={-1}>
      <h2 id="documents-title">{t("releases.documents")}</h2>
      {writable && <DropFiles uploads={uploads} busy={sending} onFiles={send} onAgain={again} />}
      {writable && waiting.length > 0 && !sending && (
        <p className="releases-loose">
          {t("releases.files.loose", { count: waiting.length })}{" "}
          <Button variant="secondary" pending={busy} onClick={() => add(waiting)}>
            {t("releases.files.take")}
          </Button>
        </p>
      )}
      {theirs && (
        <div className="desk-stopped" role="alert">
          <h3>{t("approvals.conflict.title")}</h3>
          <p>{t("releases.conflict.text", { author: theirs.author, number: theirs.number })}</p>
          {theirs.both.map((one) => (
            <p key={one.sha256}>
              {t("releases.conflict.both", {
                name: one.fileName,
                theirs: [
                  one.fund,
                  one.all ? t("releases.everyone") : one.entity,
                  writePeriod(one.period, language),
                ]
                  .filter(Boolean)
                  .join(", "),
              })}
            </p>
          ))}
        </div>
      )}
      <p role="status">{writable && unsure > 0 && t("releases.files.unsure", { count: unsure })}</p>
      <DocumentRegister
        drafts={drafts}
        known={known}
        writable={writable && !busy && !sending}
        faults={release.faults}
        onChange={setDrafts}
      />
      {writable && (
        <>
          <p role="alert">{failed}</p>
          {dirty && (
            <p className="button-row">
              <Button pending={busy} onClick={() => save(drafts)}>
                {t(theirs ? "releases.conflict.save" : "releases.save")}
              </Button>
              <Button
                variant="quiet"
                onClick={() => {
                  setDrafts(unsureFirst(base.drafts));
                  setTheirs(undefined);
                }}
              >
                {t("leave")}
              </Button>
            </p>
          )}
        </>
      )}
    </section>
  );
}
