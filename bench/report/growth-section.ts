import type { Growth } from "../growth.ts";
import { inks } from "./inks.ts";
import { milliseconds, ratio, table, whole } from "./markdown.ts";
import type { Section } from "./section.ts";

export function growthSection({ once, tenfold }: Growth): Section {
  const pages = tenfold.pages / once.pages;
  const build = tenfold.seconds / once.seconds;
  const start = tenfold.start.page / once.start.page;
  const each = ((tenfold.seconds - once.seconds) * 1000) / (tenfold.pages - once.pages);
  const steps = Object.keys(once.steps).map((name) => ({
    name,
    values: [once.steps[name] ?? Number.NaN, tenfold.steps[name] ?? Number.NaN],
  }));
  const rows = [
    ["pages", whole(once.pages), whole(tenfold.pages), ratio(pages)],
    ["build, s", once.seconds.toFixed(1), tenfold.seconds.toFixed(1), ratio(build)],
    ...steps.map(({ name, values: [one = Number.NaN, ten = Number.NaN] }) => [
      `– ${name}, s`,
      one.toFixed(1),
      ten.toFixed(1),
      ratio(ten / one),
    ]),
    ["start to first page, ms", ...both(once.start.page, tenfold.start.page)],
    ["start to open forms, ms", ...both(once.start.forms, tenfold.start.forms)],
  ];
  return {
    title: "Growth",
    method:
      "Two copies of the project, one as it is and one with each publication ten times (new slugs, the same texts and PDFs), are built as after a fresh clone, with nothing kept from an earlier build, and started, turn by turn. Medians.",
    charts: {
      growth: {
        title: "Ten times the publications, as multiples of today",
        groups: [
          group("pages", once.pages, tenfold.pages, once.pages),
          group("build", once.seconds, tenfold.seconds, once.seconds),
          group("start to first page", once.start.page, tenfold.start.page, once.start.page),
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
    body: table(["", "as it is", "ten times the publications", "ratio"], rows),
  };
}

function both(one: number, ten: number): string[] {
  return [milliseconds(one), milliseconds(ten), ratio(ten / one)];
}

/** As multiples, so that unlike things share one scale. */
function group(name: string, one: number, ten: number, unit: number) {
  const bar = (label: string, ink: string, value: number) => ({
    label,
    ink,
    value,
    shown: `${ratio(value)}×`,
  });
  return {
    name,
    bars: [
      bar("as it is", inks.second, one / unit),
      bar("ten times the publications", inks.ours, ten / unit),
    ],
  };
}
