/**
 * Starts the backend's own process, watches it, and starts it again where it ends. How requests get
 * there is in `backend-proxy.ts`.
 */
import { type ChildProcess, fork, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Logger } from "pino";
import type { BackendMessage, HostMessage } from "./process.ts";
import type { Drawing, TellTexts } from "./watch-texts.ts";

type Parts = {
  log: Logger;
  /** Takes the process's lines of log, whole. */
  writeLog: (line: string) => void;
  /** Waiting would not help: what is wrong, as a sentence. */
  misconfigured: (sentence: string) => void;
  /** The database is there, and this version cannot prepare it; the process goes on trying. */
  unprepared?: () => void;
  /** Takes the texts that the desk published, whenever they have changed. */
  tellTexts: TellTexts;
  /** Another host still has the data open: the process waits for it instead of refusing. */
  takingOver?: boolean;
  /** Called when the process ended without being told to. */
  ended?: (() => void) | undefined;
};

/** Where the process is reached, and whether it is there. */
export type BackendDoor = {
  socketPath: string;
  agent: Agent;
  isListening(): boolean;
  /** The process is there, though its database may not be. */
  whenListening(): Promise<void>;
  /** Its database is open, so that forms are taken. */
  isOpen(): boolean;
};

const firstPause = 100;
const longestPause = 30_000;
const program = join(import.meta.dirname, "process.ts");
const endWithHost = join(import.meta.dirname, "end-with-host.ts");

export function superviseBackend({
  log,
  writeLog,
  misconfigured,
  unprepared,
  tellTexts,
  takingOver,
  ended,
}: Parts) {
  removeLeftBehind();
  const folder = mkdtempSync(join(tmpdir(), `backend-${process.pid}-`));
  const socketPath = join(folder, "socket");
  const agent = new Agent({ keepAlive: true });
  const args = [socketPath, String(process.pid), ...(takingOver ? ["take-over"] : [])];
  let child: ChildProcess | undefined;
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
    // Otherwise React, which draws the mails, runs its checks for developers and takes several
    // times as long.
    const env = { NODE_ENV: "production", ...process.env };
    const execArgv = [...process.execArgv, "--import", endWithHost];
    const stdio: StdioOptions = ["ignore", "pipe", "inherit", "ipc"];
    const started = fork(program, args, { env, execArgv, stdio });
    child = started;
    log.info({ pid: started.pid }, "the backend starts");
    if (started.stdout) createInterface(started.stdout).on("line", (line) => writeLog(`${line}\n`));
    started.on("message", (message: BackendMessage) => {
      if (message.kind === "misconfigured") misconfigured(message.sentence);
      if (message.kind === "unprepared") unprepared?.();
      if (message.kind === "open") {
        isOpen = true;
        opened.resolve();
      }
      if (message.kind === "texts") tellTexts(message.texts);
      if (message.kind === "closed") {
        isClosed = true;
        started.kill("SIGKILL");
      }
      if (message.kind === "listening") {
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
      ended?.();
      setTimeout(() => !stopping && start(), pause).unref();
      pause = Math.min(pause * 2, longestPause);
    });
  }

  const door: BackendDoor = {
    socketPath,
    agent,
    isListening: () => isListening,
    whenListening: () => listening.promise,
    isOpen: () => isOpen,
  };

  return {
    door,
    start,
    /** For the desk, which shows what became of a revision of the pages. */
    tellDrawn(drawing: Drawing): void {
      if (child?.connected) child.send({ kind: "drawn", drawing } satisfies HostMessage);
    },
    /** The first time that its database is open. */
    whenOpen: () => opened.promise,
    async close(): Promise<void> {
      stopping = true;
      if (child) {
        const exited = once(child, "exit");
        if (child.connected) child.send("stop" satisfies HostMessage);
        await exited;
        if (!isClosed) throw new Error("The backend did not end well.");
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folders of hosts that were killed, and could not remove their own. */
function removeLeftBehind(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = /^backend-(\d+)-\w{6}$/.exec(name)?.[1];
    const path = join(tmpdir(), name);
    if (!pid || isRunning(Number(pid))) continue;
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found?.uid === process.getuid?.()) rmSync(path, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
