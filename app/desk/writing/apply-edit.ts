import type { Edit, Piece } from "./edits.ts";

/** In characters: pieces that lie this close are put in at once. */
const close = 4000;

/**
 * Does an edit in a text area as if it had been typed, so that Ctrl+Z takes it back. Only
 * `execCommand` does that (https://github.com/whatwg/html/issues/3106); a browser without it still
 * has the text.
 */
export function applyEdit(area: HTMLTextAreaElement, { pieces, start, end }: Edit): void {
  area.focus();
  // From the last to the first, so that the places of the others stay.
  for (const { from, to, put } of joined(area.value, pieces).toReversed()) {
    area.setSelectionRange(from, to);
    const isDone =
      put === "" ? document.execCommand("delete") : document.execCommand("insertText", false, put);
    if (isDone) continue;
    area.setRangeText(put, from, to, "end");
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}

/** Pieces close to each other as one, with what stands between them, so that one Ctrl+Z is enough. */
export function joined(value: string, pieces: readonly Piece[]): Piece[] {
  const [first, ...others] = pieces;
  if (!first) return [];
  const all = [first];
  for (const piece of others) {
    const last = all.at(-1) as Piece;
    if (piece.from - last.to > close) all.push(piece);
    else {
      const put = last.put + value.slice(last.to, piece.from) + piece.put;
      all[all.length - 1] = { from: last.from, to: piece.to, put };
    }
  }
  return all;
}
