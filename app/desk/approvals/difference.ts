/** The differences between two texts, first by paragraph, then word by word. */
export type Part = { kind: "same" | "added" | "removed"; text: string };
export type Paragraph = Part[];

export function difference(before: string, after: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  function compareWordByWord(): void {
    // A removed paragraph and the added one in its place are compared word by word.
    for (let index = 0; index < Math.max(removed.length, added.length); index++) {
      paragraphs.push(joinNeighbours(compare(wordsOf(removed[index]), wordsOf(added[index]))));
    }
    removed = [];
    added = [];
  }
  for (const { kind, text } of compare(paragraphsOf(before), paragraphsOf(after))) {
    if (kind === "removed") removed.push(text);
    else if (kind === "added") added.push(text);
    else {
      compareWordByWord();
      paragraphs.push([{ kind, text }]);
    }
  }
  compareWordByWord();
  return paragraphs;
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * Words, numbers and punctuation marks, each with the space after it, so that joining them gives the
 * text again. A number is replaced whole: in "45150,000" nobody sees both.
 */
function wordsOf(text = ""): string[] {
  return text.match(/(?:\p{N}+(?:[.,\u202f]\p{N}+)+|[\p{L}\p{N}'’-]+|[^\p{L}\p{N}])\s*/gu) ?? [];
}

/** The longest common sequence of both lists, with what was removed and added in between. */
function compare(before: readonly string[], after: readonly string[]): Part[] {
  const width = after.length + 1;
  const longest = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      longest[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const parts: Part[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const [old = "", now = ""] = [before[row], after[column]];
    const both = row < before.length && column < after.length;
    if (both && old === now) {
      parts.push({ kind: "same", text: now });
      row++;
      column++;
    } else if (row < before.length && (!both || at(row + 1, column) >= at(row, column + 1))) {
      parts.push({ kind: "removed", text: old });
      row++;
    } else {
      parts.push({ kind: "added", text: now });
      column++;
    }
  }
  return parts;
}

function joinNeighbours(parts: readonly Part[]): Paragraph {
  const paragraph: Paragraph = [];
  for (const part of parts) {
    const last = paragraph.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else paragraph.push({ ...part });
  }
  return paragraph;
}
