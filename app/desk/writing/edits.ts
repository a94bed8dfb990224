/**
 * What the buttons above a Markdown text do to it: pieces of it are replaced, and all the rest
 * stays as it was typed.
 */

/** A text and what is selected in it. */
export type Selected = { value: string; start: number; end: number };
/** Puts `put` in the place of what stands from `from` to `to`. */
export type Piece = { from: number; to: number; put: string };
/** Pieces in the order of the text, none within another, and what is selected after them. */
export type Edit = { pieces: readonly Piece[]; start: number; end: number };

const marks = { bold: 2, italic: 1 } as const;
export type Mark = keyof typeof marks;

/** Bold or italic, or no longer so. A mark does not reach across paragraphs: each line has its own. */
export function marked({ value, start, end }: Selected, mark: Mark): Edit {
  if (start === end) [start, end] = wordAt(value, start);
  const spans = markable(value, start, end);
  const [only] = spans;
  if (only && spans.length === 1) {
    const [inner, outer] = signsAround(value, only);
    if (has(inner, mark) || has(outer, mark)) {
      return without(only, marks[mark], has(inner, mark) ? "within" : "around");
    }
  }
  const signs = "*".repeat(marks[mark]);
  const pieces = spans.flatMap(({ from, to }) =>
    // An empty span takes both signs at once, so that the cursor can stand between them.
    from === to
      ? [{ from, to, put: signs + signs }]
      : [
          { from, to: from, put: signs },
          { from: to, to, put: signs },
        ],
  );
  const first = spans[0]?.from ?? start;
  const added = pieces.reduce((sum, { put }) => sum + put.length, 0);
  const last = (spans.at(-1)?.to ?? end) + added - (pieces.length > 0 ? signs.length : 0);
  return { pieces, start: pieces.length > 0 ? first + signs.length : start, end: last };
}

/** A heading of this depth, or no longer one. */
export function headed({ value, start, end }: Selected, depth: 2 | 3): Edit {
  const [line] = linesIn(value, start, start);
  if (!line || isOfBlock(value, line)) return { pieces: [], start, end };
  const [lead = "", signs = ""] = /^ {0,3}(?:(#{1,6})(?:[ \t]+|$)|[-*+][ \t]+|\d+[.)][ \t]+)?/.exec(
    line.text,
  ) as RegExpExecArray;
  const put = signs?.length === depth ? "" : `${"#".repeat(depth)} `;
  return selecting({ value, start, end }, [{ from: line.from, to: line.from + lead.length, put }]);
}

const listSign = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]+/;

/** The lines as a list, or no longer as one. */
export function listed({ value, start, end }: Selected, ordered: boolean): Edit {
  const all = linesIn(value, start, end).filter((line) => !isOfBlock(value, line));
  const written = all.filter(({ text }) => text.trim() !== "");
  const lines = written.length > 0 ? written : all.slice(0, 1);
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return { pieces: [], start, end };
  const own = ordered ? /^[ \t]*\d{1,9}[.)][ \t]+/ : /^[ \t]*[-*+][ \t]+/;
  const isList = lines.every(({ text }) => own.test(text));
  const pieces = lines.map(({ from, text }, at): Piece => {
    const [sign = "", indent = ""] = listSign.exec(text) ?? /^()(?:#{1,6}[ \t]+)?/.exec(text) ?? [];
    const put = isList ? "" : `${indent}${ordered ? `${at + 1}.` : "-"} `;
    return { from, to: from + sign.length, put };
  });
  if (!isList) {
    // A paragraph that touches the list would be taken for a part of it.
    const above = lineBefore(value, first.from);
    const [opening] = pieces;
    if (opening && above.trim() !== "" && !listSign.test(above)) opening.put = `\n${opening.put}`;
    const below = lineAfter(value, last.to);
    if (below.trim() !== "" && !listSign.test(below)) {
      pieces.push({ from: last.to, to: last.to, put: "\n" });
    }
  }
  return selecting({ value, start, end }, pieces);
}

/** A link around the selection; its address is what is to be typed next. */
export function linked({ value, start, end }: Selected): Edit {
  const whole = linkAt(value, start, end);
  if (whole) return { pieces: [], ...whole };
  if (blockAt(value, start)?.kind === "fence") return { pieces: [], start, end };
  [start, end] = trimmed(value, start, end);
  const words = value.slice(start, end);
  // Nothing that would break the link is taken into it: an empty line, or another link or note.
  if (/\n[ \t]*\n|[[\]]/.test(words)) start = end;
  const address = value.slice(start, end);
  if (/^(?:https:\/\/|\/)\S+$/.test(address)) {
    const pieces = [
      { from: start, to: start, put: "[](" },
      { from: end, to: end, put: ")" },
    ];
    return { pieces, start: start + 1, end: start + 1 };
  }
  if (start === end) {
    return { pieces: [{ from: end, to: end, put: "[](https://)" }], start: end + 1, end: end + 1 };
  }
  const pieces = [
    { from: start, to: start, put: "[" },
    { from: end, to: end, put: "](https://)" },
  ];
  return { pieces, start: end + 3, end: end + 3 + "https://".length };
}

