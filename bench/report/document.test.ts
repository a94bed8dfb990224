import { expect, test } from "vitest";
import type { PageRun } from "../pages/page-run.ts";
import type { PageFigures } from "../pages.ts";
import type { Taken } from "../results.ts";
import { documentOf } from "./document.ts";

function run(lcp: number, more: Partial<PageRun> = {}): PageRun {
  const bytes = { html: 10_000, css: 20_000, js: 150_000, fonts: 80_000, other: 0 };
  const scores = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };
  return { scores, failed: [], lcp, tbt: 10, cls: 0, requests: 9, bytes, ...more };
}

function page(path: string, site: PageRun, indexed = true): PageFigures {
  return { path, indexed, site, bare: run(1000), floor: run(1020) };
}

function taken<Data>(data: Data, limits = ""): Taken<Data> {
  const machine = {
    cores: 2,
    memory: "8 GiB",
    processor: "a processor",
    system: "linux x64",
    node: "24.0.0",
    chromium: "150.0",
  };
  return { date: "2026-11-15T12:34:56Z", commit: "abc1234567", machine, limits, seconds: 61, data };
}

function rowOf(report: string, start: string): string {
  return report.split("\n").find((line) => line.startsWith(`| ${start}`)) ?? "";
}

test("a page is held against its bare text", () => {
  const report = documentOf({ pages: taken([page("/contact", run(1240))]) }, "");
  expect(rowOf(report, "/contact")).toContain("| 1,240 | 1,000 | 1,020 | 1.24 | 10 | 0.000 | – |");
  expect(rowOf(report, "LCP at most")).toMatch(/\| yes \|$/);
  expect(report).not.toContain("whole Chromium |");
});

test("one page over the limit is enough to miss a goal", () => {
  const pages = [page("/", run(1000)), page("/fr", run(1410, { tbt: 51, cls: 0.06 }))];
  const report = documentOf({ pages: taken(pages) }, "");
  expect(rowOf(report, "LCP at most")).toMatch(/worst 1\.41 \| no \|$/);
  expect(rowOf(report, "TBT at most")).toMatch(
    /worst 51 ms \(bare: median 10 ms, worst 10 ms\) \| no \|$/,
  );
  expect(rowOf(report, "CLS at most")).toMatch(/worst 0\.060 \| no \|$/);
});

test("what others had of the processor is told", () => {
  const pages = [page("/", run(1000, { stolen: 0.05 })), page("/fr", run(1000, { stolen: 0.06 }))];
  const report = documentOf({ pages: taken(pages) }, "");
  expect(report).toContain("Others had part of the processor in 1 of 2 figures all the same.");
});

test("a whole browser has goals of its own", () => {
  const whole = { site: run(1410), bare: run(1000) };
  const report = documentOf({ pages: taken([{ ...page("/", run(1000)), whole }]) }, "");
  const rows = report.split("\n").filter((line) => line.startsWith("| LCP at most"));
  expect(rows.map((row) => / (yes|no) \|$/.exec(row)?.[1])).toEqual(["yes", "no"]);
});

test("a page that is not for search engines may fail that audit, and no other", () => {
  const scores = { performance: 98, accessibility: 100, "best-practices": 100, seo: 66 };
  const hidden = run(1000, { scores, failed: ["is-crawlable"] });
  const goal = "Lighthouse: performance";
  const meant = documentOf({ pages: taken([page("/login", hidden, false)]) }, "");
  expect(meant).toContain("is-crawlable (by design)");
  expect(rowOf(meant, goal)).toMatch(/1 of 1 pages \| yes \|$/);
  const mistaken = documentOf({ pages: taken([page("/contact", hidden)]) }, "");
  expect(rowOf(mistaken, goal)).toMatch(/0 of 1 pages \| no \|$/);
});

test("each part says when, where and from what it was taken, and whether it was a sample", () => {
  const pages = [page("/", run(1000))];
  const whole = rowOf(documentOf({ pages: taken(pages) }, ""), "pages");
  expect(whole).toContain("2026-11-15 12:34 | abc1234567 | 2 min | 2 cores, a processor, 8 GiB");
  expect(whole).toContain("| everything |");
  const sample = documentOf({ pages: taken(pages, "BENCH_RUNS=1") }, "");
  expect(rowOf(sample, "pages")).toContain("a sample: BENCH_RUNS=1");
});

test("parts without figures are left out, and what was written by hand follows the rest", () => {
  const report = documentOf({}, "## Costs\n\nNone.\n");
  expect(report).not.toContain("## Pages");
  expect(report).toMatch(/## Costs\n\nNone\.\n$/);
});

test("what is painted over a slow line has goals of its own", () => {
  const painted = {
    path: "/",
    shell: { site: 1200, bare: 1000, cls: 0.001, mixed: 0 },
    whole: { site: 1500, bare: 1000, cls: 0.06, mixed: 2 },
    windows: [
      { cls: 0.0004, mixed: 0 },
      { cls: 0.0012, mixed: 1 },
    ],
  };
  const report = documentOf({ paint: taken([painted]) }, "");
  expect(rowOf(report, "/ ")).toBe(
    "| / | 1,200 | 1,000 | 1.20 | 0.001 | 0 | 1,500 | 1,000 | 1.50 | 0.060 | 2 | 0.001 | 1 |",
  );
  expect(report).toContain("fast and slow line | 1 of 2 visits | no |");
  expect(report).toContain("the same visits | median 0.0008, worst 0.001 | yes |");
  for (const goal of ["LCP over a slow line", "CLS over a slow line", "No page in two faces"]) {
    const rows = report.split("\n").filter((line) => line.startsWith(`| ${goal}`));
    expect(rows.map((row) => / (yes|no) \|$/.exec(row)?.[1])).toEqual(["yes", "no"]);
  }
});
