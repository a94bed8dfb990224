import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Blocks } from "#app/site/reading/blocks.tsx";
import { Colophon } from "#app/site/reading/colophon.tsx";
import type { Draw } from "#app/site/reading/draw-text.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { site } from "#content/site.ts";
import { applies, type ShownEdition } from "#core/editions.ts";
import type { ParsedText } from "#core/parse-text.ts";
import { localisePath } from "#core/paths.ts";
import { Contents } from "./contents.tsx";
import { EditionBand, NextEdition } from "./edition-band.tsx";
import { EditionList } from "./edition-list.tsx";
import { Imprint } from "./imprint.tsx";
import { PdfLink } from "./pdf-link.tsx";

type Props = { shown: ShownEdition; text: ParsedText; draw: Draw };
type Chapter = ParsedText["chapters"][number];

/** An edition of a legal text: its imprint, its contents, its numbered parts, and all editions. */
export function EditionPage({ shown, text, draw }: Props) {
  const { t } = useTranslation("legal");
  const language = useLanguage();
  const { edition, undated, editions } = shown;
  const { title, summary } = edition.titles[language];
  const own = localisePath(shown.path, language) + (undated ? "" : `/${edition.version}`);
  const list = { id: "versions", title: t("editions.title") };
  const days = editions.filter(applies).map(({ version, from }) => ({ version, from }));
  return (
    <article
      className={`legal legal-${edition.text}`}
      data-editions={undated ? JSON.stringify(days) : undefined}
    >
      {/* Printed only: whose text it is, and where this edition is. */}
      <p className="legal-source">
        {site.name} · {site.origin + own}
      </p>
      <EditionBand shown={shown} />
      <PageHeading title={title} lede={summary} />
      <Imprint shown={shown} />
      <p className="edition-pdf">
        <PdfLink edition={edition} />
      </p>
      <NextEdition shown={shown} />
      {text.opening.length > 0 && (
        <div className="legal-text legal-opening">
          <Blocks blocks={text.opening} draw={draw} />
        </div>
      )}
      <div className="legal-columns">
        <Contents parts={[...text.chapters.map(titled), list]} />
        <div className="legal-parts">
          {text.chapters.map((chapter, index) => (
            <Part key={chapter.id} chapter={chapter} number={index + 1} draw={draw} />
          ))}
          <section id={list.id} className="legal-part edition-all" aria-labelledby="versions-title">
            <h2 id="versions-title">{list.title}</h2>
            <div className="legal-text legal-text-wide">
              <EditionList shown={shown} />
            </div>
          </section>
        </div>
      </div>
      <Colophon />
    </article>
  );

  function titled({ id, heading }: Chapter): { id: string; title: ReactNode } {
    return { id, title: draw(heading, "inside") };
  }
}

type PartProps = { chapter: Chapter; number: number; draw: Draw };

function Part({ chapter: { id, heading, blocks }, number, draw }: PartProps) {
  const [first, ...others] = blocks;
  const note = first?.type === "blockquote" ? first : undefined;
  const text = note ? others : blocks;
  // A table takes the margin too.
  const wide = text.some(({ type }) => type === "table") || !note;
  return (
    <section id={id} className="legal-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span className="legal-number" aria-hidden="true">
          {number}
        </span>
        {draw(heading, "inside")}
      </h2>
      {note && <div className="legal-note">{draw(note, "inside")}</div>}
      <div className={wide ? "legal-text legal-text-wide" : "legal-text"}>
        <Blocks blocks={text} draw={draw} />
      </div>
    </section>
  );
}
