import type { PageScripts } from "./scripts-of-page.ts";

/**
 * Waits for the first paint, so that no code shares the line or the processor with what a visitor
 * sees first. A page in a hidden tab is not painted: it comes alive when all the rest has loaded.
 */
export const waitForPaint = `await new Promise((resolve) => {
  if (PerformanceObserver.supportedEntryTypes?.includes("paint"))
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(resolve, 500));
});`;

/**
 * Asks for all that a page needs at once, and hands its code and words to the entry. The sheets are
 * for no medium until they are all there: put on one by one, they would have the page styled twice.
 */
export function startScript(
  { entry, brought, rest }: PageScripts,
  sheets: readonly string[],
): string {
  return `(async () => {
${waitForPaint}
const ask = (link) => document.head.append(Object.assign(document.createElement("link"), link));
for (const href of ${JSON.stringify(sheets)}) ask({ rel: "stylesheet", media: "not all", href });
for (const href of ${JSON.stringify(rest)}) ask({ rel: "modulepreload", href });
const brought = Promise.all(${JSON.stringify(brought)}.map((file) => import(file))).catch(() => {});
const { begin } = await import(${JSON.stringify(entry)});
begin(await brought);
})();`;
}
