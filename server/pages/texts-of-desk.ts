/**
 * What the desk published after the build: letters, editions, publications, and all that the firm
 * changed on its pages. It is drawn in the background by a program of the builder's (`builder/draw-texts.ts`), kept in
 * the data folder, and laid over the files of the build, all at once: no request waits for a database
 * or for a drawing, and none meets half of a revision. Pages of days to come are drawn with the
 * others, and shown from their day on (`by-day.ts`); a revision that begins at an instant is drawn
 * before it, so that all hosts of one database change together.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Logger } from "pino";
import type { LeftOut } from "#core/acts/editions.ts";
import type { Undrawn } from "#core/texts/revision.ts";
import type { DeskTexts, Drawing } from "../backend/watch-texts.ts";
import { noteLeftOut, textsFolder } from "../left-out.ts";
import { byDay, readDaysMeanwhile } from "./by-day.ts";
import { keepPrints } from "./keep-prints.ts";
import { keptWords } from "./kept-words.ts";
import { layered, readSiteFilesMeanwhile, type SiteFiles } from "./site-files.ts";

type Parts = {
  siteFolder: string;
  dataFolder: string;
  log: Logger;
  /** Hears what became of each revision of the pages. */
  tellDrawn?: ((drawing: Drawing) => void) | undefined;
};
/** All that is drawn together, as JSON, and the hash of its revision of the pages. */
type Site = { texts: string; revision?: string | undefined };
/** What was drawn of it, in memory; nothing where nothing differs from the build. */
type ReadSite = { texts: string; stamp: string; files: SiteFiles | undefined };

const program = join(import.meta.dirname, "../../builder/draw-texts.ts");
const pauseAfterFailure = 30_000;
/** The program asks to be run again, without what no page could be drawn with. */
const again = 3;
const mostRuns = 6;
/** What went wrong first is what has to be known: what follows is mostly a consequence. */
const mostSaid = 4000;
const empty = { letters: [], editions: [], publications: [], changes: [] };
const none = JSON.stringify(empty);

