import { askDesk, type DeskAnswer } from "../kit/ask-desk.ts";
import type { Line } from "./sheet/read-sheet.ts";

type Stopped = Exclude<DeskAnswer<unknown>, { kind: "done" }>;

/** Below what the desk's function takes at once. */
const mostLetters = 100_000;
const mostLines = 1_000;

/** In portions, one after the other; each is tried twice. `undefined` once all are there. */
export async function sendLines(
  sheet: string,
  lines: readonly Line[],
  onSent: (count: number) => void,
): Promise<Stopped | undefined> {
  let sent = 0;
  for (const portion of portionsOf(lines)) {
    let answer = await askDesk("releases.lines", { sheet, lines: portion });
    if (answer.kind === "offline" || answer.kind === "late") {
      answer = await askDesk("releases.lines", { sheet, lines: portion });
    }
    if (answer.kind !== "done") return answer;
    sent += portion.length;
    onSent(sent);
  }
  return undefined;
}

export function portionsOf(lines: readonly Line[]): Line[][] {
  const portions: Line[][] = [];
  let letters = mostLetters;
  for (const line of lines) {
    const length = new TextEncoder().encode(JSON.stringify(line)).length;
    const open = portions.at(-1);
    if (!open || letters + length > mostLetters || open.length >= mostLines) {
      portions.push([line]);
      letters = length;
    } else {
      open.push(line);
      letters += length;
    }
  }
  return portions;
}
