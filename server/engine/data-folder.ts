/**
 * Takes the data folder for one process. An embedded database can be open in one only: the host
 * that has it open answers our own commands (`npm run backup` and the like) over a socket in the
 * folder, which only its own user can enter, and a second host sees there that it is taken. A
 * command that runs without a host takes it in the same way, and the next one waits for it.
 */
import { mkdirSync, rmSync, statSync } from "node:fs";
import { request as ask, createServer, type Server } from "node:http";
import { join, relative } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import type { Sql } from "#functions/_shared/sql.ts";
import { ConfigError } from "../config.ts";
import { diskTrouble } from "./disk-trouble.ts";

// How long the folder is waited for. A process that was killed a moment ago may still hold it; a
// host that hands it over finishes its forms and its last mail first; a command takes some seconds.
const patience = { starting: 2_000, takingOver: 60_000, command: 60_000 };
const betweenTries = 50;
// Older than this, it was left behind by a process that was killed: to take it needs milliseconds.
const longestTurn = 10_000;

/** What a running host lets commands do with its database. */
export type HostDatabase = { sql: Sql; dump: () => Promise<Blob> };

// A socket's path may have no more than about 100 characters: the shorter form is used.
function socketIn(folder: string): string {
  const path = join(folder, "host.sock");
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}

/**
 * `database`, which only a host has for others, settles once it is open; closing the server gives
 * the folder back.
 */
export async function takeDataFolder(
  folder: string,
  database?: Promise<HostDatabase>,
  takingOver = false,
): Promise<Server> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const server = createServer((request, response) => {
    answer(request.url ?? "/", () => buffer(request), database).then(
      (body) => response.end(body),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  let taken = false;
  while (!taken) {
    await refuseWhereTaken(folder, takingOver);
    taken = await inTurn(folder, async () => {
      if (await holderOf(folder)) return false;
      rmSync(socketIn(folder), { force: true });
      await new Promise<void>((done, failed) => {
        server.on("error", failed).listen(socketIn(folder), done);
      });
      return true;
    });
  }
  return server;
}

/**
 * Two that start in one moment would both find nobody, and the second would remove the socket of
 * the first as one that was left behind. To make a folder is what only one of them can do.
 */
async function inTurn<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  const turn = join(folder, "host.taking");
  const giveBack = () => rmSync(turn, { recursive: true, force: true });
  while (!makes(turn)) {
    const made = statSync(turn, { throwIfNoEntry: false });
    // Left behind by a process that was killed in between.
    if (made && Date.now() - made.mtimeMs > longestTurn) giveBack();
    else await pause(betweenTries);
  }
  try {
    return await work();
  } finally {
    giveBack();
  }
}

function makes(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function answer(
  path: string,
  body: () => Promise<Buffer>,
  database: Promise<HostDatabase> | undefined,
) {
  if (path === "/alive") return database ? "yes" : byCommand;
  if (!database) throw new Error("A command has the database open, and has it for itself.");
  const { sql, dump } = await database;
  if (path === "/dump") return Buffer.from(await (await dump()).arrayBuffer());
  // Not JSON: dates and bytes arrive as what they are.
  const { statement, parameters } = deserialize(await body());
  return serialize(await sql(statement, parameters));
}

export async function refuseWhereTaken(folder: string, takingOver = false): Promise<void> {
  let until: number | undefined;
  while (await hostIsRunning(folder)) {
    // From now on: it may have waited for a command before.
    until ??= performance.now() + patience[takingOver ? "takingOver" : "starting"];
    if (performance.now() > until) {
      throw new ConfigError(
        `Another host has the data in ${folder} open. Stop it, or set DATA_FOLDER to another folder.`,
      );
    }
    await pause(betweenTries);
  }
}

// Nobody listens there, says the kernel itself. Any other failure is of a host that is too busy to
// answer well, and to take its database for free would be to lose it.
const nobodyThere = new Set(["ENOENT", "ECONNREFUSED"]);

const byCommand = "command";

async function holderOf(folder: string, triesLeft = 3): Promise<"host" | "command" | undefined> {
  try {
    return String(await call(folder, "/alive")) === byCommand ? "command" : "host";
  } catch (error) {
    const trouble = diskTrouble(error, folder);
    if (trouble) throw new ConfigError(`${trouble} Run this as the user whose folder it is.`);
    if (nobodyThere.has((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    if (triesLeft === 0) return "host";
    // One that ends just as it is asked breaks the connection, too: it is gone by the next time.
    await pause(betweenTries);
    return holderOf(folder, triesLeft - 1);
  }
}

/** Where a command has the folder, the answer waits for its end. */
export async function hostIsRunning(folder: string): Promise<boolean> {
  const until = performance.now() + patience.command;
  for (;;) {
    const holder = await holderOf(folder);
    if (holder !== "command") return holder === "host";
    if (performance.now() > until) {
      throw new ConfigError(
        `Another command has the data in ${folder} open. Wait until it has ended, then try again.`,
      );
    }
    await pause(betweenTries);
  }
}

/** The running host's database, as if it were open here. */
export function runningHost(folder: string): HostDatabase {
  return {
    sql: async (statement, parameters = []) =>
      deserialize(await call(folder, "/sql", serialize({ statement, parameters }))),
    dump: async () => new Blob([new Uint8Array(await call(folder, "/dump"))]),
  };
}

function call(folder: string, path: string, body: Buffer | string = ""): Promise<Buffer> {
  return new Promise((done, failed) => {
    // A connection of its own: one that was kept may be closed just as it is used again.
    const asking = { socketPath: socketIn(folder), path, method: "POST", agent: false };
    const request = ask(asking, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const answered = Buffer.concat(chunks);
        if (response.statusCode === 200) done(answered);
        else failed(new Error(String(answered)));
      });
    });
    request.on("error", failed).end(body);
  });
}