export function keepTextsOfDesk(
  base: SiteFiles,
  { siteFolder, dataFolder, log, tellDrawn }: Parts,
) {
  const folder = join(dataFolder, textsFolder);
  const textsFile = join(folder, "texts.json");
  const server = join(siteFolder, "../server");
  const build = hashOf(textIn(join(siteFolder, "../stamp")));
  const words = keptWords(join(folder, "words"));
  const files = layered(base, words.files);
  let drawing = Promise.resolve();
  let newest: Site = { texts: keptTexts(textsFile, dataFolder) };
  let next: (Site & { at: number }) | undefined;
  let shown = none;
  let shownStamp = "";
  const prints = keepPrints(join(folder, "prints"), siteFolder, log);
  let retry: NodeJS.Timeout | undefined;
  let turn: NodeJS.Timeout | undefined;

  async function showAll(): Promise<void> {
    const now = newest;
    keepTexts(now.texts);
    if (await draw(now)) await show(now);
    printMissing();
    const coming = next;
    if (!coming || !(await draw(coming))) return;
    const read = await readDrawn(coming.texts);
    if (coming !== next) return;
    clearTimeout(turn);
    turn = setTimeout(() => begin(coming, read), Math.max(0, coming.at - Date.now())).unref();
  }

  /** The instant has come that was waited for: what is drawn is shown, without asking anybody. */
  function begin(coming: Site, read: ReadSite): void {
    if (coming !== next) return;
    newest = coming;
    next = undefined;
    keepTexts(coming.texts);
    lay(read);
    drawing = drawing.then(forgetOthers).catch(tellFailure);
  }

  /** Unless something else is wanted by the time it is read. */
  async function show(site: Site): Promise<void> {
    if (stampOf(site.texts) === shownStamp) {
      noteLeftOut(dataFolder, leftOutOf(site.texts), log);
      return;
    }
    const read = await readDrawn(site.texts);
    if (site !== newest) return;
    lay(read);
    await forgetOthers();
  }

  async function readDrawn(texts: string): Promise<ReadSite> {
    const stamp = stampOf(texts);
    if (texts === none) return { texts, stamp, files: undefined };
    const drawn = folderOf(texts);
    const base = await readSiteFilesMeanwhile(join(drawn, "files"));
    const days = await readDaysMeanwhile(join(drawn, "editions"));
    return { texts, stamp, files: byDay(base, days) };
  }

  /** All at once. */
  function lay({ texts, stamp, files: read }: ReadSite): void {
    noteLeftOut(dataFolder, leftOutOf(texts), log);
    files.lay(read);
    shown = texts;
    shownStamp = stamp;
    const told: typeof empty = JSON.parse(texts);
    const counts = Object.entries(told).map(([kind, { length }]) => [kind, length]);
    log.info(Object.fromEntries(counts), "texts of the desk are shown");
  }

  /** Pages that are shown already are drawn once more, with what was printed of them. */
  function printMissing(): void {
    const told: typeof empty = JSON.parse(shown);
    if (told.editions.length > 0) prints.make(folderOf(shown), showSoon);
  }

  /** Each is drawn into a folder of its own: that of the next does not disturb what is shown. */
  function folderOf(texts: string): string {
    return join(folder, `site-${hashOf(texts).slice(0, 12)}`);
  }

  async function forgetOthers(): Promise<void> {
    const wanted = [shown, next?.texts ?? shown].map(folderOf);
    for (const name of readdirSync(folder)) {
      const other = join(folder, name);
      if (!name.startsWith("site") || wanted.includes(other)) continue;
      // Under another name first: a host may be stopped in between, and half of it is no site.
      const gone = join(folder, "gone");
      await rm(gone, { recursive: true, force: true });
      renameSync(other, gone);
      await rm(gone, { recursive: true, force: true });
    }
  }

  function leftOutOf(texts: string): LeftOut[] {
    return JSON.parse(textIn(join(folderOf(texts), "left-out.json")) || "[]");
  }

  /** By which build, of which texts, and with which PDFs. */
  function stampOf(texts: string): string {
    const list = prints.list();
    return [build, hashOf(texts), ...(list ? [hashOf(list)] : [])].join(" ");
  }

  function isDrawn(texts: string): boolean {
    return texts === none || textIn(join(folderOf(texts), "stamp")) === stampOf(texts);
  }

  /** Under another name until it is complete: a host may be stopped in between. */
  function keepTexts(texts: string): void {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    rmSync(join(dataFolder, folderBefore), { recursive: true, force: true });
    if (textIn(textsFile) === texts) return;
    writeFileSync(`${textsFile}.part`, texts);
    renameSync(`${textsFile}.part`, textsFile);
  }

  /** False where something else is wanted by the time it is drawn. */
  async function draw(site: Site): Promise<boolean> {
    const { texts, revision } = site;
    const drawn = folderOf(texts);
    const began = performance.now();
    try {
      if (!isDrawn(texts)) await drawInto(drawn, texts);
    } catch (error) {
      const detail = (error instanceof Error ? error.message : String(error)).slice(0, 300);
      tell(revision, began, [{ place: "*", path: "*", reason: "page", detail }]);
      throw error;
    }
    words.keep(drawn);
    tell(revision, began, JSON.parse(textIn(join(drawn, "undrawn.json")) || "[]"));
    return site === newest || site === next;
  }

  function tell(hash: string | undefined, began: number, undrawn: Undrawn[]): void {
    if (hash) tellDrawn?.({ hash, milliseconds: performance.now() - began, undrawn });
  }

  async function drawInto(drawn: string, texts: string): Promise<void> {
    const part = `${drawn}.part`;
    rmSync(part, { recursive: true, force: true });
    mkdirSync(part, { recursive: true });
    const given = join(part, "texts.json");
    writeFileSync(given, texts);
    for (let runs = 1; ; runs += 1) {
      const { code, said, leftOut } = await runProgram([given, part, server, siteFolder]);
      writeFileSync(join(part, "left-out.json"), `[${leftOut}]`);
      if (code === 0) break;
      if (code !== again || runs === mostRuns) {
        throw new Error(faultIn(said) ?? `The drawing ended with ${code}.`, { cause: said });
      }
      for (const half of ["files", "editions"]) {
        rmSync(join(part, half), { recursive: true, force: true });
      }
    }
    writeFileSync(join(part, "stamp"), stampOf(texts));
    rmSync(drawn, { recursive: true, force: true });
    renameSync(part, drawn);
  }

  async function runProgram(told: string[]) {
    // It ends when its standard input closes, as it does when this process has gone.
    // Otherwise React, which draws them, runs its checks for developers and takes several times as
    // long.
    const env = { NODE_ENV: "production", ...process.env, EDITION_PRINTS: prints.folder };
    const child = spawn(process.execPath, [program, ...told], { env, stdio: "pipe" });
    const leftOut: string[] = [];
    createInterface(child.stdout).on("line", (line) => {
      log.error({ line }, "a text is left out");
      if (line.startsWith('{"text":')) leftOut.push(line);
    });
    let said = "";
    child.stderr.on("data", (bytes) => {
      said = `${said}${bytes}`.slice(0, mostSaid);
    });
    const [code] = await once(child, "close");
    return { code: Number(code), said, leftOut };
  }

  function showSoon(): Promise<void> {
    clearTimeout(retry);
    drawing = drawing.then(showAll).catch((error: unknown) => {
      tellFailure(error);
      retry = setTimeout(showSoon, pauseAfterFailure).unref();
      // Why is in the log: it is the program's fault, and no text's.
      noteLeftOut(dataFolder, [{ text: "", fault: "" }], log);
    });
    return drawing;
  }

  function tellFailure(error: unknown): void {
    log.error(
      { error: String(error), said: error instanceof Error ? error.cause : undefined },
      "the texts of the desk could not be drawn; what was there stays",
    );
  }

  return {
    files,
    /**
     * What was last known, before the first request: the backend may be away. After another build
     * it is drawn first, since the files that its pages name are gone.
     */
    async start(): Promise<void> {
      if (newest.texts === none) return;
      if (!isDrawn(newest.texts)) return showSoon();
      words.keep(folderOf(newest.texts));
      lay(await readDrawn(newest.texts));
      await forgetOthers();
    },
    told({ letters, editions, publications, pages, next: coming }: DeskTexts): void {
      const site = ({ hash, changes }: DeskTexts["pages"]) => ({
        texts: JSON.stringify({ letters, editions, publications, changes }),
        revision: hash,
      });
      newest = site(pages);
      next = coming && { ...site(coming.pages), at: coming.at };
      // A site that was built elsewhere, without what draws them.
      if (!existsSync(join(server, "index.js"))) return;
      showSoon();
    },
  };
}

/** Where versions before had the letters alone. */
const folderBefore = "letters";

/** Versions before knew of no changes of pages. */
function keptTexts(file: string, dataFolder: string): string {
  const rows = textIn(join(dataFolder, folderBefore, "rows.json"));
  const texts = textIn(file);
  if (texts) return JSON.stringify({ ...empty, ...JSON.parse(texts) });
  return rows ? JSON.stringify({ ...empty, letters: JSON.parse(rows) }) : none;
}

/** The line that says what went wrong: above it Node.js shows the code, below it where it was called. */
export function faultIn(said: string): string | undefined {
  const lines = said.split("\n").map((line) => line.trim());
  return (
    lines.find((line) => /^(Uncaught )?\w*(Error|Exception)\b/.test(line)) ?? lines.find(Boolean)
  );
}

function textIn(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
