import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { pageOfPathname } from "#core/paths.ts";
import { sendVital } from "./record-consent.ts";

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
      if (allowed) sendVital({ page, metric: name, value });
    };
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
  }
  return () => {
    allowed = false;
  };
}
