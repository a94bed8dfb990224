import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** A selector, or all of the page but what other pages have too. */
type Part = string | { exclude: string[] };

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What pages have around what is their own. */
const frame =
  ".site-header, .site-footer, .desk-head, .desk-foot, .workplace-head, .workplace-foot";
const framesRead = new Set<string>();

/**
 * The page, without its frame where that has been read before as it is now: with the same markup, in
 * a window as wide.
 */
async function notYetRead(page: Page): Promise<Part> {
  const now = await page.evaluate(
    (parts) =>
      [innerWidth, ...[...document.querySelectorAll(parts)].map((part) => part.outerHTML)].join(),
    frame,
  );
  if (framesRead.has(now)) return { exclude: frame.split(", ") };
  framesRead.add(now);
  return "html";
}

/**
 * What axe finds wrong on the page as it stands, or in one part of it: one line per rule, with the
 * first culprit.
 */
export async function violationsOn(page: Page, wanted?: Part): Promise<string[]> {
  // A half-faded text has half its contrast.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // What the scroll position drives ends where the page ends.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
  const part = wanted ?? (await notYetRead(page));
  const violations = await page.evaluate(
    async ([values, context]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: Part, options: object) => Promise<AxeResults> };
      };
      // Fetching stylesheets anew serves only a rule that is off.
      const options = {
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
        preload: false,
      };
      return (await axe.run(context, options)).violations;
    },
    [tags, part] as [string[], Part],
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
