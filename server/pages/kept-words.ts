/**
 * The words of revisions that were shown: pages that a visitor opened before the firm changed
 * something go on asking for theirs, and those of a revision to come are there before it is.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import { readSiteFiles, type SiteFiles } from "./site-files.ts";

const wordsFolder = "assets/words";
const keptFor = 7 * 24 * 3_600_000;

export function keptWords(folder: string) {
  const own = join(folder, wordsFolder);
  let all: SiteFiles | undefined = existsSync(own) ? readSiteFiles(folder) : undefined;
  const files: SiteFiles = {
    byPath: { get: (path) => all?.byPath.get(path) },
    isPage: () => false,
  };
  return {
    files,
    /**
     * Adds those of a drawn site and of its days to come, and lets go of those that no page has
     * named for a week.
     */
    keep(site: string, now = Date.now()): void {
      const drawn = wordsIn(site);
      if (drawn.length === 0) return;
      mkdirSync(dirname(own), { recursive: true });
      for (const words of drawn) {
        cpSync(words, own, { recursive: true });
        for (const name of readdirSync(words)) utimesSync(join(own, name), now / 1000, now / 1000);
      }
      for (const name of readdirSync(own)) {
        if (statSync(join(own, name)).mtimeMs < now - keptFor) rmSync(join(own, name));
      }
      all = readSiteFiles(folder);
    },
  };
}

function wordsIn(site: string): string[] {
  const days = join(site, "editions");
  const folders = existsSync(days) ? readdirSync(days).map((day) => join(days, day)) : [];
  return [join(site, "files"), ...folders]
    .map((folder) => join(folder, wordsFolder))
    .filter((words) => existsSync(words));
}
