import { size } from "../account/fill-accounts.ts";
import type { AccountReading } from "../account.ts";
import { median } from "../statistics.ts";
import { inks } from "./inks.ts";
import { milliseconds, ratio, table, whole } from "./markdown.ts";
import type { Section } from "./section.ts";

const functions = { overview: "lp_overview", fund: "lp_fund" };

export function accountSection(figures: readonly AccountReading[]): Section {
  const many = whole(figures[0]?.entities ?? 0);
  const names = figures.map(({ engine, reading }) => `${engine}, ${functions[reading]}`);
  const growth = figures.map(({ ratios }) => median(ratios));
  const { funds, years, linesAYear } = size;
  return {
    title: "The capital account",
    method: `A partner reads their account over HTTP, on the real host: the overview, then one fund. One database holds their entity alone, the other ${many} of the same size: each in ${funds} funds, with ${years} years of ${linesAYear} lines and 4 values a year in each, and the documents of the funds and its own. The lone one is made to read by index as the other does: left to itself it reads its small tables whole for each document, and is the slower of the two. They are asked turn by turn; the ratio is the median of the rounds' own. Latencies in milliseconds.`,
    charts: {
      account: {
        title: `95th percentile of a reading: alone, and among ${many} entities`,
        groups: figures.map(({ alone, among }, index) => ({
          name: names[index] ?? "",
          bars: [
            { label: "alone", ink: inks.second, value: alone.p95, shown: shown(alone.p95) },
            {
              label: `${many} entities`,
              ink: inks.ours,
              value: among.p95,
              shown: shown(among.p95),
            },
          ],
        })),
      },
    },
    goals: figures.map((_, index) => ({
      goal: `p95 at most 1.5 times that of an entity alone: ${names[index]}`,
      found: `ratio ${ratio(growth[index] ?? Number.NaN)}`,
      met: (growth[index] ?? Number.NaN) <= 1.5,
    })),
    body: table(
      [
        "reading",
        "p50 alone",
        "p50 among",
        "p95 alone",
        "p95 among",
        "p95 among / alone",
        "rounds",
      ],
      figures.map(({ alone, among, ratios }, index) => [
        names[index] ?? "",
        ...[alone.p50, among.p50, alone.p95, among.p95].map(milliseconds),
        ratio(growth[index] ?? Number.NaN),
        `${ratio(Math.min(...ratios))} to ${ratio(Math.max(...ratios))}`,
      ]),
    ),
  };
}

function shown(value: number): string {
  return `${milliseconds(value)} ms`;
}
