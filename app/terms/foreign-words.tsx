import { cutAtMarks, type Mark } from "./mark.ts";

/** A text whose words in the other language say so to a screen reader. */
export function ForeignWords({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return cutAtMarks(text, marks).map((part, index) =>
    typeof part === "string" ? part : <Foreign key={keyOf(index)} {...part} />,
  );
}

export function Foreign({ words, lang }: Mark) {
  return lang ? <span lang={lang}>{words}</span> : words;
}

/** The parts of a text keep their places. */
export function keyOf(index: number): string {
  return `part-${index}`;
}
