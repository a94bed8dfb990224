import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Blocks } from "#app/site/reading/blocks.tsx";
import type { Draw } from "#app/site/reading/draw-text.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import type { ParsedText } from "#core/parse-text.ts";

type Props = {
  text: ParsedText;
  draw: Draw;
  /** A last part, which is not of the text. */
  after?: { id: string; title: string } | undefined;
  children?: ReactNode;
};

const notesId = "notes";

/** The contents beside the text, its chapters, and its notes. */
export function Chapters({ text, draw, after, children }: Props) {
  return (
    <div className="legal-columns">
      <Contents text={text} draw={draw} after={after} />
      <div className="legal-parts publication-text">
        <div className="legal-text publication-opening">
          <Blocks blocks={text.opening} draw={draw} />
        </div>
        {text.chapters.map(({ id, heading, blocks }, index) => (
          <section key={id} id={id} className="legal-part" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              <span className="legal-number" aria-hidden="true">
                {index + 1}
              </span>
              <a href={`#${id}`} className="heading-anchor">
                {draw(heading, "inside")}
              </a>
            </h2>
            <div className="legal-text">
              <Blocks blocks={blocks} draw={draw} />
            </div>
          </section>
        ))}
        {text.notes.length > 0 && <Notes text={text} draw={draw} />}
        {after && (
          <section
            id={after.id}
            className="legal-part edition-all"
            aria-labelledby={`${after.id}-title`}
          >
            <h2 id={`${after.id}-title`}>{after.title}</h2>
            <div className="legal-text legal-text-wide">{children}</div>
          </section>
        )}
      </div>
    </div>
  );
}

function Contents({ text, draw, after }: Props) {
  const { t } = useTranslation("publication");
  return (
    <nav className="legal-contents" aria-label={t("contents")}>
      <details>
        <summary>
          <span>{t("contents")}</span>
          <span className="legal-here" aria-hidden="true" />
          <Chevron />
        </summary>
        <ol>
          {text.chapters.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{draw(heading, "inside")}</a>
            </li>
          ))}
          {text.notes.length > 0 && (
            <li className="publication-contents-notes">
              <a href={`#${notesId}`}>{t("notes")}</a>
            </li>
          )}
          {after && (
            <li className="publication-contents-notes">
              <a href={`#${after.id}`}>{after.title}</a>
            </li>
          )}
        </ol>
      </details>
    </nav>
  );
}

function Notes({ text, draw }: Props) {
  const { t } = useTranslation("publication");
  if (text.notes.length === 0) return null;
  return (
    <section
      id={notesId}
      className="legal-part publication-notes"
      role="doc-endnotes"
      aria-labelledby={`${notesId}-title`}
    >
      <h2 id={`${notesId}-title`}>{t("notes")}</h2>
      <ol className="legal-text">
        {text.notes.map(({ id, words }, index) => (
          <li key={id} id={`note-${id}`}>
            {draw(words, "inside")}{" "}
            <a
              href={`#call-${id}`}
              role="doc-backlink"
              aria-label={t("noteBack", { number: index + 1 })}
            >
              ↩
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
