/**
 * Looks into a file in a process of its own: whatever the file does to it, the backend answers on.
 * It ends after ten seconds, with a heap of 256 MB, and may read the program and nothing else, write nowhere, and start nothing.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { fileFaults } from "#core/kinds.ts";
import type { CheckFile } from "#functions/_shared/files/check-file.ts";
import type { FileText, ReadFile } from "#functions/_shared/files/read-file.ts";

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

// One at a time: each may need a processor and some hundred megabytes.
let before: Promise<unknown> = Promise.resolve();

function inTurn<Found>(look: () => Promise<Found>): Promise<Found> {
  const mine = before.then(look);
  before = mine.catch(() => {});
  return mine;
}

export const checkApart: CheckFile = (bytes) => inTurn(() => runApart(bytes, longest));

/** What could not be read within its time is not read: whoever approves it is told so. */
export const readApart: ReadFile = (bytes) =>
  inTurn(async () => {
    const { said } = await run(bytes, longest, "read");
    try {
      return JSON.parse(said) as FileText;
    } catch {
      return { pages: null, accounts: [] };
    }
  });

/** With a deadline in milliseconds. */
export async function runApart(bytes: Uint8Array, deadline: number): ReturnType<CheckFile> {
  const { said, isLate } = await run(bytes, deadline, "check");
  if (isLate) return "file-slow";
  if (said === "fine") return undefined;
  // Where it ended without a word, it was out of memory.
  return fileFaults.find((fault) => fault === said) ?? "file-unreadable";
}

async function run(bytes: Uint8Array, deadline: number, what: "check" | "read") {
  const child = spawn(process.execPath, [...limits, program, what], {
    cwd: root,
    env: {},
    stdio: ["pipe", "pipe", "ignore"],
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill("SIGKILL");
  }, deadline);
  try {
    // It may end before it has read everything.
    child.stdin.on("error", () => {});
    child.stdin.end(bytes);
    const [said] = await Promise.all([text(child.stdout), once(child, "close")]);
    return { said, isLate };
  } finally {
    clearTimeout(timer);
  }
}
