import type { Page } from "@playwright/test";

/** What nobody can see: a letter of the word mark that settles by a pixel with its font. */
export const invisibleShift = 0.0005;

/** Adds up, from the first paint on, how much of the window has moved by itself. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      const seen = window as unknown as { shifted: number };
      for (const entry of list.getEntries())
        seen.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}
