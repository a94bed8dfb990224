import { type PaintFigures, visited, worstRatio, worstShift } from "../paint.ts";
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
    method: `Lighthouse reckons that nothing is painted before all of a page's document is here. A browser paints what has come. So each page, and the same page bare, is opened over a line of 150 ms and 1.6 Mbit/s on which a connection begins as TCP does, with ten packets and one more for each that arrived, by a telephone's window at a quarter of the machine's speed; the largest paint is the browser's own. Turn by turn, in milliseconds. CLS is what the window moved by itself, the change from the system's fonts to ours included; *mixed* are texts that are not in our faces once these have come, by the fonts that the browser draws with. A page that misses a goal at its first visit is visited four times more, and the middle figures count. Last, each page is visited for the first time in windows of 375 and of 1440 px, over a line that is not slowed and over the slow one: four visits, for the shift and the faces alone. Where a line of the fallback ends elsewhere than ours, the page moves by it when our faces come: they are shown all the same, since a page in two faces is worse.`,
    charts: {},
    goals: [
      ...browsers.flatMap(({ name, of }) =>
        goal(
          name,
          pages.flatMap((page) => of(page) ?? []),
        ),
      ),
      ...goalOfWindows(pages.flatMap(({ windows }) => windows)),
    ],
    body: `${pages.length} of ${visited.length} addresses.\n\n${table(
      [
        "page",
        ...["LCP", "bare", "LCP / bare", "CLS", "mixed"],
        ...["whole: LCP", "bare", "LCP / bare", "CLS", "mixed"],
        ...["375 and 1440 px: worst CLS", "mixed"],
      ],
      pages.map(({ path, shell, whole, windows }) => [
        path,
        ...cells(shell),
        ...cells(whole),
        Math.max(...windows.map(({ cls }) => cls)).toFixed(3),
        `${Math.max(...windows.map(({ mixed }) => mixed))}`,
      ]),
    )}`,
  };
}

function cells(painted: Painted | undefined): string[] {
  if (!painted) return ["–", "–", "–", "–", "–"];
  const { site, bare, cls, mixed } = painted;
  return [milliseconds(site), milliseconds(bare), ratio(site / bare), cls.toFixed(3), `${mixed}`];
}

function goal(browser: string, all: readonly Painted[]): Goal[] {
  if (all.length === 0) return [];
  const ratios = all.map(({ site, bare }) => site / bare);
  const shifts = all.map(({ cls }) => cls);
  return [
    {
      goal: `LCP over a slow line at most 1.25 times bare on the median page, ${worstRatio} on every page: ${browser}`,
      found: `median ratio ${ratio(median(ratios))}, worst ${ratio(Math.max(...ratios))}`,
      met: median(ratios) <= 1.25 && ratios.every((value) => value <= worstRatio),
    },
    {
      goal: `CLS over a slow line at most 0.001 on the median page, ${worstShift} on every page: ${browser}`,
      found: `median ${median(shifts).toFixed(4)}, worst ${Math.max(...shifts).toFixed(3)}`,
      met: median(shifts) <= 0.001 && shifts.every((value) => value <= worstShift),
    },
    {
      goal: `No page in two faces: ${browser}`,
      found: `${all.filter(({ mixed }) => mixed > 0).length} of ${all.length} pages`,
      met: all.every(({ mixed }) => mixed === 0),
    },
  ];
}

function goalOfWindows(visits: PaintFigures["windows"]): Goal[] {
  const mixed = visits.filter((visit) => visit.mixed > 0).length;
  const shifts = visits.map(({ cls }) => cls);
  return [
    {
      goal: "No visit in two faces: windows of 375 and 1440 px, fast and slow line",
      found: `${mixed} of ${visits.length} visits`,
      met: mixed === 0,
    },
    {
      goal: `CLS at most 0.001 on the median visit, ${worstShift} on every one: the same visits`,
      found: `median ${median(shifts).toFixed(4)}, worst ${Math.max(...shifts).toFixed(3)}`,
      met: median(shifts) <= 0.001 && shifts.every((value) => value <= worstShift),
    },
  ];
}
