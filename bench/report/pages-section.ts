import { addresses } from "../../builder/addresses.ts";
import { categories, longestTbt, type PageRun } from "../pages/page-run.ts";
import type { PageFigures } from "../pages.ts";
import { worstShift } from "../paint.ts";
import { median, sum } from "../statistics.ts";
import { mostStolen } from "../stolen.ts";
import type { Chart } from "./bar-chart.ts";
import { inks } from "./inks.ts";
import { kilobytes, milliseconds, ratio, table, whole } from "./markdown.ts";
import type { Goal, Section } from "./section.ts";

/** Pages that are hidden from search engines fail this audit, as they should. */
const byDesign = "is-crawlable";

const variants = [
  { key: "site", label: "as it is", ink: inks.ours },
  { key: "bare", label: "bare: text alone", ink: inks.second },
  { key: "floor", label: "floor: no scripts", ink: inks.third },
] as const;

export function pagesSection(pages: readonly PageFigures[]): Section {
  return {
    title: "Pages",
    method: `Lighthouse visits each page as a telephone does for the first time, on Lighthouse's own simulated slow 4G: as it is, then *bare* (the same text in the same elements, without styles, fonts, drawings and scripts: the least that can travel), then its *floor* (as it is, every script taken out). What leads on to sign in leads on from all three. They come from one build, are served by three hosts of the same code and are measured one after the other: with Chromium's headless shell, and, where the machine has one, the first two again with a whole Chromium. A page that misses a goal at its first visit is visited twice more, and the middle figures count. A visit during which other tenants of the hardware had more than a twentieth of the processor is made again, up to twice, and the quietest counts. Bytes are as transferred, compressed, headers included. Times are in milliseconds, sizes in kB.`,
    charts: { pages: lcpChart(pages), bytes: bytesChart(pages) },
    goals: goals(pages),
    body: `${pages.length} of ${addresses.length} addresses. ${disturbance(pages)}\n\n${pageTable(pages)}`,
  };
}

export function lighthouseSection(pages: readonly PageFigures[]): Section {
  return {
    title: "Lighthouse",
    method: `The scores of the same visits. A page that search engines are asked to leave alone fails the audit \`${byDesign}\` by design; any other audit that failed is named.`,
    charts: {},
    goals: [
      scoreGoal("Lighthouse: performance at least 95, the rest 100, on every page", pages, 95),
      scoreGoal("Lighthouse: 100 in all four, on every page", pages, 100),
      ...wholeGoal(pages),
    ],
    body: table(
      [
        "page",
        "performance",
        "accessibility",
        "best practices",
        "SEO",
        "audits failed",
        "whole: performance",
      ],
      pages.map(({ path, indexed, site, whole: other }) => [
        path,
        ...categories.map((name) => whole(site.scores[name] ?? Number.NaN)),
        site.failed
          .map((audit) => (isMeant(audit, indexed) ? `${audit} (by design)` : audit))
          .join(", "),
        other ? whole(performanceOf(other.site)) : "–",
      ]),
    ),
  };
}

/** With a whole Chromium only the speed is asked for again. */
function wholeGoal(pages: readonly PageFigures[]): Goal[] {
  const scores = pages.flatMap((page) => (page.whole ? [performanceOf(page.whole.site)] : []));
  const reached = scores.filter((score) => score >= 95);
  const goal = {
    goal: "Lighthouse: performance at least 95, on every page: whole Chromium",
    found: `${reached.length} of ${scores.length} pages`,
    met: reached.length === scores.length,
  };
  return scores.length > 0 ? [goal] : [];
}

const performanceOf = ({ scores }: PageRun) => scores.performance ?? Number.NaN;

function isMeant(audit: string, indexed: boolean): boolean {
  return audit === byDesign && !indexed;
}

function scoreGoal(goal: string, pages: readonly PageFigures[], performance: number): Goal {
  const reached = pages.filter((page) => reaches(page, performance));
  return {
    goal,
    found: `${reached.length} of ${pages.length} pages`,
    met: reached.length === pages.length,
  };
}

function reaches({ site, indexed }: PageFigures, performance: number): boolean {
  const onlyMeant = site.failed.length > 0 && site.failed.every((name) => isMeant(name, indexed));
  return categories.every(
    (name) =>
      (site.scores[name] ?? 0) >= (name === "performance" ? performance : 100) ||
      (name === "seo" && onlyMeant),
  );
}

function toBare({ site, bare }: Record<"site" | "bare", PageRun>): number {
  return site.lcp / bare.lcp;
}

const browsers = [
  { name: "headless shell", runs: (page: PageFigures) => page },
  { name: "whole Chromium", runs: (page: PageFigures) => page.whole },
] as const;

function goals(pages: readonly PageFigures[]): Goal[] {
  return browsers.flatMap(({ name, runs }) => {
    const all = pages.flatMap((page) => runs(page) ?? []);
    return all.length > 0 ? goalsOf(name, all) : [];
  });
}

