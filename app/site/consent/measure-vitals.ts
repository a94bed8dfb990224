import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { ask } from "#app/api/ask.ts";
import { pageOfPathname, readPath } from "#core/paths.ts";

let began = false;
let allowed = false;

/** Begins to measure, once per page load; the function it returns stops it at once. */
export function measureVitals(): () => void {
  allowed = true;
  if (!began) {
    began = true;
    // The page that was opened is measured, whichever is on screen when a figure becomes final.
    const page = pageOfPathname(location.pathname).id;
    const report = ({ name, value }: { name: string; value: number }) => {
      if (allowed) send({ page, metric: name, value });
    };
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
  }
  return () => {
    allowed = false;
  };
}

/** Outlives the page, and says nothing when it fails: no visitor waits for it. */
function send(vital: { page: string; metric: string; value: number }): void {
  const { language } = readPath(location.pathname);
  ask("/functions/v1/web-vitals", { body: { ...vital, language }, keepalive: true });
}
