/**
 * Reads the values that a PDF is written in: names, numbers, texts, lists, dictionaries. As lenient
 * as viewers are, because what a viewer understands in a broken file has to be seen here as well.
 */

import { Buffer } from "node:buffer";

export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}
/** `12 0 R`: the object of that number. */
export class PdfRef {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}
export class PdfText {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}
/** A word outside of every text and name, such as `endobj`. */
export class PdfWord {
  readonly word: string;
  constructor(word: string) {
    this.word = word;
  }
}
/** All its entries: viewers differ in which they take where a key is there twice. */
export class PdfDict {
  readonly entries: (readonly [string, PdfValue])[] = [];
  get(key: string): PdfValue | undefined {
    return this.entries.findLast(([name]) => name === key)?.[1];
  }
}
export type PdfValue =
  | PdfName
  | PdfRef
  | PdfText
  | PdfWord
  | PdfDict
  | readonly PdfValue[]
  | number
  | boolean
  | null;

/** Why a file is not looked into any further: a code of `core/refusals.ts`. */
export class FileTrouble extends Error {
  readonly why: "file-unreadable" | "file-slow" | "file-unpacks" | "pdf-password";
  constructor(why: FileTrouble["why"]) {
    super(why);
    this.why = why;
  }
}

/** No value of an honest file is nested deeper. */
const deepest = 100;
/** Longer texts are passed over, and not kept. */
const longestText = 1024;

const isSpace = table("\0\t\n\f\r ");
const isDelimiter = table("()<>[]{}/%");
const ends = isSpace.map((space, code) => space | (isDelimiter[code] as number));
const characters = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));

/** By the code of each character: 1 for these. */
function table(these: string): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, code) =>
    these.includes(String.fromCharCode(code)) ? 1 : 0,
  );
}

const slash = 47;
const open = 40;
const close = 41;
const less = 60;
const greater = 62;
const percent = 37;
const backslash = 92;
const bracket = 91;

const isLineEnd = (here: number | undefined) => here === 10 || here === 13;

/** Each byte as one character. */
export function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

/** One value after the other, from a place in the bytes on. */
export class PdfReader {
  readonly bytes: Uint8Array;
  at: number;
  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** `undefined` at the end. */
  value(depth = 0): PdfValue | undefined {
    if (depth > deepest) throw new FileTrouble("file-unreadable");
    this.skipSpace();
    const first = this.bytes[this.at];
    if (first === undefined) return undefined;
    if (first === slash) return this.name();
    if (first === open) return this.text();
    if (first === less) {
      return this.bytes[this.at + 1] === less ? this.dict(depth) : this.hexText();
    }
    if (first === bracket) return this.list(depth);
    if (isDelimiter[first]) {
      this.at += 1;
      return new PdfWord(String.fromCharCode(first));
    }
    const word = this.regular();
    // Numbers begin with a digit, a sign or a point.
    if (first > 57 || first < 43) return literalOf(word);
    if (/^\d+$/.test(word)) return this.refOr(Number(word));
    return /^[+-]*\d*\.?\d*$/.test(word) ? Number.parseFloat(word) || 0 : new PdfWord(word);
  }

  skipSpace(): void {
    for (;;) {
      const here = this.bytes[this.at];
      if (here === undefined) return;
      if (here === percent) {
        while (this.at < this.bytes.length && !isLineEnd(this.bytes[this.at])) this.at += 1;
      } else if (isSpace[here]) this.at += 1;
      else return;
    }
  }

  private regular(): string {
    const { bytes } = this;
    let word = "";
    let at = this.at;
    for (; at < bytes.length; at += 1) {
      const here = bytes[at] as number;
      if (ends[here]) break;
      if (word.length < longestText) word += characters[here];
    }
    this.at = at;
    return word;
  }

  /** Any sign of a name may be written as `#` and two digits. */
  private name(): PdfName {
    this.at += 1;
    const written = this.regular();
    return new PdfName(
      written.replace(/#([0-9a-f]{2})/gi, (_, hex) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    );
  }

  private refOr(number: number): number | PdfRef {
    const after = this.at;
    this.skipSpace();
    const next = this.bytes[this.at] ?? 0;
    if (next >= 48 && next <= 57 && /^\d+$/.test(this.regular())) {
      this.skipSpace();
      if (this.regular() === "R") return new PdfRef(number);
    }
    this.at = after;
    return number;
  }

  /** With brackets inside, as long as they come in pairs. */
  private text(): PdfText {
    const kept: number[] = [];
    this.at += 1;
    for (let depth = 1; this.at < this.bytes.length; ) {
      const here = this.bytes[this.at] as number;
      this.at += 1;
      if (here === open) depth += 1;
      if (here === close) depth -= 1;
      if (depth === 0) break;
      const meant = here === backslash ? this.escaped() : here;
      if (meant !== undefined && kept.length < longestText) kept.push(meant);
    }
    return new PdfText(Uint8Array.from(kept));
  }

  /** What follows a backslash; nothing for a line that goes on. */
  private escaped(): number | undefined {
    const octal = /^[0-7]{1,3}/.exec(latin(this.bytes.subarray(this.at, this.at + 3)))?.[0];
    if (octal) {
      this.at += octal.length;
      return Number.parseInt(octal, 8) & 255;
    }
    const here = this.bytes[this.at];
    this.at += 1;
    if (here === 13 && this.bytes[this.at] === 10) this.at += 1;
    if (here === undefined || isLineEnd(here)) return undefined;
    const short = "nrtbf".indexOf(String.fromCharCode(here));
    return short < 0 ? here : "\n\r\t\b\f".charCodeAt(short);
  }

  private hexText(): PdfText {
    const from = this.at + 1;
    const end = this.bytes.indexOf(greater, from);
    this.at = end < 0 ? this.bytes.length : end + 1;
    const digits = latin(this.bytes.subarray(from, Math.min(this.at, from + 2 * longestText)))
      .replace(/[^0-9a-f]/gi, "")
      .match(/..?/g);
    return new PdfText(
      Uint8Array.from(digits ?? [], (pair) => Number.parseInt(pair.padEnd(2, "0"), 16)),
    );
  }

  private list(depth: number): readonly PdfValue[] {
    this.at += 1;
    const values: PdfValue[] = [];
    for (;;) {
      const value = this.value(depth + 1);
      if (value === undefined || (value instanceof PdfWord && value.word === "]")) return values;
      values.push(value);
    }
  }

  /** What stands where a name must be is passed over; one that is not closed ends with the file. */
  private dict(depth: number): PdfDict {
    this.at += 2;
    const dict = new PdfDict();
    for (;;) {
      this.skipSpace();
      if (this.bytes[this.at] === greater && this.bytes[this.at + 1] === greater) {
        this.at += 2;
        return dict;
      }
      const key = this.value(depth + 1);
      if (key === undefined) return dict;
      if (!(key instanceof PdfName)) continue;
      this.skipSpace();
      const ends = this.bytes[this.at] === greater && this.bytes[this.at + 1] === greater;
      dict.entries.push([key.name, ends ? null : (this.value(depth + 1) ?? null)]);
    }
  }
}

function literalOf(word: string): PdfValue {
  if (word === "true" || word === "false") return word === "true";
  return word === "null" ? null : new PdfWord(word);
}
