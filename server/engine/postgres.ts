import type { PostgresConnection } from "@supabase/lite/postgres";
import pg from "pg";
import { type Engine, NotWanted } from "./engine.ts";

// Any number that no other program on the database uses.
const lock = 20_261_115;

const { builtins } = pg.types;

/**
 * A PostgreSQL server; several hosts may share it. Lite's own driver is not used: where the server
 * goes away in the middle of a transaction, it ends the process.
 */
export async function openPostgres(url: string): Promise<Engine> {
  const pool = openPool(url, ownTypes);
  // Fails here, with the server's own words, rather than at the first visitor's request.
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    throw error;
  }
  let forLite: Promise<PostgresConnection> | undefined;

  async function withClient<Value>(work: (client: pg.PoolClient) => Promise<Value>) {
    const client = await pool.connect();
    let failure: Error | boolean = false;
    try {
      return await work(client);
    } catch (error) {
      failure = error instanceof Error ? error : true;
      throw error;
    } finally {
      // After a failure its state is unknown: the connection is closed, not used again.
      client.release(failure);
    }
  }

  return {
    connection() {
      forLite ??= connectLite(url);
      return forLite;
    },
    async sql<Row>(statement: string, parameters: readonly unknown[] = [], isWanted = () => true) {
      if (!isWanted()) throw new NotWanted();
      return (await pool.query(statement, [...parameters])).rows as Row[];
    },
    async script(statements) {
      await withClient(async (client) => {
        await client.query("begin");
        await client.query(statements);
        await client.query("commit");
      });
    },
    async alone(work) {
      await withClient(async (client) => {
        await client.query("select pg_advisory_lock($1)", [lock]);
        await work();
        await client.query("select pg_advisory_unlock($1)", [lock]);
      });
    },
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    // Each transaction has a connection of its own.
    inTurn: (work) => work(),
    async close() {
      await pool.end();
      const connection = await forLite;
      await connection?.kysely.destroy();
      await connection?.close();
    },
  };
}

/** Some 300 files to load, which a command has no use for. */
async function connectLite(url: string): Promise<PostgresConnection> {
  const [{ PostgresConnection }, { Kysely, PostgresDialect }] = await Promise.all([
    import("@supabase/lite/postgres"),
    import("kysely"),
  ]);
  const connection = new PostgresConnection({ url });
  connection.kysely = new Kysely({ dialect: new PostgresDialect({ pool: openPool(url, asText) }) });
  return connection;
}

type Parser = (text: string) => unknown;

function openPool(url: string, parsers: ReadonlyMap<number, Parser>): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    options: "-c TimeZone=UTC",
    types: {
      getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
    } as pg.CustomTypesConfig,
  });
  // A query on a connection that ends fails by itself. The event says the same once more, and
  // without a listener Node would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** As the embedded engine reads them, whatever the time zone of this machine. */
const ownTypes = new Map<number, Parser>([
  [builtins.DATE, (text) => new Date(text)],
  [builtins.INT8, safeNumber],
]);

const listOfNames = 1003;
const listOfTexts = 1009 as typeof builtins.TEXT;

/** As Lite expects them: times stay as they are written, and the names in the catalogue are texts. */
const asText = new Map<number, Parser>([
  [listOfNames, pg.types.getTypeParser(listOfTexts)],
  [builtins.INT8, safeNumber],
  [builtins.NUMERIC, (text) => (String(Number(text)) === text ? Number(text) : text)],
  ...[builtins.DATE, builtins.TIME, builtins.TIMETZ, builtins.TIMESTAMP, builtins.TIMESTAMPTZ].map(
    (oid): [number, Parser] => [oid, (text) => text],
  ),
]);

function safeNumber(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}
