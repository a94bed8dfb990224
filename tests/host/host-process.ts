import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { inject, onTestFinished } from "vitest";
import type { AtEnd } from "../at-end.ts";
import { compiledBefore } from "../compiled-before.ts";
import { newDataFolder } from "../db/backend.ts";
import { contactMessage } from "../db/contact-message.ts";
import { until } from "../until.ts";

type Ask = { method?: string; headers?: Record<string, string>; body?: string };
export type Answered = { status: number; body: string; ms: number };

type Start = { program?: string; cwd?: string; as?: { uid?: number; gid?: number } };

export type HostProcess = {
  url: string;
  child: ChildProcess;
  /** Its exit code, or `null` where a signal ended it. */
  ended: Promise<number | null>;
  /** All that it printed and logged, a quarter of a second late. */
  said(): string;
  /** What it logged as its own failure until now. */
  errors(): Promise<string[]>;
  formsOpen(): Promise<void>;
  /** On a connection of its own. */
  ask(path: string, options?: Ask): Promise<Answered>;
  /** Sends a contact message, from an address of its own unless one is given. */
  send(more?: Record<string, unknown>, forwardedFor?: string): Promise<Answered>;
};

const main = join(import.meta.dirname, "../../server/main.ts");
let visitors = 0;

/** An address that nobody had before. */
function newVisitor(): string {
  visitors += 1;
  return `10.2.${visitors >> 8}.${visitors & 255}`;
}

/** The host as `npm start` runs it: a process, a port; ended with the test. */
export async function startHost(
  env: Record<string, string>,
  atEnd: AtEnd = onTestFinished,
  { program = main, cwd = process.cwd(), as = {} }: Start = {},
): Promise<HostProcess> {
  const scratch = scratchFolder(atEnd);
  const child = spawn(process.execPath, [...inject("hostFlags"), program], {
    cwd,
    env: {
      PORT: "0",
      HOST: "127.0.0.1",
      SITE_FOLDER: join(scratch, "site"),
      // What it would remove at its own end, and leaves where it is killed.
      TMPDIR: scratch,
      TRUST_PROXY: "loopback",
      ...compiledBefore(),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
    ...as,
  });
  if (as.uid !== undefined) chownSync(scratch, as.uid, as.gid ?? as.uid);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (bytes) => {
      said += bytes;
    });
  }
  const ended = once(child, "close").then(([code]) => code as number | null);
  atEnd(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  const port = await until(() => {
    const found = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
    if (!found) throw new Error(`The host does not listen: ${said}`);
    return found;
  });
  const url = `http://127.0.0.1:${port}`;

  async function ask(path: string, { method = "GET", headers = {}, body = "" }: Ask = {}) {
    const began = performance.now();
    const asked = request(url + path, { method, headers, agent: false });
    asked.end(body);
    const [response] = await once(asked, "response");
    const answered = await text(response);
    return { status: response.statusCode, body: answered, ms: performance.now() - began };
  }

  return {
    url,
    child,
    ended,
    said: () => said,
    async errors() {
      const lastLine = `/last-line-${said.length}`;
      await ask(lastLine);
      await until(() => {
        if (!said.includes(lastLine)) throw new Error("The log is not written yet.");
      });
      return said.split("\n").filter((line) => /"level":[56]0/.test(line));
    },
    ask,
    async formsOpen() {
      await until(async () => {
        const { body } = await ask("/healthz");
        if (!body.includes('"forms":"open"')) throw new Error(`Not open: ${said}`);
        // It takes seconds, and each question takes from the processor that it waits for.
      }, 200);
    },
    send(more = {}, forwardedFor = newVisitor()) {
      return ask("/functions/v1/contact", {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": forwardedFor },
        body: JSON.stringify(contactMessage(more)),
      });
    },
  };
}

/** A data folder with an empty database in it, removed with the test. */
export function dataFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = newDataFolder();
  // What the host started, a drawing or a print, ends a moment after it.
  atEnd(async () => rmSync(folder, { recursive: true, force: true, maxRetries: 9 }));
  return folder;
}

/** Where the database is a server, or not yet there. */
export function emptyFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  atEnd(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** With a site of one page in it. */
function scratchFolder(atEnd: AtEnd): string {
  const folder = emptyFolder(atEnd);
  mkdirSync(join(folder, "site"));
  writeFileSync(join(folder, "site", "index.html"), "<!doctype html><title>home</title>");
  return folder;
}

export function referenceIn({ body }: Answered): string {
  return JSON.parse(body).reference;
}
