/** What two texts have in common, paragraph by paragraph and then word by word. */
export type Part = { kind: "same" | "added" | "removed"; text: string };
export type Paragraph = Part[];

export function difference(before: string, after: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let gone: string[] = [];
  let come: string[] = [];
  function settle(): void {
    // Those that stand in each other's place are compared word by word.
    for (let index = 0; index < Math.max(gone.length, come.length); index++) {
      paragraphs.push(joined(matched(wordsOf(gone[index]), wordsOf(come[index]))));
    }
    gone = [];
    come = [];
  }
  for (const { kind, text } of matched(paragraphsOf(before), paragraphsOf(after))) {
    if (kind === "removed") gone.push(text);
    else if (kind === "added") come.push(text);
    else {
      settle();
      paragraphs.push([{ kind, text }]);
    }
  }
  settle();
  return paragraphs;
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Words and marks with the space after them: what is put together again is the text. */
function wordsOf(text = ""): string[] {
  return text.match(/(?:[\p{L}\p{N}'’-]+|[^\p{L}\p{N}])\s*/gu) ?? [];
}

/** The longest common sequence, and between its members what went and what came. */
function matched(before: readonly string[], after: readonly string[]): Part[] {
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

function joined(parts: readonly Part[]): Paragraph {
  const paragraph: Paragraph = [];
  for (const part of parts) {
    const last = paragraph.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else paragraph.push({ ...part });
  }
  return paragraph;
}
