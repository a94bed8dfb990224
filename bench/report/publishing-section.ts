import type { Publishing } from "../publishing.ts";
import { milliseconds, ratio, table, whole } from "./markdown.ts";
import type { Section } from "./section.ts";

export function publishingSection(figures: readonly Publishing[]): Section {
  return {
    title: "A sentence is published",
    method:
      "Two colleagues change a sentence on the embedded database: one writes, submits and publishes it, the other approves it. Seconds until the site says it in both languages; the half minute by which every host waits for the others is in it. One visitor reads four pages in turn, from a process of its own: before, and for thirty seconds from the act of publishing on. Milliseconds.",
    charts: {},
    goals: figures.flatMap(({ what, seconds, before, meanwhile }) => {
      const longest = Math.max(...seconds);
      const grown = meanwhile.p95 / before.p95;
      return [
        {
          goal: `${what} on the site in under 60 s`,
          found: `at most ${longest.toFixed(1)} s`,
          met: longest < 60,
        },
        {
          goal: `p95 of a page while ${what} is drawn at most 2.5 times that before`,
          found: `${milliseconds(meanwhile.p95)} against ${milliseconds(before.p95)} ms, ratio ${ratio(grown)}`,
          met: grown <= 2.5 && meanwhile.errors === 0,
        },
      ];
    }),
    body: table(
      ["", "seconds", "answers", "p50", "p95", "p99", "slowest", "failed"],
      figures.flatMap(({ what, seconds, before, meanwhile }) => [
        rowOf(`before ${what}`, "", before),
        rowOf(`while ${what} is drawn`, seconds.map((one) => one.toFixed(1)).join(", "), meanwhile),
      ]),
    ),
  };
}

function rowOf(name: string, seconds: string, waited: Publishing["before"]): string[] {
  const { pages, p50, p95, p99, slowest, errors } = waited;
  return [
    name,
    seconds,
    whole(pages),
    ...[p50, p95, p99, slowest].map(milliseconds),
    whole(errors),
  ];
}
