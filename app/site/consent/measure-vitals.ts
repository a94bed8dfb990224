import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { ask } from "#app/api/ask.ts";
import { pageOfPathname, readPath } from "#core/paths.ts";

let began = false;
let allowed = false;

/** Starts measuring, once per page load. Returns a function that stops it. */
export function measureVitals(): () => void {
  allowed = true;
  if (!began) {
    began = true;
    // The values are of the page that was loaded, even if another is on screen when they are final.
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

/** Goes on when the page is left, and is silent when it fails: no visitor waits for it. */
function send(vital: { page: string; metric: string; value: number }): void {
  const { language } = readPath(location.pathname);
  ask("/functions/v1/web-vitals", { body: { ...vital, language }, keepalive: true });
}
