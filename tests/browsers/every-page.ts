import { expect } from "vitest";
import { addresses } from "#builder/addresses.ts";
import { until } from "../until.ts";
import type { Journey } from "./journeys.ts";
import { hiddenBeside } from "./visitors.ts";

/** Each page once, one in English, the next in French; where many are made alike, one of them. */
const paths = [...Map.groupBy(addresses, ({ page }) => page.id).values()]
  .filter(([first]) => !first?.page.product)
  .map((alike, index) => alike[index % 2]?.path ?? "");

export function everyPageJourney(journey: Journey): void {
  journey(
    "on a phone every page is no wider than its window and ends in its own faces",
    async (page) => {
      expect(paths.length).toBeGreaterThan(30);
      for (const path of paths) {
        await page.open(path);
        await until(async () => {
          expect(await page.run(strangeTexts), path).toEqual([]);
        });
        expect(await page.run(hiddenBeside), path).toBe(0);
        expect(await page.errors(), path).toEqual([]);
      }
    },
    { width: 375, height: 740 },
  );
}

/** Texts on screen whose first font is none of the site's own; runs in the page. */
function strangeTexts(): string[] {
  const strange: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element?.checkVisibility() || element.closest("code, math, svg, [data-later]")) continue;
    if (!texts.currentNode.textContent?.trim()) continue;
    const { fontFamily } = getComputedStyle(element);
    const isOurs = ["Newsreader", "Hanken Grotesk"].some((face) =>
      fontFamily.replaceAll('"', "").startsWith(face),
    );
    if (!isOurs) strange.push(`${element.tagName} ${element.className}: ${fontFamily}`);
  }
  return strange;
}
