import type { PageScripts } from "./scripts-of-page.ts";

/**
 * Waits for the first paint, so that loading code slows down nothing that a visitor sees first. A
 * page in a hidden tab is not painted: there, the code starts half a second after the load event.
 */
export const waitForPaint = `await new Promise((resolve) => {
  if (PerformanceObserver.supportedEntryTypes?.includes("paint"))
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(resolve, 500));
});`;

/** Requests all files of a page at once, and hands its code and words to the entry. */
export function startScript({ entry, brought, rest }: PageScripts): string {
  return `(async () => {
${waitForPaint}
for (const href of ${JSON.stringify(rest)})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
const files = ${JSON.stringify(brought)};
const brought = Promise.all(files.map((file) => import(file))).catch(() => {});
const { begin } = await import(${JSON.stringify(entry)});
begin(await brought, files);
})();`;
}
