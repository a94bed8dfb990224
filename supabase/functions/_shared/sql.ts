import { errorCode } from "./error-code.ts";

/** Asks the database one statement, as its owner. Every engine speaks the same SQL. */
export type Sql = <Row extends object = Record<string, unknown>>(
  statement: string,
  parameters?: readonly (string | number | boolean | Uint8Array | null)[],
) => Promise<Row[]>;

/** The database could not be asked: that says nothing of what was to be done with its answer. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
}

// Lost connections, too many of them, and a server that shuts down or starts; a pipe that broke has a
// code as long as theirs.
const unanswered = /^(08|53|57P|EPIPE)/;

/** The same, telling an absent database from one that has something to say about a statement. */
export function tellingAway(sql: Sql): Sql {
  return async (statement, parameters) => {
    try {
      return await sql(statement, parameters);
    } catch (error) {
      const code = errorCode(error);
      if (/^[0-9A-Z]{5}$/.test(code) && !unanswered.test(code)) throw error;
      throw new DatabaseAway(code, { cause: error });
    }
  };
}
