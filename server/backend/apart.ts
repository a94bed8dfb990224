/** The host's side of the backend's own process: starts it, watches it, passes requests on. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as soon } from "node:timers/promises";
import type { Logger } from "pino";
import { mostRead, refuseLength } from "../node-adapter.ts";
import type { Told } from "./process.ts";
import { isBeside, readyNow } from "./ready.ts";
import type { TellLetters } from "./watch-letters.ts";

/** Between the two processes only: whatever a visitor sends by this name is dropped. */
export const visitorHeader = "x-visitor-address";

/** Sends the answer to a request of the backend's, with more headers of the host's. */
export type AnswerBackend = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: string,
  extraHeaders: Record<string, string>,
) => Promise<void>;

type Parts = {
  log: Logger;
  /** Takes the other process's lines of log, whole. */
  writeLog: (line: string) => void;
  /** Waiting would not help: what is wrong, as a sentence. */
  misconfigured: (sentence: string) => void;
  /** The database is there, and this version cannot prepare it; it goes on trying. */
  unprepared?: () => void;
  /** Takes the letters that are published, whenever they have changed. */
  toldLetters: TellLetters;
  /** Another host has the data still: the process waits for it instead of refusing. */
  takingOver?: boolean;
  /** Told when the process ended without being told to. */
  ended?: (() => void) | undefined;
};

const firstPause = 100;
const longestPause = 30_000;
// Longer than a restart takes, shorter than a visitor waits.
const longestWait = 12_000;
// While an update is under way, when the one before may still be answering.
const longestWaitBeside = 30_000;
// Longer than the mail server is waited for (`mail/probe.ts`).
const longestLook = 8_000;
const program = join(import.meta.dirname, "process.ts");

// What belongs to one connection, not to the next; what the host itself knows better.
const notPassedOn = new Set(
  "connection,keep-alive,proxy-connection,te,trailer,transfer-encoding,upgrade,expect".split(","),
);

