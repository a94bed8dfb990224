/**
 * Waits for the first paint, so that no code shares the line or the processor with what a visitor
 * sees first. A page in a hidden tab is not painted: it comes alive when all the rest has loaded.
 */
export const waitForPaint = `await new Promise((resolve) => {
  if (PerformanceObserver.supportedEntryTypes?.includes("paint"))
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(resolve, 500));
});`;

/** Runs the first of a page's scripts; all that it needs is asked for at once. */
export function startScript([entry = "", ...rest]: readonly string[]): string {
  if (!entry) throw new Error("There is nothing to start.");
  return `(async () => {
${waitForPaint}
for (const href of ${JSON.stringify(rest)})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
import(${JSON.stringify(entry)});
})();`;
}
