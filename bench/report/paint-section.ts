import { addresses } from "../../builder/addresses.ts";
import { type PaintFigures, worstRatio } from "../paint.ts";
import { median } from "../statistics.ts";
import { milliseconds, ratio, table } from "./markdown.ts";
import type { Goal, Section } from "./section.ts";

type Painted = PaintFigures["shell"];

const browsers = [
  { name: "headless shell", of: (page: PaintFigures) => page.shell },
  { name: "whole Chromium", of: (page: PaintFigures) => page.whole },
] as const;

export function paintSection(pages: readonly PaintFigures[]): Section {
  return {
    title: "Paint at the end of a slow line",
    method: `Lighthouse reckons that nothing is painted before all of a page's document is here. A browser paints what has come. So each page, and the same page bare, is opened over a line of 150 ms and 1.6 Mbit/s on which a connection begins as TCP does, with ten packets and one more for each that arrived, by a telephone's window at a quarter of the machine's speed; the largest paint is the browser's own. Turn by turn, in milliseconds. A page that misses the goal at its first visit is visited twice more, and the middle figures count.`,
    charts: {},
    goals: browsers.flatMap(({ name, of }) =>
      goal(
        name,
        pages.flatMap((page) => of(page) ?? []),
      ),
    ),
    body: `${pages.length} of ${addresses.length} addresses.\n\n${table(
      ["page", "LCP", "bare", "LCP / bare", "whole: LCP", "bare", "LCP / bare"],
      pages.map(({ path, shell, whole }) => [path, ...cells(shell), ...cells(whole)]),
    )}`,
  };
}

function cells(painted: Painted | undefined): string[] {
  if (!painted) return ["–", "–", "–"];
  const { site, bare } = painted;
  return [milliseconds(site), milliseconds(bare), ratio(site / bare)];
}

function goal(browser: string, all: readonly Painted[]): Goal[] {
  if (all.length === 0) return [];
  const ratios = all.map(({ site, bare }) => site / bare);
  return [
    {
      goal: `LCP over a slow line at most 1.25 times bare on the median page, ${worstRatio} on every page: ${browser}`,
      found: `median ratio ${ratio(median(ratios))}, worst ${ratio(Math.max(...ratios))}`,
      met: median(ratios) <= 1.25 && ratios.every((value) => value <= worstRatio),
    },
  ];
}
