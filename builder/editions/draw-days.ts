/**
 * Draws ahead what the pages of legal texts and policies show from each day on which another edition begins to
 * apply, into a folder a day. At midnight in Paris the host takes that day's pages: nothing has to
 * be drawn, built or fetched then.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type EditionTextId, editionTexts } from "#core/edition-texts.ts";
import { textAt } from "#core/pages.ts";
import { readPath } from "#core/paths.ts";
import { addresses, editionAddresses, fileOf } from "../addresses.ts";
import { compressFolder } from "../finish/compress.ts";
import { pageDrawer } from "../page-drawer.ts";
import { publishIndex } from "../search/make-index.ts";
import { daysToCome, drawnDay } from "./shown.ts";

type DrawPage = (path: string) => Promise<string>;

export async function drawDaysToCome(client: string, target = "build/editions"): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  if (daysToCome().length === 0) return;
  const draw = await pageDrawer("build/server", client);
  await drawDays(target, draw, editionTexts, { pages: () => [client] });
}

type Rest = {
  /** The folders that have the other pages of a day, for the index of the search. */
  pages: (day: string) => readonly string[];
  quality?: number;
};

export async function drawDays(
  target: string,
  draw: DrawPage,
  texts: readonly EditionTextId[],
  { pages, quality }: Rest,
): Promise<void> {
  const today = drawnDay();
  for (const day of daysToCome()) {
    // Read by `drawnDay` in the server build, which has its own copy of that module.
    process.env.EDITIONS_DAY = day;
    const folder = join(target, day);
    await drawTexts(folder, draw, texts);
    publishIndex([folder, ...pages(day)], folder);
    await compressFolder(folder, quality);
  }
  process.env.EDITIONS_DAY = today;
}

/** Each page of these texts: what is in force, every edition, and every two compared. */
export async function drawTexts(
  folder: string,
  draw: DrawPage,
  texts: readonly EditionTextId[],
): Promise<void> {
  const wanted = [...addresses, ...editionAddresses].filter(({ path }) =>
    texts.some((text) => text === textAt(readPath(path).path)),
  );
  for (const { path } of wanted) {
    const file = join(folder, fileOf(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await draw(path));
  }
}
