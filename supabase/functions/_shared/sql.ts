import { errorCode } from "./error-code.ts";

/** Asks the database one statement, as its owner. Every engine speaks the same SQL. */
export type Sql = <Row extends object = Record<string, unknown>>(
  statement: string,
  parameters?: readonly (string | number | boolean | Uint8Array | null)[],
) => Promise<Row[]>;

/** The database could not be asked: that says nothing of what was to be done with its answer. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
  readonly code: string;
  constructor(cause: unknown) {
    super("The database is away.", { cause });
    this.code = errorCode(cause);
  }
}

// Lost or refused connections, too few resources, a server that shuts down or starts. A statement
// that it does not understand has a code too, and so has a value that cannot be sent.
const away = /^(08|53|57P|CONNECT|E[A-Z])/;

/** The same, telling an absent database from one that has something to say about a statement. */
export function tellingAway(sql: Sql): Sql {
  return async (statement, parameters) => {
    try {
      return await sql(statement, parameters);
    } catch (error) {
      throw away.test(errorCode(error)) ? new DatabaseAway(error) : error;
    }
  };
}
