import { createPostgresConnection } from "@supabase/lite/postgres";
import postgres from "postgres";
import type { Engine } from "./engine.ts";

// Any number that no other program on the database uses.
const lock = 20_261_115;

/** A PostgreSQL server; several hosts may share it. */
export async function openPostgres(url: string): Promise<Engine> {
  // The driver's own pause between attempts grows to 20 seconds: longer than a visitor waits.
  const backoff = () => 0.5;
  const options = { max: 5, connect_timeout: 5, idle_timeout: 60, backoff, onnotice: () => {} };
  const pool = postgres(url, options);
  // Fails here, with the server's own words, rather than at the first visitor's request.
  try {
    await pool`select 1`;
  } catch (error) {
    await pool.end({ timeout: 1 });
    throw error;
  }
  const connection = createPostgresConnection({ url, postgresOptions: options });
  return {
    connection,
    async sql<Row>(statement: string, parameters: readonly unknown[] = []) {
      // biome-ignore lint/suspicious/noExplicitAny: the driver's own list of types is narrower.
      return [...(await pool.unsafe(statement, [...parameters] as any[]))] as Row[];
    },
    async script(statements) {
      await pool.begin((transaction) => transaction.unsafe(statements).simple());
    },
    async alone(work) {
      const held = await pool.reserve();
      try {
        await held`select pg_advisory_lock(${lock})`;
        await work();
      } finally {
        await held`select pg_advisory_unlock(${lock})`.catch(() => {});
        held.release();
      }
    },
    // Each transaction has a connection of its own.
    inTurn: (work) => work(),
    async close() {
      await pool.end({ timeout: 5 });
      await connection.close();
    },
  };
}
