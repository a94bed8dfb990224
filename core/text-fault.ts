export const textFaults = [
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
  "heavy",
] as const;
/** A node of the text. Nodes of the parser know their line, those we add do not. */
type Placed = object & { position?: { start: { line: number } } | undefined; type: string };
export type TextFaultCode = (typeof textFaults)[number];

/**
 * What is wrong with a text. The message is for whoever runs a build; at the desk the writer gets a
 * sentence in their own language, made from the code, `what` and the line.
 */
export class TextFault extends Error {
  readonly code: TextFaultCode;
  readonly what: string;
  readonly line: number | null;

  constructor(
    code: TextFaultCode,
    sentence: string,
    { what = "", node, line }: { what?: string; node?: Placed; line?: number } = {},
  ) {
    super(sentence);
    this.name = "TextFault";
    this.code = code;
    this.what = what;
    this.line = line ?? node?.position?.start.line ?? null;
  }
}
