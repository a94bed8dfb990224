const textFaults = [
  "no-place",
  "tag",
  "unclosed",
  "caption",
  "figure",
  "heading",
  "note-missing",
  "note-unused",
  "link",
  "picture",
  "alt",
] as const;
/** A node of the text: the parser’s own know their place, ours do not. */
type Placed = object & { position?: { start: { line: number } } | undefined; type: string };
export type TextFaultCode = (typeof textFaults)[number];

/**
 * What is wrong with a text. Its sentence is for who runs a build; who writes at the desk is told in
 * their own language, from the code, what it is about and its line.
 */
export class TextFault extends Error {
  readonly code: TextFaultCode;
  readonly what: string;
  readonly line: number | null;

  constructor(
    code: TextFaultCode,
    sentence: string,
    { what = "", node }: { what?: string; node?: Placed } = {},
  ) {
    super(sentence);
    this.name = "TextFault";
    this.code = code;
    this.what = what;
    this.line = node?.position?.start.line ?? null;
  }
}
