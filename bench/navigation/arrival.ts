import type { Page } from "@playwright/test";
import type { Arrival } from "../navigation.ts";

type Watch = { path: string; title: number; changed: number };
declare global {
  interface Window {
    benchWatch?: Watch;
  }
}

const quiet = 500;

/**
 * Runs in the browser before anything else: notes when the title is shown, and when something
 * changed last.
 */
export function watchArrival(): void {
  const now = () => performance.timeOrigin + performance.now();
  const watch: Watch = { path: "", title: 0, changed: now() };
  window.benchWatch = watch;
  let titleBefore = "";
  const start = () => {
    sessionStorage.setItem("bench-start", String(now()));
    // The title before the click: the address changes a little earlier than the page.
    titleBefore = document.querySelector("h1")?.textContent ?? "";
  };
  addEventListener("click", start, { capture: true });
  const look = () => {
    const title = document.querySelector("h1");
    const isNew = watch.path !== location.pathname && title?.textContent !== titleBefore;
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
  // Looks in each frame, not when the page is parsed: until the styles have arrived nothing is
  // shown.
  const everyFrame = () => {
    look();
    requestAnimationFrame(everyFrame);
  };
  requestAnimationFrame(everyFrame);
}

/** Waits until the page is shown and has not changed for half a second. */
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
