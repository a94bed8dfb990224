import { askDesk, type DeskAnswer } from "../kit/ask-desk.ts";
import type { Line } from "../kit/sheet/read-lines.ts";

type Stopped = Exclude<DeskAnswer<unknown>, { kind: "done" }>;

/** Less than the function `desk` accepts in one request. */
const mostBytes = 100_000;
const mostLines = 1_000;

/**
 * Sends the lines in portions, one after the other, each tried twice. `undefined` once all have
 * arrived.
 */
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
  let bytes = mostBytes;
  for (const line of lines) {
    const length = new TextEncoder().encode(JSON.stringify(line)).length;
    const open = portions.at(-1);
    if (!open || bytes + length > mostBytes || open.length >= mostLines) {
      portions.push([line]);
      bytes = length;
    } else {
      open.push(line);
      bytes += length;
    }
  }
  return portions;
}
