import type { Sql } from "../sql.ts";

// A database that is being restarted is back within the minute.
const settleAttempts = 60;

/**
 * Writes down what became of a mail, again and again where the database is away: as long as it
 * does not know, a mail that was taken would be sent again, and any other would wait for its loan.
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
