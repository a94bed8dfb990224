import { expect, test } from "vitest";
import type { Size } from "../growth.ts";
import type { HostLoad } from "../host.ts";
import type { Arrival } from "../navigation.ts";
import { accountSection } from "./account-section.ts";
import { deskSection } from "./desk-section.ts";
import { growthSection } from "./growth-section.ts";
import { hostSection } from "./host-section.ts";
import { isolationSection } from "./isolation-section.ts";
import { navigationSection } from "./navigation-section.ts";
import { reviewSection } from "./review-section.ts";
import type { Section } from "./section.ts";
import { writesSection } from "./writes-section.ts";

function met({ goals }: Section): (boolean | undefined)[] {
  return goals.map((goal) => goal.met);
}

function load(host: number, connections: number, errors = 0): HostLoad {
  const loaded = (perSecond: number) => ({ perSecond, p50: 1, p99: 2, errors });
  const servers = { host: loaded(host), bare: loaded(1000) };
  return { what: "page", path: "/contact", bytes: 1, connections, servers };
}

test("the host must reach nine tenths of bare Node in every load, without an error", () => {
  const memory = { starting: undefined, atRest: undefined, underLoad: undefined };
  const loads = (...all: HostLoad[]) => hostSection({ loads: all, memory });
  expect(met(loads(load(900, 1), load(950, 500)))).toEqual([true, true]);
  expect(met(loads(load(899, 1), load(950, 500, 1)))).toEqual([false, false]);
  expect(loads(load(900, 1)).body).toContain(
    "| page, 1 connection | 0.0 | 900 | 1,000 | – | 0.90 |",
  );
});

test("a page beside searchers is held against one beside readers, of one client and of many", () => {
  const waited = (p95: number, errors = 0) => ({
    ...{ pages: 100, p50: 1, p95, p99: 20, slowest: 30, errors },
    answers: { 200: 40, 429: 7000 },
  });
  const crowds = { read: waited(4), search: waited(10), "search-apart": waited(10.1) };
  const work = { bytes: 1, downloads: 1, guesses: 1, mails: 1 };
  const beside = (slowest: number, p95: number) => ({
    ...{ pages: waited(p95), forms: { ...waited(50), slowest } },
    answers: { 200: 12, 400: 600, 503: 9 },
  });
  const stalls = { read: beside(40, 4), guess: beside(1_000, 10), preview: beside(1_001, 10.1) };
  const section = isolationSection({ idle: waited(2), busy: waited(3), work, crowds, stalls });
  expect(met(section)).toEqual([true, true, true, false, true, true, false, false]);
  expect(section.method).toContain("600 passwords were compared, 12 letters read");
  expect(section.method).toContain("40 questions were answered and 7,000 put off");
});

test("a write is judged by the middle of its rounds", () => {
  const written = { perSecond: 100, p50: 5, p95: 10, errors: 0, count: 100 };
  const write = (ratios: number[]) =>
    writesSection([
      { engine: "PGlite", kind: "contact", rows: 1000, empty: written, full: written, ratios },
    ]);
  expect(met(write([1.1, 1.19, 3]))).toEqual([true]);
  expect(met(write([0.8, 1.2, 1.3]))).toEqual([false]);
});

test("each question at the desk is held against the same with few rows", () => {
  const asked = { p50: 3, p95: 5, rows: 40 };
  const amounts = {
    few: { messages: 10, ledger: 10 },
    many: { messages: 100, ledger: 1000 },
  };
  const question = (name: string, ratios: number[]) => ({ name, few: asked, many: asked, ratios });
  const desk = (...figures: ReturnType<typeof question>[]) => deskSection({ amounts, figures });
  expect(met(desk(question("a list", [1, 1.5, 2])))).toEqual([true]);
  const missed = desk(question("a list", [1, 1, 1]), question("a search", [1.4, 1.51, 1.6]));
  expect(met(missed)).toEqual([false]);
  expect(missed.goals[0]?.found).toBe("1 of 2 questions, worst 1.51");
});

test("an account among many is held against one alone, by the middle of its rounds", () => {
  const read = { p50: 20, p95: 30, count: 180 };
  const account = (ratios: number[]) =>
    accountSection([
      { engine: "PGlite", reading: "fund", entities: 500, alone: read, among: read, ratios },
    ]);
  expect(met(account([0.9, 1.5, 4]))).toEqual([true]);
  expect(met(account([1, 1.51, 1.6]))).toEqual([false]);
});

test("growth is held against the number of pages", () => {
  const size = (times: number, pages: number, seconds: number, page: number): Size => ({
    times,
    pages,
    seconds,
    steps: { Build: seconds },
    start: { page, forms: 1000 },
  });
  const once = size(1, 100, 50, 400);
  const linear = growthSection({ once, grown: size(10, 200, 100, 800) });
  expect(met(linear)).toEqual([true, true]);
  expect(linear.goals[0]?.found).toContain("500 ms for each page more");
  expect(met(growthSection({ once, grown: size(10, 200, 101, 801) }))).toEqual([false, false]);
});

test("a page change is held against the full load of the same page", () => {
  const both = (title: number): Record<"cold" | "warm", Arrival> => ({
    cold: { title, stable: title + 100 },
    warm: { title: title / 2, stable: title },
  });
  const section = navigationSection([
    { from: "/", to: "/contact", inPlace: both(200), fullLoad: both(400) },
  ]);
  expect(met(section)).toEqual([true, true]);
  expect(section.body).toContain("| / → /contact | 200 | 400 | 0.50 | 300 | 500 | 0.60 |");
});

test("one screen of a release beyond a second misses the goal, and so does memory that grows", () => {
  const screen = (name: string, p50: number) => ({ name, p50, slowest: p50, bytes: 1000 });
  const of = (p50: number, most: number) =>
    reviewSection([
      {
        ...{ engine: "PGlite", lines: 2000, files: 500, memory: { early: 100e6, most } },
        screens: [screen("the lines", 100), screen("the mails", p50)],
      },
    ]);
  expect(met(of(999, 120e6))).toEqual([true, true]);
  expect(met(of(1000, 121e6))).toEqual([false, false]);
  expect(of(1000, 0).goals[0]?.found).toBe("slowest: the mails, 1,000 ms");
});
