import { median } from "../statistics.ts";
import type { Writes } from "../writes.ts";
import { inks } from "./inks.ts";
import { milliseconds, ratio, table, whole } from "./markdown.ts";
import type { Section } from "./section.ts";

export function writesSection(figures: readonly Writes[]): Section {
  const many = whole(figures[0]?.rows ?? 0);
  const names = figures.map(({ engine, kind }) => `${engine}, ${kind}`);
  const growth = figures.map(({ ratios }) => median(ratios));
  return {
    title: "Writes",
    method: `Four visitors write to the real host over HTTP and again as soon as they have their answer; each write passes every check, limit (raised for this) and trigger, and mails are written as files meanwhile. Two hosts of the same engine, one with an empty database and one with ${many} subscribers, take turns; the ratio is the median of the rounds' own. Latencies in milliseconds.`,
    charts: {
      writes: {
        title: `95th percentile of a write: empty, and with ${many} subscribers`,
        groups: figures.map(({ empty, full }, index) => ({
          name: names[index] ?? "",
          bars: [
            { label: "empty", ink: inks.second, value: empty.p95, shown: shown(empty.p95) },
            {
              label: `${many} subscribers`,
              ink: inks.ours,
              value: full.p95,
              shown: shown(full.p95),
            },
          ],
        })),
      },
    },
    goals: figures.map(({ empty, full }, index) => ({
      goal: `p95 grows by less than 20 %: ${names[index]}`,
      found: `ratio ${ratio(growth[index] ?? Number.NaN)}, ${empty.errors + full.errors} errors`,
      met: (growth[index] ?? Number.NaN) < 1.2,
    })),
    body: table(
      [
        "write",
        "/s empty",
        "/s full",
        "p50 empty",
        "p50 full",
        "p95 empty",
        "p95 full",
        "p95 full / empty",
        "rounds",
        "errors",
      ],
      figures.map(({ empty, full, ratios }, index) => [
        names[index] ?? "",
        ...[empty.perSecond, full.perSecond].map(whole),
        ...[empty.p50, full.p50, empty.p95, full.p95].map(milliseconds),
        ratio(growth[index] ?? Number.NaN),
        `${ratio(Math.min(...ratios))} to ${ratio(Math.max(...ratios))}`,
        whole(empty.errors + full.errors),
      ]),
    ),
  };
}

function shown(value: number): string {
  return `${milliseconds(value)} ms`;
}
