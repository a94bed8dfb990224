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
    /** Adds those of a drawn site, and lets go of those that no page has named for a week. */
    keep(site: string, now = Date.now()): void {
      const drawn = join(site, wordsFolder);
      if (!existsSync(drawn)) return;
      mkdirSync(dirname(own), { recursive: true });
      cpSync(drawn, own, { recursive: true });
      for (const name of readdirSync(drawn)) utimesSync(join(own, name), now / 1000, now / 1000);
      for (const name of readdirSync(own)) {
        if (statSync(join(own, name)).mtimeMs < now - keptFor) rmSync(join(own, name));
      }
      all = readSiteFiles(folder);
    },
  };
}
