import type { Results } from "../results.ts";
import { accountSection } from "./account-section.ts";
import { deskSection } from "./desk-section.ts";
import { growthSection } from "./growth-section.ts";
import { hostSection } from "./host-section.ts";
import { isolationSection } from "./isolation-section.ts";
import { lettersSection } from "./letters-section.ts";
import { table } from "./markdown.ts";
import { navigationSection } from "./navigation-section.ts";
import { lighthouseSection, pagesSection } from "./pages-section.ts";
import { paintSection } from "./paint-section.ts";
import { publishingSection } from "./publishing-section.ts";
import { reviewSection } from "./review-section.ts";
import { searchSection } from "./search-section.ts";
import type { Section } from "./section.ts";
import { writesSection } from "./writes-section.ts";

/** The sections of those parts that have figures, in the order of the report. */
export function sectionsOf(results: Results): Section[] {
  const {
    pages,
    paint,
    navigation,
    host,
    isolation,
    writes,
    desk,
    review,
    publishing,
    account,
    letters,
    search,
    growth,
  } = results;
  return [
    pages && pagesSection(pages.data),
    pages && lighthouseSection(pages.data),
    paint && paintSection(paint.data),
    navigation && navigationSection(navigation.data),
    host && hostSection(host.data),
    isolation && isolationSection(isolation.data),
    writes && writesSection(writes.data),
    desk && deskSection(desk.data),
    review && reviewSection(review.data),
    publishing && publishingSection(publishing.data),
    account && accountSection(account.data),
    letters && lettersSection(letters.data),
    search && searchSection(search.data),
    growth && growthSection(growth.data),
  ].filter((section) => section !== undefined);
}

export function pictureOf(name: string): string {
  return `pictures/bench-${name}.svg`;
}

/** The whole report; `costs` is written by hand and comes last. */
export function documentOf(results: Results, costs: string): string {
  const sections = sectionsOf(results);
  const missing = Object.entries(results).flatMap(([name, taken]) => (taken ? [] : [name]));
  const goals = sections.flatMap((section) => section.goals);
  const words: Record<string, string> = { true: "yes", false: "no", undefined: "–" };
  return [
    "# Benchmark",
    "`npm run bench` measures all of this and writes this page; `npm run bench -- pages` takes one part anew. Every figure is held against a reference that was measured in the same run, turn by turn with it: look at the ratios, since the times are those of one machine.",
    "## Goals",
    table(
      ["goal", "found", "met"],
      goals.map(({ goal, found, met }) => [goal, found, words[String(met)] ?? ""]),
    ).replace("|---|---:|---:|", "|---|---|---|"),
    "## When and where",
    aboutTable(results),
    missing.length > 0 && `Not measured yet: ${missing.join(", ")}.`,
    ...sections.flatMap(({ title, method, charts, body }) => [
      `## ${title}`,
      method,
      ...Object.entries(charts).map(([name, chart]) => `![${chart.title}](${pictureOf(name)})`),
      body,
    ]),
    costs.trim(),
  ]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}

function aboutTable(results: Results): string {
  const rows = Object.entries(results).flatMap(([name, taken]) => {
    if (!taken) return [];
    const { date, commit, machine, limits, seconds } = taken;
    const { cores, memory, processor, system, node, chromium } = machine;
    return [
      [
        name,
        date.slice(0, 16).replace("T", " "),
        commit,
        `${Math.ceil(seconds / 60)} min`,
        `${cores} cores, ${processor}, ${memory}, ${system}; Node ${node}, Chromium ${chromium}`,
        limits ? `a sample: ${limits}` : "everything",
      ],
    ];
  });
  const head = ["part", "begun (UTC)", "commit", "took", "machine", "measured"];
  return table(head, rows).replaceAll("---:", "---");
}