function goalsOf(browser: string, all: readonly Record<"site" | "bare", PageRun>[]): Goal[] {
  const ratios = all.map(toBare);
  const blocking = all.map(({ site }) => site.tbt);
  const bare = all.map((page) => page.bare.tbt);
  const middleAndWorst = (figures: number[]) =>
    `median ${milliseconds(median(figures))} ms, worst ${milliseconds(Math.max(...figures))} ms`;
  const shifts = all.map(({ site }) => site.cls);
  return [
    {
      goal: `LCP at most 1.25 times bare on the median page, 1.4 on every page: ${browser}`,
      found: `median ratio ${ratio(median(ratios))}, worst ${ratio(Math.max(...ratios))}`,
      met: median(ratios) <= 1.25 && ratios.every((value) => value <= 1.4),
    },
    {
      goal: `TBT at most 50 ms: ${browser}`,
      found: `${middleAndWorst(blocking)} (bare: ${middleAndWorst(bare)})`,
      met: Math.max(...blocking) <= longestTbt,
    },
    {
      goal: `CLS at most 0.001 on the median page, ${worstShift} on every page: ${browser}`,
      found: `median ${median(shifts).toFixed(4)}, worst ${Math.max(...shifts).toFixed(3)}`,
      met: median(shifts) <= 0.001 && shifts.every((value) => value <= worstShift),
    },
  ];
}

/** Says how often other tenants of the hardware disturbed a visit. */
function disturbance(pages: readonly PageFigures[]): string {
  const visits = pages.flatMap(({ site, whole: other }) => (other ? [site, other.site] : [site]));
  const disturbed = visits.filter(({ stolen = 0 }) => stolen > mostStolen);
  return `Others had part of the processor in ${disturbed.length} of ${visits.length} figures all the same.`;
}

function pageTable(pages: readonly PageFigures[]): string {
  const head =
    "page, requests, HTML, CSS, JS, fonts, LCP, bare, floor, LCP / bare, TBT, CLS, whole: LCP, bare, LCP / bare, TBT";
  return table(
    head.split(", "),
    pages.map((page) => {
      const { path, site, bare, floor, whole: other } = page;
      const { html, css, js, fonts } = site.bytes;
      return [
        path,
        whole(site.requests),
        ...[html, css, js, fonts].map(kilobytes),
        ...[site.lcp, bare.lcp, floor.lcp].map(milliseconds),
        ratio(toBare(page)),
        milliseconds(site.tbt),
        site.cls.toFixed(3),
        ...(other
          ? [
              milliseconds(other.site.lcp),
              milliseconds(other.bare.lcp),
              ratio(toBare(other)),
              milliseconds(other.site.tbt),
            ]
          : ["–", "–", "–", "–"]),
      ];
    }),
  );
}

function lcpChart(pages: readonly PageFigures[]): Chart {
  const byRatio = pages.toSorted((one, other) => toBare(other) - toBare(one));
  // Those furthest from the bare page; the table has all.
  const shown = byRatio.slice(0, 8);
  const middle = (pick: (page: PageFigures) => number) => median(pages.map(pick));
  const group = (name: string, lcp: (key: (typeof variants)[number]["key"]) => number) => ({
    name,
    bars: variants.map(({ key, label, ink }) => ({
      label,
      ink,
      value: lcp(key),
      shown: `${milliseconds(lcp(key))} ms`,
    })),
  });
  return {
    title: "Largest contentful paint: the median page, and those furthest from bare",
    groups: [
      group("median of all pages", (key) => middle((page) => page[key].lcp)),
      ...shown.map((page) => group(short(page.path), (key) => page[key].lcp)),
    ],
  };
}

/** The language and the last part of an address that is too long. */
function short(path: string): string {
  const last = path.slice(path.lastIndexOf("/"));
  return path.length > 32 ? `${path.startsWith("/fr/") ? "/fr/…" : "/…"}${last}` : path;
}

function bytesChart(pages: readonly PageFigures[]): Chart {
  const kinds = ["html", "css", "js", "fonts"] as const;
  const middle = (pick: (run: PageRun) => number, key: (typeof variants)[number]["key"]) =>
    median(pages.map((page) => pick(page[key])));
  const groups = ["all", ...kinds].map((kind) => ({
    name: kind === "all" ? "everything" : kind === "fonts" ? kind : kind.toUpperCase(),
    bars: variants.map(({ key, label, ink }) => {
      const value = middle(
        ({ bytes }) => (kind === "all" ? sum(Object.values(bytes)) : bytes[kind as "html"]),
        key,
      );
      return { label, ink, value, shown: `${kilobytes(value)} kB` };
    }),
  }));
  return { title: "What travels to a first visitor: the median page", groups };
}
