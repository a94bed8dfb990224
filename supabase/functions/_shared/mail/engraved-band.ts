import { createElement as h, type ReactElement } from "react";
import { numbersFrom } from "../../../../core/seed.ts";
import { type BandInk, palette } from "./palette.ts";

const lines = 23;
const columns = 100;

/**
 * Two rivers across ruled paper, in cells of a table: the one kind of picture that no mail program
 * holds back. Each line changes its ink where a river crosses it.
 */
export function EngravedBand({ word, ink }: { word: string; ink: BandInk }): ReactElement {
  const next = numbersFrom(word);
  const phase = next();
  const periods = 1.25 + 0.5 * next();
  return h(
    "table",
    {
      role: "presentation",
      "aria-hidden": true,
      width: "100%",
      cellPadding: 0,
      // Outlook for Windows makes every cell as tall as a letter: it gets the rule below alone.
      style: { tableLayout: "fixed", borderSpacing: "0 1px", msoHide: "all" } as object,
    },
    h(
      "tbody",
      null,
      Array.from({ length: lines }, (_, line) => {
        const height = (2 * line) / (lines - 1) - 1;
        const inks = Array.from({ length: columns }, (_, column) =>
          inkAt(2 * Math.PI * (phase + (periods * (column + 0.5)) / columns), height, ink),
        );
        const row = { key: line, height: 1, bgcolor: palette.line };
        return h("tr", row, runsOf(inks).map(cell));
      }),
    ),
  );
}

/** At each crossing another of the two rivers is drawn above. */
function inkAt(angle: number, height: number, ink: BandInk): BandInk | "copper" | undefined {
  const first = Math.abs(height - 0.74 * Math.sin(angle)) < 0.27;
  const second = Math.abs(height + 0.74 * Math.sin(angle)) < 0.27;
  if (first && second) return Math.cos(angle) > 0 ? ink : "copper";
  if (first) return ink;
  return second ? "copper" : undefined;
}

type Run = { ink: keyof typeof palette | undefined; length: number };

function runsOf(inks: Run["ink"][]): Run[] {
  const runs: Run[] = [];
  for (const ink of inks) {
    const last = runs.at(-1);
    if (last && last.ink === ink) last.length++;
    else runs.push({ ink, length: 1 });
  }
  return runs;
}

function cell({ ink, length }: Run, index: number): ReactElement {
  const attributes = { key: index, colSpan: length, bgcolor: ink && palette[ink] };
  return h("td", attributes);
}
