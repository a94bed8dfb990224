import { existsSync, mkdirSync, renameSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { type HostDatabase, takeDataFolder } from "./data-folder.ts";
import { leastSpace } from "./disk-trouble.ts";
import { type Engine, NotWanted } from "./engine.ts";
import { syncDiskOf } from "./sync-disk.ts";
import { waitingForDisk } from "./wait-for-disk.ts";

const compress = promisify(gzip);

/**
 * PostgreSQL inside this process, its files in `folder`. One process at a time may open it. What is
 * acknowledged is on the disk, unless `waitForDisk` is false.
 */
export async function openPglite(
  folder: string,
  waitForDisk = true,
): Promise<Engine & { dump: () => Promise<Blob> }> {
  if (!existsSync(join(folder, "PG_VERSION"))) await makeDatabase(folder);
  const pgliteOptions = waitForDisk ? (waitingForDisk as PgliteOptions) : {};
  const connection = await createPgliteConnection({ url: folder, pgliteOptions });
  const { driver } = connection;
  await driver.waitReady;
  const next = oneAtATime();
  const inTurn: Engine["inTurn"] = (work) =>
    next(() => {
      refuseWhenFull(folder);
      return work();
    });
  return {
    connection: async () => connection,
    async sql<Row>(statement: string, parameters: readonly unknown[] = [], isWanted = () => true) {
      const asked = asDriverTakes(statement, parameters);
      const answered = await inTurn(async () => {
        if (!isWanted()) throw new NotWanted();
        return driver.query<Row>(...asked);
      });
      return answered.rows;
    },
    async script(statements) {
      await inTurn(() =>
        driver.transaction(async (transaction) => {
          await transaction.exec(statements);
        }),
      );
    },
    alone: (work) => work(),
    inTurn,
    async dump() {
      const files = await next(() => driver.dumpDataDir("none"));
      // Beside this thread, and nothing waits for it meanwhile. More of it takes twice as long, and
      // makes the file a tenth smaller.
      return new Blob([await compress(await files.arrayBuffer(), { level: 2 })]);
    },
    close: () => next(() => connection.close()),
  };
}

type PgliteOptions = NonNullable<
  NonNullable<Parameters<typeof createPgliteConnection>[0]>["pgliteOptions"]
>;

const blobFrom = 2 ** 16;
const bytea = 17;
/** The driver's own reads digit by digit: a piece of a document took sixteen times as long. */
const parsers = { [bytea]: (hex: string) => Buffer.from(hex.slice(2), "hex") };

/**
 * A document as the last parameter is handed over as a file: written into the statement as text,
 * 30 MB took twenty seconds in which nothing else was answered, and as a file they take one.
 */
function asDriverTakes(
  statement: string,
  parameters: readonly unknown[],
): [string, unknown[], { parsers: typeof parsers; blob?: Blob }] {
  const last = parameters.at(-1);
  if (!(last instanceof Uint8Array) || last.length < blobFrom) {
    return [statement, [...parameters], { parsers }];
  }
  const named = `$${parameters.length}`;
  const read = statement.replaceAll(named, () => "pg_read_binary_file('/dev/blob')");
  return [read, parameters.slice(0, -1), { parsers, blob: new Blob([new Uint8Array(last)]) }];
}

/**
 * Takes the data folder before it opens the database in it, and gives it back after. A host lets
 * others ask for it meanwhile; a command does not, which may be done in the middle of their work.
 */
export async function openEmbedded(
  folder: string,
  { takingOver = false, waitForDisk = true, forCommand = false } = {},
): Promise<Engine> {
  const opening = Promise.withResolvers<HostDatabase>();
  opening.promise.catch(() => {});
  const asked = forCommand ? undefined : opening.promise;
  const taken = await takeDataFolder(folder, asked, takingOver);
  try {
    const engine = await openPglite(join(folder, "database"), waitForDisk);
    opening.resolve(engine);
    return {
      ...engine,
      async close() {
        await engine.close();
        taken.close();
      },
    };
  } catch (error) {
    opening.reject(error);
    taken.close();
    throw error;
  }
}

/** A database half made, by a process that was killed, could never be opened: it is made aside. */
async function makeDatabase(folder: string): Promise<void> {
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true, mode: 0o700 });
  const { driver } = await createPgliteConnection({ url: making });
  await driver.waitReady;
  await driver.close();
  syncDiskOf(making);
  rmSync(folder, { recursive: true, force: true });
  renameSync(making, folder);
}

/**
 * Once its log of changes has no room to grow, the embedded database never answers again, and takes
 * the whole process with it: pages too. So it is not asked while the disk is nearly full, and goes
 * on by itself when there is space.
 */
function refuseWhenFull(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= leastSpace) return;
  // PostgreSQL's own code for it.
  throw Object.assign(new Error("the disk is nearly full"), { code: "53100" });
}

function oneAtATime(): Engine["inTurn"] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}
