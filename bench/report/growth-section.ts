import type { Growth } from "../growth.ts";
import { inks } from "./inks.ts";
import { milliseconds, ratio, table, whole } from "./markdown.ts";
import type { Section } from "./section.ts";

export function growthSection({ once, grown }: Growth): Section {
  const pages = grown.pages / once.pages;
  const build = grown.seconds / once.seconds;
  const start = grown.start.page / once.start.page;
  const each = ((grown.seconds - once.seconds) * 1000) / (grown.pages - once.pages);
  const steps = Object.keys(once.steps).map((name) => ({
    name,
    values: [once.steps[name] ?? Number.NaN, grown.steps[name] ?? Number.NaN],
  }));
  const rows = [
    ["pages", whole(once.pages), whole(grown.pages), ratio(pages)],
    ["build, s", once.seconds.toFixed(1), grown.seconds.toFixed(1), ratio(build)],
    ...steps.map(({ name, values: [one = Number.NaN, ten = Number.NaN] }) => [
      `– ${name}, s`,
      one.toFixed(1),
      ten.toFixed(1),
      ratio(ten / one),
    ]),
    ["start to first page, ms", ...both(once.start.page, grown.start.page)],
    ["start to open forms, ms", ...both(once.start.forms, grown.start.forms)],
  ];
  return {
    title: "Growth",
    method: `Two copies of the project, one as it is and one with each publication ${grown.times} times (new slugs, the same texts and PDFs), are built as after a fresh clone, with nothing kept from an earlier build, and started, turn by turn. Medians.`,
    charts: {
      growth: {
        title: `${grown.times} times the publications, as multiples of today`,
        groups: [
          group("pages", once.pages, grown.pages, once.pages),
          group("build", once.seconds, grown.seconds, once.seconds),
          group("start to first page", once.start.page, grown.start.page, once.start.page),
        ],
      },
    },
    goals: [
      {
        goal: "Build time grows no faster than the number of pages",
        found: `${ratio(build)} times the time for ${ratio(pages)} times the pages; ${whole(each)} ms for each page more`,
        met: build <= pages,
      },
      {
        goal: "Start time grows no faster than the number of pages",
        found: `${ratio(start)} times the time`,
        met: start <= pages,
      },
    ],
    body: table(["", "as it is", `publications ${grown.times}×`, "ratio"], rows),
  };
}

function both(one: number, ten: number): string[] {
  return [milliseconds(one), milliseconds(ten), ratio(ten / one)];
}

/** As multiples, so that different units share one scale. */
function group(name: string, one: number, ten: number, unit: number) {
  const bar = (label: string, ink: string, value: number) => ({
    label,
    ink,
    value,
    shown: `${ratio(value)}×`,
  });
  return {
    name,
    bars: [bar("as it is", inks.second, one / unit), bar("grown", inks.ours, ten / unit)],
  };
}
