import { Fragment, useState } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { EditionContent, EditionWork } from "#core/acts/editions.ts";
import { isPolicy } from "#core/edition-texts.ts";
import { type Language, languages } from "#core/languages.ts";
import { longestChange, longestEdition, longestSummary, longestTitle } from "#core/limits.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { useDraftFields } from "../kit/draft.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import { TextEditor } from "../writing/text-editor.tsx";
import { TextPreview } from "../writing/text-preview.tsx";

export function draftOf(id: string): string {
  return `edition:${id}`;
}

type Props = {
  first: EditionContent;
  /** Undefined for a new one. */
  work?: EditionWork;
  onSaved: (said: string, id: string) => void;
  onLeave: () => void;
};

type Draft = EditionContent & { after: number };

/**
 * The form of a next edition, both languages side by side. What was typed is never lost: where
 * somebody else saved meanwhile, that is said, and the next save puts this text in its place.
 */
export function EditionWriter({ first, work, onSaved, onLeave }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const whyNot = useWhyNot();
  const about = draftOf(work?.id ?? `new:${first.text}`);
  const [draft, write] = useDraftFields<Draft>(about, { ...first, after: work?.number ?? 0 });
  const [failed, setFailed] = useState("");
  const [busy, setBusy] = useState(false);
  /** The language beside which its preview stands, in the place of the other one. */
  const [previewed, setPreviewed] = useState<Language>();
  const { after, ...content } = draft;

  async function save(): Promise<void> {
    setBusy(true);
    setFailed("");
    const fields = { id: work?.id ?? null, number: after, content };
    const answer = await askDesk("editions.save", fields);
    const theirs =
      answer.kind === "refused" && answer.code === "conflict" && work
        ? await askDesk("editions.show", { id: work.id })
        : undefined;
    setBusy(false);
    if (theirs?.kind === "done") {
      const { number, revisions } = theirs.body;
      write({ ...draft, after: number });
      const author = revisions[0]?.author;
      return setFailed(t("editions.conflict", { number, author }));
    }
    if (answer.kind !== "done") return setFailed(whyNot(answer));
    const { id, number, outcome } = answer.body;
    const time = formatMoment(new Date().toISOString(), language);
    write();
    refreshDesk();
    onSaved(t(`editions.said.${outcome}`, { number, time }), id);
  }

  return (
    <form
      className="approvals-writer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="approvals-texts">
        <TextField
          id="edition-version"
          label={t("editions.fields.version")}
          hint={t("editions.fields.versionHint")}
          autoComplete="off"
          required
          // It is its address, and what the ledger calls it.
          readOnly={busy || work !== undefined}
          value={draft.version}
          onChange={({ currentTarget }) => write({ ...draft, version: currentTarget.value.trim() })}
        />
        <TextField
          id="edition-from"
          label={t("editions.fields.from")}
          hint={t("editions.fields.fromHint")}
          type="date"
          required
          readOnly={busy}
          value={draft.from}
          onChange={({ currentTarget }) => write({ ...draft, from: currentTarget.value })}
        />
        {languages.map((one) => (
          <TextArea
            key={one}
            id={`edition-change-${one}`}
            lang={one}
            label={labelOf("change", one)}
            rows={3}
            maxLength={longestChange}
            required
            readOnly={busy}
            value={draft.change[one]}
            onChange={({ currentTarget: { value } }) =>
              write({ ...draft, change: { ...draft.change, [one]: value } })
            }
          />
        ))}
        {languages.map((one) => (
          <TextField
            key={one}
            id={`edition-title-${one}`}
            lang={one}
            label={labelOf("title", one)}
            maxLength={longestTitle}
            required
            readOnly={busy}
            value={draft[one].title}
            onChange={({ currentTarget }) => type(one, { title: currentTarget.value })}
          />
        ))}
        {languages.map((one) => (
          <TextArea
            key={one}
            id={`edition-summary-${one}`}
            lang={one}
            label={labelOf("summary", one)}
            rows={3}
            maxLength={longestSummary}
            required
            readOnly={busy}
            value={draft[one].summary}
            onChange={({ currentTarget }) => type(one, { summary: currentTarget.value })}
          />
        ))}
      </div>
      <p>{t("editions.fields.bodyHint")}</p>
      <div className="letter-columns" data-previewed={previewed}>
        {languages.map((one) => (
          <Fragment key={one}>
            <section className="letter-column" aria-label={t(`editions.languages.${one}`)}>
              <TextEditor
                id={`edition-body-${one}`}
                label={labelOf("body", one)}
                hint={t("letters.length", {
                  count: draft[one].body.length,
                  most: formatNumber(longestEdition, language),
                })}
                language={one}
                rows={30}
                readOnly={busy}
                // Only policies have drawings.
                blocks={isPolicy(draft.text) ? ["table", "figure"] : ["table"]}
                value={draft[one].body}
                onType={(body) => type(one, { body })}
                isPreviewed={previewed === one}
                onPreview={() => setPreviewed(previewed === one ? undefined : one)}
              />
            </section>
            {previewed === one && (
              <TextPreview language={one} {...draft[one]} rules={{ edition: true }} />
            )}
          </Fragment>
        ))}
      </div>
      <p role="alert">{failed}</p>
      <p className="button-row">
        <Button type="submit" pending={busy} pendingLabel={t("editions.saving")}>
          {t("editions.save")}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            write();
            onLeave();
          }}
        >
          {t("leave")}
        </Button>
      </p>
    </form>
  );

  function labelOf(field: "change" | "title" | "summary" | "body", one: Language): string {
    return `${t(`editions.fields.${field}`)} (${t(`editions.languages.${one}`)})`;
  }

  function type(one: Language, typed: Partial<EditionContent[Language]>): void {
    write({ ...draft, [one]: { ...draft[one], ...typed } });
  }
}
