import type { ReactNode } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { type LegalPageId, type LegalText, legalTexts } from "#content/legal/editions.ts";
import { site } from "#content/site.ts";
import { pathTo } from "#core/paths.ts";
import { Contents } from "./contents.tsx";
import { Imprint } from "./imprint.tsx";
import { RecordTable } from "./record-table.tsx";

type Part = {
  /** The same in both languages, so that a link works in both. */
  id: string;
  title: string;
  /** For the margin: the law, a definition. */
  note?: string;
  /** For tables and figures: the text takes the margin too. */
  wide?: boolean;
  content: ReactNode;
};

type Props = {
  page: LegalPageId;
  title: string;
  lede: string;
  /** Shown before the first part. */
  opening?: ReactNode;
  parts: readonly Part[];
};

/** A legal text: its imprint, its contents, its numbered parts, and what changed since. */
export function LegalDocument({ page, title, lede, opening, parts }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const all: Part[] = [
    ...parts,
    { id: "versions", title: t("legal.history"), content: <History page={page} />, wide: true },
  ];
  return (
    <article className={`legal legal-${page}`}>
      {/* Printed only: whose text it is, and where the current version is. */}
      <p className="legal-source">
        {site.name} · {site.origin + pathTo(page, language)}
      </p>
      <PageHeading title={title} lede={lede} />
      <Imprint page={page} />
      {opening}
      <div className="legal-columns">
        <Contents parts={all} />
        <div className="legal-parts">
          {all.map((part, index) => (
            <LegalPart key={part.id} {...part} number={index + 1} />
          ))}
        </div>
      </div>
    </article>
  );
}

function History({ page }: { page: LegalPageId }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { editions }: LegalText = legalTexts[page];
  return (
    <>
      <RecordTable
        caption={t("legal.historyCaption")}
        columns={[t("legal.version"), t("legal.from"), t("legal.change")]}
        rows={editions.map(({ version, effective, change }) => ({
          id: version,
          header: version,
          cells: [formatDate(effective, language), change[language]],
        }))}
      />
      <p>{t("legal.earlier")}</p>
    </>
  );
}

function LegalPart({ id, title, note, wide, content, number }: Part & { number: number }) {
  return (
    <section id={id} className="legal-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span className="legal-number" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {note && (
        <p className="legal-note">
          <RichText>{note}</RichText>
        </p>
      )}
      <div className={wide ? "legal-text legal-text-wide" : "legal-text"}>{content}</div>
    </section>
  );
}
