import { Chevron } from "#app/components/ui/chevron.tsx";
import { Anchored, Blocks } from "./blocks.tsx";
import { Inline } from "./inline.tsx";
import { useReading } from "./reading.ts";
import type { PublicationText } from "./text.ts";

const notesId = "notes";

/** The contents beside the text, its chapters, and its notes. */
export function PublicationDocument({ text }: { text: PublicationText }) {
  return (
    <div className="legal-columns">
      <Contents text={text} />
      <div className="legal-parts publication-text">
        <div className="legal-text publication-opening">
          <Blocks blocks={text.opening} />
        </div>
        {text.chapters.map(({ id, title, blocks }, index) => (
          <section key={id} id={id} className="legal-part" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              <span className="legal-number" aria-hidden="true">
                {index + 1}
              </span>
              <Anchored id={id} nodes={title} />
            </h2>
            <div className="legal-text">
              <Blocks blocks={blocks} />
            </div>
          </section>
        ))}
        <Notes />
      </div>
    </div>
  );
}

function Contents({ text }: { text: PublicationText }) {
  const { t } = useReading();
  return (
    <nav className="legal-contents" aria-label={t("contents")}>
      <details>
        <summary>
          <span>{t("contents")}</span>
          <span className="legal-here" aria-hidden="true" />
          <Chevron />
        </summary>
        <ol>
          {text.chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Inline nodes={title} plain />
              </a>
            </li>
          ))}
          <li className="publication-contents-notes">
            <a href={`#${notesId}`}>{t("notes")}</a>
          </li>
        </ol>
      </details>
    </nav>
  );
}

function Notes() {
  const { notes, t } = useReading();
  return (
    <section
      id={notesId}
      className="legal-part publication-notes"
      role="doc-endnotes"
      aria-labelledby={`${notesId}-title`}
    >
      <h2 id={`${notesId}-title`}>{t("notes")}</h2>
      <ol className="legal-text">
        {notes.map(({ id, children }, index) => (
          <li key={id} id={`note-${id}`}>
            <Inline nodes={children} />{" "}
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
