/**
 * Looks into a file in a process of its own: whatever the file does to it, the backend answers on.
 * It has ten seconds and a heap of 256 MB, may read the program and nothing else, write nowhere, and
 * start nothing.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fileFaults } from "#core/kinds.ts";
import { type LookedInto, unread } from "#functions/_shared/files/look-into.ts";
import type { FileText } from "#functions/_shared/files/read-file.ts";
import { NotWanted } from "../engine/engine.ts";

const root = join(import.meta.dirname, "../..");
const program = join(import.meta.dirname, "file-check-process.ts");
// Not the data, which may lie in the same folder.
const reader = dirname(fileURLToPath(import.meta.resolve("unpdf")));
const readable = ["package.json", "core", "server/backend", "supabase/functions"].map((path) =>
  join(root, path),
);
const limits = [
  "--max-old-space-size=256",
  "--permission",
  ...[...readable, realpathSync(join(reader, ".."))].map((path) => `--allow-fs-read=${path}`),
  // No word about either on the log.
  "--no-warnings",
];
const longest = 10_000;
// Until the program is loaded: a busy machine takes some seconds for what a quiet one does at once.
const longestStart = 60_000;
// How often it is asked whether somebody still waits.
const glance = 250;

// One at a time: each may need a processor and some hundred megabytes.
let before: Promise<unknown> = Promise.resolve();

/**
 * With a deadline in milliseconds, from when the program begins with the file. Whoever sent it may
 * leave, or be told that it takes too long: then it is not begun, or ended.
 */
export function lookApart(
  bytes: Uint8Array,
  isWanted = () => true,
  deadline = longest,
): Promise<LookedInto> {
  const mine = before.then(async () => {
    if (!isWanted()) throw new NotWanted();
    const said = await run(bytes, isWanted, deadline);
    if (!isWanted()) throw new NotWanted();
    return read(said);
  });
  before = mine.catch(() => {});
  return mine;
}

type Said = { said: string; isLate: boolean };

/** Line by line what `file-check-process.ts` says, as far as it came. */
function read({ said, isLate }: Said): LookedInto {
  const [, verdict, contents] = said.split("\n");
  if (verdict === "fine") return { fault: undefined, ...readText(contents) };
  // Where it ended without a word, it was out of memory.
  const fault = fileFaults.find((one) => one === verdict) ?? "file-unreadable";
  return { fault: isLate ? "file-slow" : fault, ...unread };
}

/** What could not be read within its time is not read: whoever approves it is told so. */
function readText(contents = ""): FileText {
  try {
    return JSON.parse(contents);
  } catch {
    return unread;
  }
}

async function run(bytes: Uint8Array, isWanted: () => boolean, deadline: number): Promise<Said> {
  const child = spawn(process.execPath, [...limits, program], {
    cwd: root,
    env: {},
    stdio: ["pipe", "pipe", "ignore"],
  });
  let isLate = false;
  const endAfter = (milliseconds: number) =>
    setTimeout(() => {
      isLate = true;
      child.kill("SIGKILL");
    }, milliseconds);
  let timer = endAfter(longestStart);
  const watching = setInterval(() => {
    if (!isWanted()) child.kill("SIGKILL");
  }, glance);
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (more: string) => {
    if (!said) {
      clearTimeout(timer);
      timer = endAfter(deadline);
    }
    said += more;
  });
  try {
    // It may end before it has read everything.
    child.stdin.on("error", () => {});
    child.stdin.end(bytes);
    await once(child, "close");
    return { said, isLate };
  } finally {
    clearTimeout(timer);
    clearInterval(watching);
  }
}
