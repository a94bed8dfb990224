/**
 * The pages of legal texts change at midnight in Paris, on the day on which another edition begins to
 * apply. The builder drew those of each such day ahead (`builder/editions/draw-days.ts`): a folder a
 * day. The host takes the newest day that has come; a host that was off does the same when it starts.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { firmDay } from "#core/firm-time.ts";
import { readSiteFiles, type SiteFile, type SiteFiles } from "./site-files.ts";

type Clock = () => number;

/** The files of `base`, and from each day of a folder on, those of that day in their place. */
export function byDay(base: SiteFiles, folder: string, clock: Clock = Date.now): SiteFiles {
  const days = readDays(folder);
  const today = dayOf(clock);
  const over = (path: string) => {
    const now = today();
    return days.find(({ day, files }) => day <= now && files.byPath.get(path))?.files;
  };
  return {
    byPath: {
      get: (path): SiteFile | undefined => (over(path) ?? base).byPath.get(path),
    },
    isPage: (path) => Boolean(over(path)) || base.isPage(path),
  };
}

/** The last day first. */
function readDays(folder: string): { day: string; files: SiteFiles }[] {
  const days = existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
  return days.map((day) => ({ day, files: readSiteFiles(join(folder, day)) }));
}

/** Today in Paris, worked out once a second at most. */
function dayOf(clock: Clock): () => string {
  let [second, day] = [Number.NaN, ""];
  return () => {
    const now = Math.floor(clock() / 1000);
    if (now !== second) {
      second = now;
      day = firmDay(new Date(now * 1000));
    }
    return day;
  };
}
