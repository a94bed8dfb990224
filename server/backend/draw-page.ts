/**
 * Draws a page with changes that somebody is writing, for its preview: in a process of its own
 * (`builder/draw-preview.ts`), one at a time, and until its deadline.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Change } from "#core/texts/revision.ts";

const program = join(import.meta.dirname, "../../builder/draw-preview.ts");
/** In milliseconds: it takes some two seconds of a processor, which others may be using. */
const longest = 30_000;
/** Who asks is told after these that it is under way, and asks again: an answer takes less (`patience.ts`). */
const longestAnswer = 8_000;
/** A page that was drawn is kept for whoever asks again. */
const kept = 20_000;
/** Whoever comes while so many wait is told to try again. */
const mostWaiting = 4;
const mostBytes = 5_000_000;

let before: Promise<unknown> = Promise.resolve();
let waiting = 0;
const drawn = new Map<string, Promise<string | undefined>>();

/** Undefined where no server build is at hand: a site that was built elsewhere. */
export function pageDrawerOf(siteFolder: string) {
  const server = join(siteFolder, "../server");
  if (!existsSync(join(server, "index.js"))) return undefined;

  function drawOnce(path: string, changes: readonly Change[]): Promise<string | undefined> {
    const key = JSON.stringify([path, changes]);
    const known = drawn.get(key);
    if (known) return known;
    if (waiting >= mostWaiting) return Promise.resolve(undefined);
    waiting++;
    const mine = before
      .then(() => draw(path, changes, server, siteFolder))
      .finally(() => {
        waiting--;
        setTimeout(() => drawn.delete(key), kept).unref();
      });
    before = mine.catch(() => {});
    drawn.set(key, mine);
    return mine;
  }

  /** `isUnderWay`: it has not been drawn yet, and is asked for again. */
  return async (path: string, changes: readonly Change[]) => {
    const later = new AbortController();
    const html = drawOnce(path, changes).then((text) => ({
      html: text ?? null,
      isUnderWay: false,
    }));
    const pause = sleep(longestAnswer, { html: null, isUnderWay: true }, later).catch(() => html);
    return Promise.race([html, pause]).finally(() => later.abort());
  };
}

async function draw(
  path: string,
  changes: readonly Change[],
  server: string,
  client: string,
): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "page-preview-"));
  try {
    const told = join(folder, "changes.json");
    await writeFile(told, JSON.stringify(changes));
    const given = [program, path, told, join(folder, "kept.json"), server, client];
    // Otherwise React runs its checks for developers, and takes several times as long.
    const env = { PATH: process.env.PATH, NODE_ENV: "production" };
    const child = spawn(process.execPath, given, { env, stdio: ["ignore", "pipe", "ignore"] });
    const timer = setTimeout(() => child.kill("SIGKILL"), longest);
    let html = "";
    child.stdout.setEncoding("utf8").on("data", (part: string) => {
      html += part;
      if (html.length > mostBytes) child.kill("SIGKILL");
    });
    const [code] = await once(child, "close");
    clearTimeout(timer);
    return code === 0 ? html : undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
