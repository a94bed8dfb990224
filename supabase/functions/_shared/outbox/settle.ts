import type { Sql } from "../sql.ts";

// A database that is being restarted is back within the minute.
const settleAttempts = 60;

/**
 * Writes down what became of a mail, and tries again while the database is away. Until it is
 * written down, a mail that was sent would be sent again when its loan ends, and any other would
 * wait so long.
 */
export async function settle<Row extends object>(
  sql: Sql,
  statement: string,
  parameters: (string | boolean | null)[],
): Promise<Row[]> {
  for (let left = settleAttempts; ; left -= 1) {
    try {
      return await sql<Row>(statement, parameters);
    } catch (error) {
      if (left <= 1) throw error;
      await new Promise((done) => setTimeout(done, 1_000));
    }
  }
}
