/**
 * Draws ahead what pages show from each day on which another edition of a legal text or a policy
 * begins to apply, into a folder a day: the pages of these texts, and the lists, pages and feeds
 * that name a policy's edition. At midnight in Paris the host takes that day's files: nothing has to
 * be drawn, built or fetched then.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type EditionTextId, editionTexts } from "#core/edition-texts.ts";
import { applies } from "#core/editions.ts";
import { textAt } from "#core/pages.ts";
import { readPath } from "#core/paths.ts";
import { changedWordsPath } from "#core/texts/changed-words.ts";
import { addresses, editionAddresses, fileOf } from "../addresses.ts";
import {
  type ChangedContents,
  changedContents,
  keysThatDiffer,
  showsAny,
} from "../changes/draw.ts";
import { compressFolder } from "../finish/compress.ts";
import { pageDrawer } from "../page-drawer.ts";
import { publishPersons } from "../persons.ts";
import { publishLists } from "../publications/files.ts";
import { publishIndex } from "../search/make-index.ts";
import { readEditions } from "./read.ts";
import { daysToCome, drawnDay } from "./shown.ts";

type DrawPage = (path: string) => Promise<string>;
/** The two folders of the build. */
type Build = { server: string; client: string };

export async function drawDaysToCome(client: string, target = "build/editions"): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  await drawDays(target, { server: "build/server", client }, editionTexts);
}

type Rest = {
  /** What is shown today instead of what was built: its folder, and the words in it. */
  files?: string;
  changed?: ChangedContents;
  quality?: number;
};

export async function drawDays(
  target: string,
  { server, client }: Build,
  texts: readonly EditionTextId[],
  { files, changed, quality }: Rest = {},
): Promise<void> {
  const days = daysToCome();
  if (days.length === 0) return;
  const today = drawnDay();
  let before = changed ?? (await changedContents(server));
  for (const day of days) {
    // Read by `drawnDay` in the server build, which has its own copy of that module.
    process.env.EDITIONS_DAY = day;
    const folder = join(target, day);
    const now = await changedContents(server, before);
    // What is the same as on the day before stays as it was drawn for that.
    const moved = new Set(keysThatDiffer(before.list, now.list));
    before = now;
    const draw = await pageDrawer(server, client, now.files);
    await drawTexts(
      folder,
      draw,
      texts.filter((text) => readEditions(text).some((one) => applies(one) && one.from === day)),
    );
    for (const { path } of addresses.filter(showsAny(moved))) {
      if (!existsSync(join(folder, fileOf(path)))) write(folder, fileOf(path), await draw(path));
    }
    for (const [path, module] of now.modules) write(folder, path, module);
    write(folder, changedWordsPath, JSON.stringify(now.list));
    publishLists(folder);
    publishPersons(folder);
    const drawn = [...daysIn(target, day), ...(files ? [files] : [])];
    publishIndex([...drawn, ...foldersOn(client, day)], folder);
    await compressFolder(folder, quality);
  }
  process.env.EDITIONS_DAY = today;
}

/** The folders of the build that are shown on a day: what comes first takes the place of the others. */
export function foldersOn(client: string, day: string): string[] {
  return [...daysIn(join(client, "../editions"), day), client];
}

/** Those drawn for a day or for one before it, newest first. */
function daysIn(folder: string, day: string): string[] {
  const days = existsSync(folder) ? readdirSync(folder).filter((one) => one <= day) : [];
  return days
    .sort()
    .reverse()
    .map((one) => join(folder, one));
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
  for (const { path } of wanted) write(folder, fileOf(path), await draw(path));
}

function write(folder: string, path: string, content: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
