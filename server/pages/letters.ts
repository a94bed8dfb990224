/**
 * The pages of letters that were published after the build. They are drawn in the background by a
 * program of the builder's (`builder/letters/draw.ts`), kept in the data folder, and laid over the
 * files of the build: no request waits for a database or for a drawing.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Logger } from "pino";
import { layered, readSiteFiles, type SiteFiles } from "./site-files.ts";

type Parts = { siteFolder: string; dataFolder: string; log: Logger };

const program = join(import.meta.dirname, "../../builder/letters/draw.ts");
const pauseAfterFailure = 30_000;

export function keepLetters(base: SiteFiles, { siteFolder, dataFolder, log }: Parts) {
  const folder = join(dataFolder, "letters");
  const [rowsFile, drawn] = [join(folder, "rows.json"), join(folder, "site")];
  const server = join(siteFolder, "../server");
  const build = hashOf(textIn(join(siteFolder, "../stamp")));
  const files = layered(base);
  let drawing = Promise.resolve();
  let newest = textIn(rowsFile) || "[]";
  let shown = hashOf("[]");
  let retry: NodeJS.Timeout | undefined;

  async function show(): Promise<void> {
    const rows = newest;
    if (hashOf(rows) === shown) return;
    keepRows(rows);
    if (rows === "[]") files.lay(undefined);
    else {
      if (textIn(join(drawn, "stamp")) !== stampOf(rows)) await drawAnew(rows);
      files.lay(readSiteFiles(join(drawn, "files")));
    }
    shown = hashOf(rows);
    log.info({ letters: JSON.parse(rows).length }, "letters of the desk are shown");
  }

  /** By which build, and of which letters. */
  function stampOf(rows: string): string {
    return `${build} ${hashOf(rows)}`;
  }

  /** Under another name until it is complete: a host may be stopped in between. */
  function keepRows(rows: string): void {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(`${rowsFile}.part`, rows);
    renameSync(`${rowsFile}.part`, rowsFile);
  }

  async function drawAnew(rows: string): Promise<void> {
    const part = `${drawn}.part`;
    rmSync(part, { recursive: true, force: true });
    const told = [rowsFile, join(part, "files"), server, siteFolder];
    // It ends when its standard input closes, as it does when this process has gone.
    // Otherwise React, which draws them, runs its checks for developers and takes several times as
    // long.
    const env = { NODE_ENV: "production", ...process.env };
    const child = spawn(process.execPath, [program, ...told], { env, stdio: "pipe" });
    createInterface(child.stdout).on("line", (line) => log.error({ line }, "a letter is left out"));
    let said = "";
    child.stderr.on("data", (bytes) => {
      said = `${said}${bytes}`.slice(-2000);
    });
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(said || `It ended with ${code}.`);
    writeFileSync(join(part, "stamp"), stampOf(rows));
    rmSync(drawn, { recursive: true, force: true });
    renameSync(part, drawn);
  }

  function showSoon(): Promise<void> {
    clearTimeout(retry);
    drawing = drawing.then(show).catch((error: unknown) => {
      log.error({ error: String(error) }, "the letters could not be drawn; what was there stays");
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
      if (by !== build || newest === "[]") return showSoon();
      files.lay(readSiteFiles(join(drawn, "files")));
      shown = of;
      showSoon();
    },
    told(rows: readonly unknown[]): void {
      newest = JSON.stringify(rows);
      // A site that was built elsewhere, without what draws them.
      if (!existsSync(join(server, "index.js"))) return;
      showSoon();
    },
  };
}

function textIn(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