export function startBackendApart({ log, writeLog, misconfigured, toldLetters, ...more }: Parts) {
  const folder = mkdtempSync(join(tmpdir(), "backend-"));
  const socketPath = join(folder, "socket");
  const agent = new Agent({ keepAlive: true });
  const args = more.takingOver ? [socketPath, "take-over"] : [socketPath];
  let child: ChildProcess | undefined;
  let underWay = 0;
  let listening = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  let isListening = false;
  let isOpen = false;
  let isClosed = false;
  let stopping = false;
  let pause = firstPause;

  function start(): void {
    rmSync(socketPath, { force: true });
    const began = performance.now();
    // React draws the mails, and by itself as for who develops with it: several times as slowly.
    const env = { NODE_ENV: "production", ...process.env };
    const started = fork(program, args, { env, stdio: ["ignore", "pipe", "inherit", "ipc"] });
    child = started;
    log.info({ pid: started.pid }, "the backend starts");
    if (started.stdout) createInterface(started.stdout).on("line", (line) => writeLog(`${line}\n`));
    started.on("message", (told: Told) => {
      if (told.kind === "misconfigured") misconfigured(told.sentence);
      if (told.kind === "unprepared") more.unprepared?.();
      if (told.kind === "open") {
        isOpen = true;
        opened.resolve();
      }
      if (told.kind === "letters") toldLetters(told.rows);
      if (told.kind === "closed") {
        isClosed = true;
        started.kill("SIGKILL");
      }
      if (told.kind === "listening") {
        isListening = true;
        listening.resolve();
      }
    });
    started.on("error", (error) => log.error({ error: error.name }, "the backend did not start"));
    started.on("exit", (code, signal) => {
      child = undefined;
      isOpen = false;
      if (isListening) listening = Promise.withResolvers();
      isListening = false;
      agent.destroy();
      if (stopping) return;
      // One that worked for a while starts again at once.
      if (performance.now() - began > longestPause) pause = firstPause;
      log.error({ code, signal, pause }, "the backend ended; starting it again");
      more.ended?.();
      setTimeout(() => !stopping && start(), pause).unref();
      pause = Math.min(pause * 2, longestPause);
    });
  }

  /** What the process tells the host alone; `undefined` where it does not answer in time. */
  function look(path: string): Promise<string | undefined> {
    if (!isListening) return Promise.resolve(undefined);
    return new Promise((done) => {
      const asked = request({ path, socketPath, agent }, (response) => {
        text(response).then(
          (body) => done(response.statusCode === 200 ? body : undefined),
          () => done(undefined),
        );
      });
      asked.setTimeout(longestLook, () => asked.destroy());
      asked.on("error", () => done(undefined)).end();
    });
  }
  const ready = readyNow(look);

  const answer: AnswerBackend = async (incoming, outgoing, address, extraHeaders) => {
    const asking = ["GET", "HEAD"].includes(incoming.method ?? "");
    if (asking && /^\/readyz(\?all)?$/.test(incoming.url ?? "")) {
      const { status, body } = await ready(isBeside(incoming), incoming.url !== "/readyz");
      const headers = { "content-type": "application/json", "cache-control": "no-store" };
      outgoing.writeHead(status, { ...extraHeaders, ...headers });
      outgoing.end(incoming.method === "HEAD" ? undefined : body);
      return;
    }
    if (asking && incoming.url === "/healthz") {
      const body = JSON.stringify({ status: "ok", forms: isOpen ? "open" : "opening" });
      const headers = { "content-type": "application/json", "cache-control": "no-store" };
      outgoing.writeHead(200, { ...extraHeaders, ...headers });
      outgoing.end(incoming.method === "HEAD" ? undefined : body);
      return;
    }
    underWay += 1;
    await passOn(incoming, outgoing, address, extraHeaders).finally(() => {
      underWay -= 1;
    });
  };

  const passOn: AnswerBackend = async (incoming, outgoing, address, extraHeaders) => {
    const { method, url: path, headers } = incoming;
    if (Number(headers["content-length"]) > mostRead) return refuseLength(outgoing, extraHeaders);
    const asked = await reach({ method, path, headers: passedOn(headers, address) });
    if (!asked) return refuse(incoming, outgoing, extraHeaders);
    // Gone while it was waited for.
    if (outgoing.destroyed) return void asked.destroy();
    const answered = answerOf(asked, incoming);
    // A visitor who leaves in the middle takes the question along.
    outgoing.once("close", () => asked.destroy());
    let read = 0;
    incoming.on("data", (chunk: Buffer) => {
      read += chunk.length;
    });
    incoming.pipe(asked);
    const response = await answered.catch(() => undefined);
    if (!response) {
      // The process has answered so and closed; what it was still being sent may hide its answer.
      if (read > mostRead && !outgoing.headersSent) return refuseLength(outgoing, extraHeaders);
      return refuse(incoming, outgoing, extraHeaders);
    }
    const { connection, "keep-alive": _kept, date: _date, ...rest } = response.headers;
    // Too long to be read: the connection is not to be used again.
    const closing = connection === "close" && { connection };
    outgoing.writeHead(response.statusCode ?? 500, { ...extraHeaders, ...rest, ...closing });
    // As fast as the visitor takes it. One who does not wait for it is no failure of ours; where it
    // is ours, the connection breaks, and nobody takes half a document for the whole.
    await pipeline(response, outgoing).catch(() => undefined);
  };

  /** Nothing of a question is sent before the process was reached: until then it can be asked anew. */
  async function reach(question: RequestOptions): Promise<ClientRequest | undefined> {
    const patience = more.takingOver ? longestWaitBeside : longestWait;
    const until = performance.now() + patience;
    while (await isThere(until - performance.now())) {
      const asked = request({ ...question, socketPath, agent });
      if (await isConnected(asked)) return asked;
      // It has ended, and nobody has told us yet.
      await soon(20);
    }
    return undefined;
  }

  async function isThere(longest: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((done) => {
      timer = setTimeout(() => done(false), longest);
    });
    const there = await Promise.race([late, listening.promise.then(() => longest > 0)]);
    clearTimeout(timer);
    return there;
  }

  return {
    answer,
    look,
    ready,
    /** The process is there, though its database may not be. */
    whenListening: () => listening.promise,
    whenOpen: () => opened.promise,
    start,
    /** Settles once nobody waits for an answer, or after so many milliseconds. */
    async quiet(longest: number): Promise<void> {
      const until = performance.now() + longest;
      while (underWay > 0 && performance.now() < until) await soon(20);
    },
    async close(): Promise<void> {
      stopping = true;
      if (child) {
        const ended = once(child, "exit");
        if (child.connected) child.send("stop");
        await ended;
        if (!isClosed) throw new Error("The backend did not end well.");
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isConnected(asked: ClientRequest): Promise<boolean> {
  return new Promise((done) => {
    asked.once("error", () => done(false));
    asked.once("socket", (socket) => {
      if (socket.connecting) socket.once("connect", () => done(true));
      else done(true);
    });
  });
}

/** Rejects where the process ended or was never reached, or the visitor went away. */
async function answerOf(asked: ClientRequest, incoming: IncomingMessage): Promise<IncomingMessage> {
  const answered = new Promise<IncomingMessage>((done, failed) => {
    asked.once("response", done);
    // Also after the answer: a body that nobody reads any more.
    asked.on("error", failed);
  });
  incoming.once("error", () => asked.destroy());
  return answered;
}

function passedOn(headers: IncomingMessage["headers"], address: string) {
  const kept = Object.entries(headers).filter(
    ([name]) => !notPassedOn.has(name) && name !== visitorHeader,
  );
  return { ...Object.fromEntries(kept), [visitorHeader]: address };
}

function refuse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  extraHeaders: Record<string, string>,
): void {
  if (outgoing.destroyed || outgoing.headersSent) return;
  incoming.unpipe().resume();
  const headers = { "cache-control": "no-store", "retry-after": "30" };
  outgoing.writeHead(503, {
    ...extraHeaders,
    ...headers,
    "content-type": "application/json",
  });
  outgoing.end(JSON.stringify({ code: "unavailable" }));
}