/** The call of a note after the selection, and its place at the end, where it is typed next. */
export function noted({ value, start, end }: Selected): Edit {
  if (blockAt(value, end)?.kind === "fence") return { pieces: [], start, end };
  let number = 1;
  while (value.includes(`[^${number}]`)) number++;
  const call = `[^${number}]`;
  const open = blockAt(value, value.length);
  // A drawing whose end was never typed would swallow the note.
  const lead = open && open.to === value.length && open.kind === "fence" ? "\n```" : "";
  const gap = value.endsWith("\n\n") ? "" : value.endsWith("\n") ? "\n" : "\n\n";
  const note = `${lead}${gap}${call}: `;
  const pieces = [
    { from: end, to: end, put: call },
    { from: value.length, to: value.length, put: note },
  ];
  const after = value.length + call.length + note.length;
  return { pieces, start: after, end: after };
}

/** A block of its own, after the paragraph or the block in which the cursor stands. */
export function placed({ value, end }: Selected, block: string): Edit {
  const at = endOfBlock(value, end);
  const before = value.slice(0, at);
  const after = value.slice(at);
  const lead =
    before === "" || /\n[ \t]*\n$/.test(before) ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const trail =
    after === "" || /^[ \t]*\n[ \t]*\n/.test(after) ? "" : after.startsWith("\n") ? "\n" : "\n\n";
  const cursor = at + lead.length + block.length;
  return { pieces: [{ from: at, to: at, put: lead + block + trail }], start: cursor, end: cursor };
}

/** A block in the place of another, as when it was changed in a form. */
export function replaced({ from, to }: { from: number; to: number }, block: string): Edit {
  return {
    pieces: [{ from, to, put: block }],
    start: from + block.length,
    end: from + block.length,
  };
}

/**
 * Where `source` stands by now that stood at a place when its form was opened: a colleague's words
 * may have come into the text meanwhile. Nowhere where it was changed, or where it could be two.
 */
export function placeNow(
  value: string,
  { from, to }: { from: number; to: number },
  source: string,
): { from: number; to: number } | undefined {
  if (value.slice(from, to) === source) return { from, to };
  const at = value.indexOf(source);
  if (at === -1 || at !== value.lastIndexOf(source)) return undefined;
  return { from: at, to: at + source.length };
}

/** The text after an edit. */
export function edited(value: string, { pieces }: Edit): string {
  return pieces
    .toReversed()
    .reduce((text, { from, to, put }) => text.slice(0, from) + put + text.slice(to), value);
}

export type Block = { kind: "fence" | "table"; from: number; to: number };

