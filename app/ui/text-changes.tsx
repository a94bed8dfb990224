import { Fragment } from "react";
import type { ChangedChapter, Part } from "#core/compare-texts.ts";

/** What is said aloud around what was removed or added, since two screen readers pass over it. */
type SaidOfMarks = { removed: string; added: string; end: string };

type Props = { passages: ChangedChapter["passages"]; said: SaidOfMarks };

/** What changed in a chapter of a text, as a corrected proof. */
export function TextChanges({ passages, said }: Props) {
  return numbered(passages).map(({ value: { parts }, key }) => (
    <p key={key}>
      {numbered(parts).map(({ value: part, key: place, at }) => (
        <Fragment key={place}>
          <Marked part={part} said={said} />
          {/* What was removed and what took its place read as two words. */}
          {part.kind === "removed" && parts[at + 1]?.kind === "added" && " "}
        </Fragment>
      ))}
    </p>
  ));
}

function Marked({ part: { kind, words }, said }: { part: Part; said: SaidOfMarks }) {
  if (kind === "same") return words;
  const Mark = kind === "removed" ? "del" : "ins";
  return (
    <Mark>
      <span className="sr-only">{` [${said[kind]} `}</span>
      {words}
      <span className="sr-only">{` ${said.end}] `}</span>
    </Mark>
  );
}

function numbered<Value>(values: readonly Value[]) {
  return values.map((value, at) => ({ value, key: `${at}`, at }));
}
