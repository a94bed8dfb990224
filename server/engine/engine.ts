import type { Connection } from "@supabase/lite";
import type { Sql } from "#functions/_shared/sql.ts";

export type Engine = {
  /** `isWanted` is asked as its turn comes: what nobody waits for any more is not begun. */
  sql: <Row extends object = Record<string, unknown>>(
    ...asked: [...Parameters<Sql>, isWanted?: () => boolean]
  ) => Promise<Row[]>;
  /** Runs a whole file of statements, all or nothing. */
  script(statements: string): Promise<void>;
  /** Keeps other hosts on the same database waiting until `work` is done. */
  alone(work: () => Promise<void>): Promise<void>;
  /** What Supabase Lite talks to. */
  connection(): Promise<Connection>;
  /**
   * Runs `work` with nothing else in between. Lite begins and ends a transaction with statements
   * of their own; where there is one connection for all, whatever came between them would run as
   * the visitor's role, and be undone with a visitor's mistake after we said that it was stored.
   */
  inTurn<Value>(work: () => Promise<Value>): Promise<Value>;
  /** To a server, where there is one. */
  connections?: () => { open: number; idle: number; waiting: number };
  /** The whole database as one file, where the engine has it in its hands. */
  dump?: () => Promise<Blob>;
  close(): Promise<void>;
};

/** Instead of a statement that nobody waits for any more. */
export class NotWanted extends Error {
  override name = "NotWanted";
}
