/**
 * The pages of letters and of editions that the desk published after the build. They are drawn in
 * the background by a program of the builder's (`builder/draw-texts.ts`), kept in the data folder,
 * and laid over the files of the build: no request waits for a database or for a drawing. Those of
 * days to come are drawn with them, and shown from their day on (`by-day.ts`).
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Logger } from "pino";
import type { DeskTexts } from "../backend/watch-texts.ts";
import { byDay } from "./by-day.ts";
import { layered, readSiteFiles, type SiteFiles } from "./site-files.ts";

type Parts = { siteFolder: string; dataFolder: string; log: Logger };

const program = join(import.meta.dirname, "../../builder/draw-texts.ts");
const pauseAfterFailure = 30_000;
const none = JSON.stringify({ letters: [], editions: [] });

export function keepTextsOfDesk(base: SiteFiles, { siteFolder, dataFolder, log }: Parts) {
  const folder = join(dataFolder, "texts-of-desk");
  const [textsFile, drawn] = [join(folder, "texts.json"), join(folder, "site")];
  const server = join(siteFolder, "../server");
  const build = hashOf(textIn(join(siteFolder, "../stamp")));
  const files = layered(base);
  let drawing = Promise.resolve();
  let newest = textIn(textsFile) || keptBefore(dataFolder) || none;
  let shown = hashOf(none);
  let retry: NodeJS.Timeout | undefined;

  async function show(): Promise<void> {
    const texts = newest;
    if (hashOf(texts) === shown) return;
    keepTexts(texts);
    if (texts === none) files.lay(undefined);
    else {
      if (textIn(join(drawn, "stamp")) !== stampOf(texts)) await drawAnew(texts);
      layDrawn();
    }
    shown = hashOf(texts);
    const { letters, editions }: DeskTexts = JSON.parse(texts);
    log.info({ letters: letters.length, editions: editions.length }, "texts of the desk are shown");
  }

  function layDrawn(): void {
    files.lay(byDay(readSiteFiles(join(drawn, "files")), join(drawn, "editions")));
  }

  /** By which build, and of which texts. */
  function stampOf(texts: string): string {
    return `${build} ${hashOf(texts)}`;
  }

  /** Under another name until it is complete: a host may be stopped in between. */
  function keepTexts(texts: string): void {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    rmSync(join(dataFolder, folderBefore), { recursive: true, force: true });
    writeFileSync(`${textsFile}.part`, texts);
    renameSync(`${textsFile}.part`, textsFile);
  }

  async function drawAnew(texts: string): Promise<void> {
    const part = `${drawn}.part`;
    rmSync(part, { recursive: true, force: true });
    const told = [textsFile, part, server, siteFolder];
    // It ends when its standard input closes, as it does when this process has gone.
    // Otherwise React, which draws them, runs its checks for developers and takes several times as
    // long.
    const env = { NODE_ENV: "production", ...process.env };
    const child = spawn(process.execPath, [program, ...told], { env, stdio: "pipe" });
    createInterface(child.stdout).on("line", (line) => log.error({ line }, "a text is left out"));
    let said = "";
    child.stderr.on("data", (bytes) => {
      said = `${said}${bytes}`.slice(-2000);
    });
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(said || `It ended with ${code}.`);
    writeFileSync(join(part, "stamp"), stampOf(texts));
    rmSync(drawn, { recursive: true, force: true });
    renameSync(part, drawn);
  }

  function showSoon(): Promise<void> {
    clearTimeout(retry);
    drawing = drawing.then(show).catch((error: unknown) => {
      log.error(
        { error: String(error) },
        "the texts of the desk could not be drawn; what was there stays",
      );
      retry = setTimeout(showSoon, pauseAfterFailure).unref();
    });
    return drawing;
  }

  return {
    files,
    /**
     * What was last known, before the first request: the backend may be away. After another build
     * it is drawn first, since the files that its pages name are gone.
     */
    async start(): Promise<void> {
      const [by, of = ""] = textIn(join(drawn, "stamp")).split(" ");
      if (by !== build || newest === none) return showSoon();
      layDrawn();
      shown = of;
      showSoon();
    },
    told({ letters, editions }: DeskTexts): void {
      newest = JSON.stringify({ letters, editions });
      // A site that was built elsewhere, without what draws them.
      if (!existsSync(join(server, "index.js"))) return;
      showSoon();
    },
  };
}

/** Where versions before had the letters alone. */
const folderBefore = "letters";

function keptBefore(dataFolder: string): string | undefined {
  const rows = textIn(join(dataFolder, folderBefore, "rows.json"));
  return rows && JSON.stringify({ letters: JSON.parse(rows), editions: [] });
}

function textIn(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
