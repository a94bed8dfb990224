/**
 * Takes the data folder for one host. An embedded database can be open in one process only: the
 * host that has it open answers our own commands (`npm run backup` and the like) over a socket in
 * the folder, which only its own user can enter, and a second host sees there that it is taken.
 */
import { mkdirSync, rmSync } from "node:fs";
import { request as ask, createServer, type Server } from "node:http";
import { join, relative } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import type { Sql } from "#functions/_shared/sql.ts";
import { ConfigError } from "../config.ts";

// One that was killed a moment ago may hold it a little longer; one that hands it over first lets
// its forms be answered, and its last mail leave.
const patience = { starting: 2_000, takingOver: 60_000 };
const betweenTries = 50;

/** What a running host lets commands do with its database. */
export type HostDatabase = { sql: Sql; dump: () => Promise<Blob> };

// A socket's path may have no more than about 100 characters: the shorter form is used.
function socketIn(folder: string): string {
  const path = join(folder, "host.sock");
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}

/** `database` settles once it is open; closing the server gives the folder back. */
export async function takeDataFolder(
  folder: string,
  database: Promise<HostDatabase>,
  takingOver = false,
): Promise<Server> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await refuseWhereTaken(folder, takingOver);
  rmSync(socketIn(folder), { force: true });
  const server = createServer((request, response) => {
    answer(request.url ?? "/", () => buffer(request), database).then(
      (body) => response.end(body),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((done, failed) => {
    server.on("error", failed).listen(socketIn(folder), done);
  });
  return server;
}

async function answer(path: string, body: () => Promise<Buffer>, database: Promise<HostDatabase>) {
  if (path === "/alive") return "yes";
  const { sql, dump } = await database;
  if (path === "/dump") return Buffer.from(await (await dump()).arrayBuffer());
  // Not JSON: dates and bytes arrive as what they are.
  const { statement, parameters } = deserialize(await body());
  return serialize(await sql(statement, parameters));
}

export async function refuseWhereTaken(folder: string, takingOver = false): Promise<void> {
  const until = performance.now() + patience[takingOver ? "takingOver" : "starting"];
  while (await hostIsRunning(folder)) {
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

export async function hostIsRunning(folder: string): Promise<boolean> {
  return call(folder, "/alive").then(
    () => true,
    (error: NodeJS.ErrnoException) => !nobodyThere.has(error.code ?? ""),
  );
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
