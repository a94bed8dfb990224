/** An element of the head: its name, its attributes as React writes them, what it holds. */
export type HeadTag = [
  name: "title" | "meta" | "link" | "script",
  attributes: Readonly<Record<string, string>>,
  text?: string,
];
