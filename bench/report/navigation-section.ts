import type { Arrival, Navigation, Ways } from "../navigation.ts";
import { median } from "../statistics.ts";
import { inks } from "./inks.ts";
import { milliseconds, ratio, table } from "./markdown.ts";
import type { Section } from "./section.ts";

const caches = ["cold", "warm"] as const;

export function navigationSection(figures: readonly Navigation[]): Section {
  const middle = (pick: (ways: Ways) => number) => median(figures.map(pick));
  return {
    title: "Page changes",
    method:
      "A link is clicked on the page before, without resting on it first; the same page is then loaded whole. Times run from the click until the next page's `h1` stands in a frame, and until nothing in the page has changed and nothing was fetched for half a second (that pause not counted). Cold: only the page before has been seen; warm: the next one has been, too. The network is DevTools' Fast 4G (165 ms, 8.1 Mbit/s). Medians, in milliseconds.",
    charts: {
      navigation: {
        title: "From the click to the next page's title: median of all links",
        groups: caches.map((cache) => ({
          name: `${cache} cache`,
          bars: [
            bar(
              "in place",
              inks.ours,
              middle(({ inPlace }) => inPlace[cache].title),
            ),
            bar(
              "full load",
              inks.third,
              middle(({ fullLoad }) => fullLoad[cache].title),
            ),
          ],
        })),
      },
    },
    goals: caches.map((cache) => {
      const found = middle(({ inPlace, fullLoad }) => inPlace[cache].title / fullLoad[cache].title);
      return {
        goal: `A page change takes less time than a full load, ${cache} cache`,
        found: `median ratio ${ratio(found)}`,
        met: found < 1,
      };
    }),
    body: caches.map((cache) => cacheTable(figures, cache)).join("\n\n"),
  };
}

function bar(label: string, ink: string, value: number) {
  return { label, ink, value, shown: `${milliseconds(value)} ms` };
}

function cacheTable(figures: readonly Navigation[], cache: "cold" | "warm"): string {
  const head = [`${cache} cache`, "title", "full load", "ratio", "stable", "full load", "ratio"];
  return table(
    head,
    figures.map(({ from, to, inPlace, fullLoad }) => [
      `${from} → ${to}`,
      ...compare(inPlace[cache], fullLoad[cache], "title"),
      ...compare(inPlace[cache], fullLoad[cache], "stable"),
    ]),
  );
}

function compare(ours: Arrival, whole: Arrival, key: keyof Arrival): string[] {
  return [milliseconds(ours[key]), milliseconds(whole[key]), ratio(ours[key] / whole[key])];
}
