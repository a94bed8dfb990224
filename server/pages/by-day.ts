/**
 * The pages of legal texts change at midnight in Paris, on the day on which another edition begins to
 * apply. The builder drew those of each such day ahead (`builder/editions/draw-days.ts`): a folder a
 * day. The host takes the newest day that has come; a host that was off does the same when it starts.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { firmDay } from "#core/firm-time.ts";
import {
  readSiteFiles,
  readSiteFilesMeanwhile,
  type SiteFile,
  type SiteFiles,
} from "./site-files.ts";

type Clock = () => number;
type Day = { day: string; files: SiteFiles };

/** The files of `base`, and from each of the days on, those of that day in their place. */
export function byDay(base: SiteFiles, days: readonly Day[], clock: Clock = Date.now): SiteFiles {
  const today = dayOf(clock);
  const over = (path: string) => {
    const now = today();
    return days.find(({ day, files }) => day <= now && files.byPath.get(path))?.files;
  };
  return {
    byPath: {
      get: (path): SiteFile | undefined => (over(path) ?? base).byPath.get(path),
    },
    isPage: (path) => Boolean(over(path)?.isPage(path)) || base.isPage(path),
  };
}

/** The days of a folder, the last one first. */
export function readDays(folder: string): Day[] {
  return daysIn(folder).map((day) => ({ day, files: readSiteFiles(join(folder, day)) }));
}

/** The same while the host runs. */
export async function readDaysMeanwhile(folder: string): Promise<Day[]> {
  const days: Day[] = [];
  for (const day of daysIn(folder)) {
    days.push({ day, files: await readSiteFilesMeanwhile(join(folder, day)) });
  }
  return days;
}

function daysIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
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
