import { cutAtMarks, type Mark } from "./mark.ts";

/** A text whose words in the other language have a `lang`, for screen readers. */
export function ForeignWords({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return cutAtMarks(text, marks).map((part, index) =>
    typeof part === "string" ? part : <Foreign key={keyOf(index)} {...part} />,
  );
}

export function Foreign({ words, lang }: Mark) {
  return lang ? <span lang={lang}>{words}</span> : words;
}

/** The index is a stable key: the parts of a text do not move. */
export function keyOf(index: number): string {
  return `part-${index}`;
}
