import type { Page } from "@playwright/test";
import type { Arrival } from "../navigation.ts";

type Watch = { path: string; title: number; changed: number };
declare global {
  interface Window {
    benchWatch?: Watch;
  }
}

const quiet = 500;

/** Runs in the browser before anything else: notes when a title is there, and the last change. */
export function watchArrival(): void {
  const now = () => performance.timeOrigin + performance.now();
  const watch: Watch = { path: "", title: 0, changed: now() };
  window.benchWatch = watch;
  let left = "";
  const start = () => {
    sessionStorage.setItem("bench-start", String(now()));
    // The address changes a little before the page does.
    left = document.querySelector("h1")?.textContent ?? "";
  };
  addEventListener("click", start, { capture: true });
  const look = () => {
    const title = document.querySelector("h1");
    const isNew = watch.path !== location.pathname && title?.textContent !== left;
    if (isNew && title && title.getClientRects().length > 0) {
      watch.path = location.pathname;
      watch.title = now();
    }
  };
  new MutationObserver(() => {
    watch.changed = now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver(() => {
    watch.changed = now();
  }).observe({ type: "resource", buffered: true });
  // In a frame, not as soon as it is parsed: until its styles are there a page shows nothing.
  const everyFrame = () => {
    look();
    requestAnimationFrame(everyFrame);
  };
  requestAnimationFrame(everyFrame);
}

/** Waits until the page is there and has not changed for half a second. */
export async function arrival(page: Page, address: string): Promise<Arrival> {
  const { pathname } = new URL(address);
  await page.waitForURL(address);
  await page.waitForFunction(
    ([path, pause]) => {
      const watch = window.benchWatch;
      const now = performance.timeOrigin + performance.now();
      return (
        watch?.path === path && document.readyState === "complete" && now - watch.changed > pause
      );
    },
    [pathname, quiet] as const,
    { polling: 50 },
  );
  return page.evaluate(() => {
    const started = Number(sessionStorage.getItem("bench-start"));
    sessionStorage.removeItem("bench-start");
    const { title = 0, changed = 0 } = window.benchWatch ?? {};
    return { title: title - started, stable: Math.max(title, changed) - started };
  });
}
