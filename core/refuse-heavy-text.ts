/**
 * What a text may hold so that it is read in no time. Reading emphasis and links takes as long as the
 * square of their marks, and blocks within blocks that of their depth: 20,000 characters took eleven seconds.
 */
import { TextFault } from "./text-fault.ts";

/** Our longest publication has 153 lines and 86 marks. */
const mostLines = 1_500;
const mostMarks = 1_000;
/** A list in a list, say, and one to spare: quotes, numbers and dashes that open a block in one line. */
const mostOpenings = 3;
/** Lists within lists by indenting; the data of a figure are indented, too. */
const mostIndent = 24;
/** Spaces in a row, which are looked for before signs that ask for one. */
const gap = /[ \t]{200}/;

const marks = /[*_~[\]]/g;
const opening = /^[ \t]*(?:[>+*-]|\d{1,9}[.)])(?=[ \t>]|$)|^[ \t]*>/;

export function refuseHeavyText(markdown: string): void {
  const lines = markdown.split(/\r\n|[\r\n]/);
  if (lines.length > mostLines) throw tooHeavy(mostLines + 1);
  let marked = 0;
  for (const [at, line] of lines.entries()) {
    marked += line.match(marks)?.length ?? 0;
    if (marked > mostMarks || gap.test(line) || isDeep(line)) throw tooHeavy(at + 1);
  }
}

function isDeep(line: string): boolean {
  let rest = line;
  for (let opened = 0; opening.test(rest); opened += 1) {
    if (opened === mostOpenings) return true;
    rest = rest.replace(opening, "");
  }
  const indent = /^[ \t]*/.exec(line)?.[0] ?? "";
  return indent.replaceAll("\t", "    ").length > mostIndent;
}

function tooHeavy(line: number): TextFault {
  const sentence = "There are too many lines, marks of emphasis and links, or lists within lists.";
  return new TextFault("heavy", sentence, { line });
}
