import type { DeskFigures } from "../desk.ts";
import { median } from "../statistics.ts";
import { inks } from "./inks.ts";
import { milliseconds, ratio, table, whole } from "./markdown.ts";
import type { Section } from "./section.ts";

const most = 1.5;

export function deskSection({ amounts, figures }: DeskFigures): Section {
  const amount = ({ messages, ledger }: DeskFigures["amounts"]["few"]) =>
    `${whole(messages)} messages and ${whole(ledger)} rows of the ledger`;
  const growth = figures.map(({ ratios }) => median(ratios));
  const beyond = figures.filter((_, index) => !((growth[index] ?? Number.NaN) <= most));
  const worst = Math.max(...growth);
  const slowest = figures.toSorted((one, other) => other.many.p95 - one.many.p95).slice(0, 8);
  return {
    title: "Desk",
    method: `One person at the desk asks the real host over HTTP, one question after the other, sign-in, rights and limits (raised for this) included. Two hosts on PostgreSQL take turns: one with ${amount(amounts.few)}, one with ${amount(amounts.many)}; each message has two mails. The shares are the same in both: one message of twenty is new, one waits for its answer, one mail of forty was given up. The chain of the ledger's hashes is made up. The ratio is the median of the rounds' own; rows are those on the page that is answered. Latencies in milliseconds.`,
    charts: {
      desk: {
        title: "95th percentile at the desk: the slowest of its lists",
        groups: slowest.map(({ name, few, many }) => ({
          name,
          bars: [
            { label: "few", ink: inks.second, value: few.p95, shown: shown(few.p95) },
            { label: "many", ink: inks.ours, value: many.p95, shown: shown(many.p95) },
          ],
        })),
      },
    },
    goals: [
      {
        goal: `Desk: p95 with many at most ${most} times that with few`,
        found: `${figures.length - beyond.length} of ${figures.length} questions, worst ${ratio(worst)}`,
        met: figures.length > 0 && beyond.length === 0,
      },
    ],
    body: table(
      [
        "asked",
        "rows few",
        "rows many",
        "p50 few",
        "p50 many",
        "p95 few",
        "p95 many",
        "p95 many / few",
        "rounds",
      ],
      figures.map(({ name, few, many, ratios }, index) => [
        name,
        ...[few.rows, many.rows].map(whole),
        ...[few.p50, many.p50, few.p95, many.p95].map(milliseconds),
        ratio(growth[index] ?? Number.NaN),
        `${ratio(Math.min(...ratios))} to ${ratio(Math.max(...ratios))}`,
      ]),
    ),
  };
}

function shown(value: number): string {
  return `${milliseconds(value)} ms`;
}
