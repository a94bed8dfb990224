import { Fragment, useEffect, useRef, useState } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { PublicationContent, PublicationWork } from "#core/acts/publications.ts";
import { type CatalogueEntry, reportCategories } from "#core/catalogue.ts";
import { type Language, languages } from "#core/languages.ts";
import { keptPublication as most, publicationLengths } from "#core/limits.ts";
import { slugFrom } from "#core/slug.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { useDraftFields } from "../kit/draft.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import { MarkdownHelp } from "../writing/markdown-help.tsx";
import { TextEditor } from "../writing/text-editor.tsx";
import { TextPreview } from "../writing/text-preview.tsx";
import { bodiesOf } from "./bodies-of.ts";
import { PdfField } from "./pdf-field.tsx";

export function draftOf(id: string): string {
  return `publication:${id}`;
}

type Props = {
  first: PublicationContent;
  /** Undefined for a new one. */
  work?: PublicationWork;
  /** What the site shows: a new one has none of these addresses, and may continue one of them. */
  shown: readonly CatalogueEntry[];
  onSaved: (said: string, id: string) => void;
  onLeave: () => void;
};

type Draft = PublicationContent & { from: number };

/**
 * The form of a version, both languages side by side. What was typed is never lost: where somebody
 * else saved meanwhile, that is said, and the next save puts this text in its place.
 */
export function PublicationWriter({ first, work, shown, onSaved, onLeave }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const whyNot = useWhyNot();
  const about = draftOf(work?.id ?? `new:${first.slug}`);
  const [draft, write] = useDraftFields<Draft>(about, { ...first, from: work?.number ?? 0 });
  const [failed, setFailed] = useState("");
  const [busy, setBusy] = useState(false);
  /** The language beside which its preview stands, in the place of the other one. */
  const [previewed, setPreviewed] = useState<Language>();
  const { from, ...content } = draft;
  // A file takes its time, and more is typed meanwhile.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const isNew = work === undefined && first.after === null;

  async function save(): Promise<void> {
    if (isNew && shown.some(({ slug }) => slug === content.slug)) {
      return setFailed(t("publications.taken"));
    }
    setBusy(true);
    setFailed("");
    const fields = { id: work?.id ?? null, number: from, content };
    const answer = await askDesk("publications.save", fields);
    const theirs =
      answer.kind === "refused" && answer.code === "conflict" && work
        ? await askDesk("publications.show", { id: work.id })
        : undefined;
    setBusy(false);
    if (theirs?.kind === "done") {
      const { number, revisions } = theirs.body;
      write({ ...draft, from: number });
      return setFailed(t("editions.conflict", { number, author: revisions[0]?.author }));
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
        {languages.map((one) => (
          <TextField
            key={one}
            id={`publication-title-${one}`}
            lang={one}
            label={labelOf("title", one)}
            hint={lengthOf("title", one)}
            maxLength={most.title}
            required
            readOnly={busy}
            value={draft[one].title}
            onChange={({ currentTarget: { value } }) =>
              type(one, { title: value }, one === "en" ? value : undefined)
            }
          />
        ))}
        {languages.map((one) => (
          <TextArea
            key={one}
            id={`publication-summary-${one}`}
            lang={one}
            label={labelOf("summary", one)}
            hint={lengthOf("summary", one)}
            rows={4}
            maxLength={most.summary}
            required
            readOnly={busy}
            value={draft[one].summary}
            onChange={({ currentTarget }) => type(one, { summary: currentTarget.value })}
          />
        ))}
        {isNew && (
          <TextField
            id="publication-slug"
            label={t("publications.fields.slug")}
            hint={t("publications.fields.slugHint")}
            autoComplete="off"
            required
            readOnly={busy}
            value={draft.slug}
            onChange={({ currentTarget }) => write({ ...draft, slug: currentTarget.value.trim() })}
          />
        )}
        <Select
          id="publication-category"
          label={t("publications.category")}
          required
          value={draft.category}
          onChange={({ currentTarget: { value } }) =>
            write({ ...draft, category: value as PublicationContent["category"] })
          }
        >
          {reportCategories.map((one) => (
            <option key={one} value={one}>
              {t(`publications.categories.${one}`)}
            </option>
          ))}
        </Select>
        <Select
          id="publication-follows"
          label={t("publications.fields.follows")}
          value={draft.follows ?? ""}
          onChange={({ currentTarget: { value } }) => write({ ...draft, follows: value || null })}
        >
          <option value="">{t("publications.fields.followsNone")}</option>
          {shown
            .filter(({ slug }) => slug !== draft.slug)
            .map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
        </Select>
      </div>
      {draft.after !== null && (
        <div className="approvals-texts">
          {languages.map((one) => (
            <TextArea
              key={one}
              id={`publication-change-${one}`}
              lang={one}
              label={labelOf("change", one)}
              hint={t("publications.fields.changeHint", { version: draft.version })}
              rows={4}
              maxLength={most.change}
              required
              readOnly={busy}
              value={draft.change[one]}
              onChange={({ currentTarget: { value } }) =>
                write({
                  ...draft,
                  change: { ...draft.change, [one]: value.replace(/\s*\n\s*/g, " ") },
                })
              }
            />
          ))}
        </div>
      )}
      <MarkdownHelp />
      <div className="letter-columns" data-previewed={previewed}>
        {languages.map((one) => (
          <Fragment key={one}>
            <section className="letter-column" aria-label={t(`editions.languages.${one}`)}>
              <TextEditor
                id={`publication-body-${one}`}
                label={labelOf("body", one)}
                hint={t("letters.length", {
                  count: draft[one].body.length,
                  most: formatNumber(most.body, language),
                })}
                language={one}
                rows={30}
                readOnly={busy}
                blocks={["table", "figure"]}
                value={draft[one].body}
                onType={(body) => type(one, { body })}
                isPreviewed={previewed === one}
                onPreview={() => setPreviewed(previewed === one ? undefined : one)}
              />
            </section>
            {previewed === one && (
              <TextPreview
                language={one}
                {...draft[one]}
                body={bodiesOf(draft)[one]}
                rules={{ publication: true }}
              />
            )}
          </Fragment>
        ))}
      </div>
      <h2>{t("publications.pdf.title")}</h2>
      <p>{t("publications.pdf.hint")}</p>
      <div className="approvals-texts">
        {languages.map((one) => (
          <PdfField
            key={one}
            language={one}
            pdf={draft.pdf[one]}
            onChange={(pdf) =>
              write({ ...latest.current, pdf: { ...latest.current.pdf, [one]: pdf } })
            }
          />
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
    return `${t(`publications.fields.${field}`)} (${t(`editions.languages.${one}`)})`;
  }

  function lengthOf(field: keyof typeof publicationLengths, one: Language): string {
    const [least, longest] = publicationLengths[field];
    const count = draft[one][field].trim().length;
    return t("publications.fields.length", { count, least, most: longest });
  }

  /** The address of a new one is made of its English title, until somebody writes another. */
  function type(one: Language, typed: Partial<PublicationContent["en"]>, english?: string): void {
    const isProposed = isNew && draft.slug === slugFrom(draft.en.title).slice(0, most.slug);
    const slug =
      english !== undefined && isProposed ? slugFrom(english).slice(0, most.slug) : draft.slug;
    write({ ...draft, slug, [one]: { ...draft[one], ...typed } });
  }
}
