import type { RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Block } from "#app/site/reading/blocks.tsx";
import type { Draw } from "#app/site/reading/draw-text.tsx";
import { keyOf } from "#app/terms/foreign-words.tsx";
import type { ParsedText } from "#core/parse-text.ts";

type Props = { text: ParsedText; draw: Draw };
type Note = ParsedText["notes"][number] & { number: number };

/** The text, with each note beside the passage that first refers to it. */
export function Passages({ text, draw }: Props) {
  const placed = new Set<string>();
  const notesOf = (block: RootContent): Note[] => {
    const called: Note[] = [];
    visit(block, "footnoteReference", ({ identifier }) => {
      const place = text.notes.findIndex(({ id }) => id === identifier);
      const note = text.notes[place];
      if (!note || placed.has(identifier)) return;
      placed.add(identifier);
      called.push({ ...note, number: place + 1 });
    });
    return called;
  };
  const parts = [
    { id: "", blocks: text.opening, heading: undefined },
    ...text.chapters.map(({ id, heading, blocks }) => ({ id, heading, blocks })),
  ];
  return parts.map(({ id, heading, blocks }) => (
    <section
      key={id}
      className={heading ? "letter-part" : "letter-opening"}
      {...(heading && { id, "aria-labelledby": `${id}-title` })}
    >
      {heading && <h2 id={`${id}-title`}>{draw(heading, "inside")}</h2>}
      {blocks.map((block, index) => (
        <div key={keyOf(index)} className="letter-passage">
          <Block block={block} draw={draw} />
          {notesOf(block).map((note) => (
            <MarginNote key={note.id} note={note} draw={draw} />
          ))}
        </div>
      ))}
    </section>
  ));
}

function MarginNote({ note: { id, words, number }, draw }: { note: Note; draw: Draw }) {
  const { t } = useTranslation("letter");
  return (
    <aside
      id={`note-${id}`}
      className="letter-note"
      role="doc-footnote"
      aria-label={t("note", { number })}
    >
      <span aria-hidden="true">{number}</span> {draw(words, "inside")}{" "}
      <a href={`#call-${id}`} role="doc-backlink" aria-label={t("noteBack", { number })}>
        ↩
      </a>
    </aside>
  );
}