/** The drawing or the table in which a place lies: its lines are no sentences. */
export function blockAt(value: string, at: number): Block | undefined {
  let open: number | undefined;
  for (const line of linesIn(value, 0, value.length)) {
    if (open === undefined && line.from > at) break;
    if (!/^ {0,3}```/.test(line.text)) continue;
    if (open === undefined) open = line.from;
    else {
      if (at >= open && at <= line.to) return { kind: "fence", from: open, to: line.to };
      open = undefined;
    }
  }
  if (open !== undefined && at >= open) return { kind: "fence", from: open, to: value.length };
  const lines = linesIn(value, 0, value.length);
  const here = lines.findIndex(({ from, to }) => at >= from && at <= to);
  const isRow = (index: number) => /^\s*\|/.test(lines[index]?.text ?? "");
  if (!isRow(here)) return undefined;
  let [first, last] = [here, here];
  while (isRow(first - 1)) first--;
  while (isRow(last + 1)) last++;
  return { kind: "table", from: lines[first]?.from ?? at, to: lines[last]?.to ?? at };
}

type Line = { from: number; to: number; text: string };

/** The lines which a selection touches. */
export function linesIn(value: string, start: number, end: number): Line[] {
  const lines: Line[] = [];
  let from = start === 0 ? 0 : value.lastIndexOf("\n", start - 1) + 1;
  while (true) {
    const stop = value.indexOf("\n", from);
    const to = stop < 0 ? value.length : stop;
    lines.push({ from, to, text: value.slice(from, to) });
    if (stop < 0 || stop >= end) return lines;
    from = stop + 1;
    // A selection that ends before the first letter of a line does not touch it.
    if (from === end && start !== end && end < value.length) return lines;
  }
}

function isOfBlock(value: string, line: Line): boolean {
  return blockAt(value, line.from) !== undefined || /^Table:/.test(line.text);
}

function lineBefore(value: string, from: number): string {
  return from === 0 ? "" : value.slice(value.lastIndexOf("\n", from - 2) + 1, from - 1);
}

function lineAfter(value: string, to: number): string {
  const [, next = ""] = value.slice(to).split("\n", 2);
  return next;
}

function endOfBlock(value: string, at: number): number {
  const block = blockAt(value, at);
  if (block) return block.to;
  const here = linesIn(value, at, at)[0];
  if (!here || here.text.trim() === "") return here?.from ?? at;
  const lines = linesIn(value, here.from, value.length);
  const gap = lines.findIndex(({ text }) => text.trim() === "");
  const last = lines[gap < 0 ? lines.length - 1 : gap - 1];
  return last?.to ?? value.length;
}

type Span = { from: number; to: number };

/** The words of a selection, line by line, without the signs that lines begin with. */
function markable(value: string, start: number, end: number): Span[] {
  const spans = linesIn(value, start, end).flatMap((line) => {
    const block = blockAt(value, line.from);
    if (block?.kind === "fence") return [];
    // Within a table, the words of one cell alone.
    if (block && (value.slice(start, end).includes("|") || /^[\s|:-]*$/.test(line.text))) return [];
    const [sign = ""] =
      /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6}|>)[ \t]+)*(?:\[\^[^\]]+\]:[ \t]*)?/.exec(line.text) ??
      [];
    const least = block ? line.from : line.from + sign.length;
    const [from, to] = trimmed(value, Math.max(start, least), Math.min(end, line.to));
    return from <= to ? [{ from, to }] : [];
  });
  const words = spans.filter(({ from, to }) => from < to);
  return words.length > 0 ? words : spans.slice(0, 1);
}

/** How many asterisks stand at the inner and at the outer side of both ends. */
function signsAround(value: string, { from, to }: Span): [inner: number, outer: number] {
  const words = value.slice(from, to);
  const before = /(?<!\\)\*+$/.exec(value.slice(0, from))?.[0].length ?? 0;
  const after = /^\*+/.exec(value.slice(to))?.[0].length ?? 0;
  const first = /^\*+/.exec(words)?.[0].length ?? 0;
  const last = /(?<!\\)\*+$/.exec(words)?.[0].length ?? 0;
  const inner = first + last < words.length ? Math.min(first, last) : 0;
  return [inner, Math.min(before, after)];
}

/** One asterisk is italic, two are bold, three are both. */
function has(signs: number, mark: Mark): boolean {
  return mark === "bold" ? signs === 2 || signs === 3 : signs === 1 || signs === 3;
}

function without({ from, to }: Span, length: number, side: "within" | "around"): Edit {
  const within = side === "within";
  const pieces = within
    ? [
        { from, to: from + length, put: "" },
        { from: to - length, to, put: "" },
      ]
    : [
        { from: from - length, to: from, put: "" },
        { from: to, to: to + length, put: "" },
      ];
  return within
    ? { pieces, start: from, end: to - 2 * length }
    : { pieces, start: from - length, end: to - length };
}

function wordAt(value: string, at: number): [number, number] {
  const before = /[\p{L}\p{N}’'-]*$/u.exec(value.slice(0, at))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}’'-]*/u.exec(value.slice(at))?.[0].length ?? 0;
  // At the edge of a word something new is begun.
  return before > 0 && after > 0 ? [at - before, at + after] : [at, at];
}

/** Without the spaces at its edges, beside which a mark would not count. */
function trimmed(value: string, start: number, end: number): [number, number] {
  const words = value.slice(start, end);
  if (words.trim() === "") return [start, start];
  return [
    start + words.length - words.trimStart().length,
    end - (words.length - words.trimEnd().length),
  ];
}

/** The address of the link in which the selection lies. */
function linkAt(
  value: string,
  start: number,
  end: number,
): { start: number; end: number } | undefined {
  for (const found of value.matchAll(/(?<!!)\[[^[\]\n]*\]\(([^()\s]*)\)/g)) {
    const to = found.index + found[0].length;
    if (start < found.index || end > to) continue;
    if (start === end && (start === found.index || end === to)) continue;
    return { start: to - 1 - (found[1] ?? "").length, end: to - 1 };
  }
  return undefined;
}

/** The same words stay selected; an empty selection stays behind what was put before it. */
function selecting({ start, end }: Selected, pieces: readonly Piece[]): Edit {
  const moved = (at: number) =>
    pieces.reduce((place, { from, to, put }) => {
      if (at < from || (at === from && from === to && put === "\n")) return place;
      return at >= to ? place + put.length - (to - from) : place + put.length - (at - from);
    }, at);
  return {
    pieces: pieces.filter(({ from, to, put }) => from !== to || put !== ""),
    start: moved(start),
    end: moved(end),
  };
}
