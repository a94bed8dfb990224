/** A table of a Markdown text as a grid, and back. */
import { type Block, blockAt, linesIn } from "./edits.ts";

export type Grid = {
  caption: string;
  /** The first row names the columns. Cells are Markdown, as they were typed. */
  rows: readonly (readonly string[])[];
  /** Which columns hold figures, set to the right. */
  figures: readonly boolean[];
};

export type PlacedTable = { from: number; to: number; grid: Grid };

const captionMark = /^Table:[ \t]*/;

/** The table in which a place lies, its caption included. */
export function tableAt(value: string, at: number): PlacedTable | undefined {
  const block = blockAt(value, at) ?? blockBelowCaption(value, at);
  if (block?.kind !== "table") return undefined;
  const lines = linesIn(value, block.from, block.to).filter(({ from }) => from < block.to);
  const [head, rule, ...body] = lines;
  if (!head || !rule || !/^[\s|:-]*-[\s|:-]*$/.test(rule.text)) return undefined;
  const names = cellsOf(head.text);
  const rules = cellsOf(rule.text);
  if (names.length !== rules.length) return undefined;
  // What stands beyond the last column is shown by no page; here it keeps a column of its own.
  const cells = [names, ...body.map(({ text }) => cellsOf(text))];
  const width = Math.max(...cells.map(({ length }) => length));
  const above = captionAbove(value, block.from);
  return {
    from: above?.from ?? block.from,
    to: block.to,
    grid: {
      caption: above?.caption ?? "",
      rows: cells.map((row) => Array.from({ length: width }, (_, place) => row[place] ?? "")),
      figures: Array.from({ length: width }, (_, place) => /-:$/.test(rules[place] ?? "")),
    },
  };
}

export function writeTable({ caption, rows, figures }: Grid): string {
  const [names = [], ...body] = rows;
  const rule = names.map((_, place) => (figures[place] ? "---:" : "---"));
  const written = [names, ...body].map((row) => `| ${row.map(asCell).join(" | ")} |`);
  const [head = "", ...rest] = written;
  return [`Table: ${oneLine(caption)}`, head, `|${rule.join("|")}|`, ...rest].join("\n");
}

/** A backslash keeps what follows it from ending the cell. */
function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\|/, "");
  const cells = [""];
  for (const [token] of inner.matchAll(/\\[\\|]|[\s\S]/g)) {
    if (token === "|") cells.push("");
    else cells[cells.length - 1] += token === "\\|" ? "|" : token;
  }
  if (cells.at(-1)?.trim() === "" && cells.length > 1 && /\|\s*$/.test(inner)) cells.pop();
  return cells.map((cell) => cell.trim());
}

function asCell(cell: string): string {
  return oneLine(cell).replace(/\\[\\|]|\|/g, (token) => (token === "|" ? "\\|" : token));
}

function oneLine(words: string): string {
  return words.replace(/\s*\n\s*/g, " ").trim();
}

function captionAbove(value: string, from: number): { from: number; caption: string } | undefined {
  const above = value.slice(0, from).trimEnd();
  const start = above.lastIndexOf("\n") + 1;
  const line = above.slice(start);
  // A caption is a paragraph of its own.
  const isAlone = start === 0 || /\n[ \t]*\n$/.test(value.slice(0, start));
  return captionMark.test(line) && isAlone
    ? { from: start, caption: line.replace(captionMark, "") }
    : undefined;
}

function blockBelowCaption(value: string, at: number): Block | undefined {
  const [line] = linesIn(value, at, at);
  if (!line || !captionMark.test(line.text)) return undefined;
  const gap = /^\s*/.exec(value.slice(line.to))?.[0].length ?? 0;
  return blockAt(value, line.to + gap);
}
