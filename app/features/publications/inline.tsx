import type { Html, PhrasingContent } from "mdast";
import type { ReactNode } from "react";
import { keyOf } from "#app/features/glossary/foreign-words.tsx";
import { cutAtMarks } from "#app/features/glossary/mark.ts";
import { pathTo } from "#core/paths.ts";
import { useReading } from "./reading.ts";

type Props = {
  nodes: readonly PhrasingContent[];
  /** Inside a heading or a link, nothing leads elsewhere. */
  plain?: boolean;
};

/** Words with their stress, their languages, their notes, and the terms of the glossary. */
export function Inline({ nodes, plain = false }: Props) {
  return groupByLanguage(nodes).map((part, index) => {
    const key = keyOf(index);
    if (!("lang" in part)) return <Part key={key} node={part} plain={plain} />;
    return (
      <span key={key} lang={part.lang}>
        <Inline nodes={part.nodes} plain />
      </span>
    );
  });
}

function Part({ node, plain }: { node: PhrasingContent; plain: boolean }): ReactNode {
  switch (node.type) {
    case "text":
      return <Words text={node.value} plain={plain} />;
    case "emphasis":
      return (
        <em>
          <Inline nodes={node.children} plain={plain} />
        </em>
      );
    case "strong":
      return (
        <strong>
          <Inline nodes={node.children} plain={plain} />
        </strong>
      );
    case "footnoteReference":
      return <Call id={node.identifier} />;
  }
  throw new Error(`A publication has no place for ${node.type} in a line.`);
}

/** A term leads to its entry where the text first uses it; no note can unfold without a script. */
function Words({ text, plain }: { text: string; plain: boolean }) {
  const { language, marks, explained, firm } = useReading();
  return cutAtMarks(text.replaceAll("{{firm}}", firm), marks).map((part, index) => {
    if (typeof part === "string") return part;
    const { words, term, lang } = part;
    const key = keyOf(index);
    if (!term || plain || explained.has(term)) {
      return lang && !plain ? (
        <span key={key} lang={lang}>
          {words}
        </span>
      ) : (
        words
      );
    }
    explained.add(term);
    return (
      <a key={key} className="term" lang={lang} href={`${pathTo("glossary", language)}#${term}`}>
        {words}
      </a>
    );
  });
}

/** The number of a note in the text: it leads to the note, which leads back. */
function Call({ id }: { id: string }) {
  const { notes, calls, t } = useReading();
  const number = notes.findIndex((note) => note.id === id) + 1;
  const again = (calls.get(id) ?? 0) + 1;
  calls.set(id, again);
  return (
    <sup className="note-call">
      <a
        id={again === 1 ? `call-${id}` : `call-${id}-${again}`}
        href={`#note-${id}`}
        role="doc-noteref"
        aria-label={t("noteCall", { number })}
      >
        {number}
      </a>
    </sup>
  );
}

type Passage = { lang: "en" | "fr"; nodes: PhrasingContent[] };

/** `<en>…</en>` around a passage, as the words of pages have it. */
function groupByLanguage(nodes: readonly PhrasingContent[]): (PhrasingContent | Passage)[] {
  const grouped: (PhrasingContent | Passage)[] = [];
  let open: Passage | undefined;
  for (const node of nodes) {
    if (node.type !== "html") (open?.nodes ?? grouped).push(node);
    else open = toggle(node, open, grouped);
  }
  if (open) throw new Error(`<${open.lang}> is not closed.`);
  return grouped;
}

function toggle(
  { value }: Html,
  open: Passage | undefined,
  grouped: (PhrasingContent | Passage)[],
) {
  const [, closing, lang] = /^<(\/?)(en|fr)>$/.exec(value) ?? [];
  if (lang !== "en" && lang !== "fr") throw new Error(`A publication has no place for ${value}.`);
  if (closing) return undefined;
  if (open) throw new Error(`<${lang}> is opened within <${open.lang}>.`);
  const passage: Passage = { lang, nodes: [] };
  grouped.push(passage);
  return passage;
}
