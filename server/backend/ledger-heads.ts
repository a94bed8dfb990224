/**
 * The head of the ledger, kept outside the database: who can rewrite every row of it can recompute
 * its hashes too, but not what was written here before. One line a day, `day seq hash`.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "#functions/_shared/error-code.ts";
import type { Sql } from "#functions/_shared/sql.ts";

/** `restored`: rows after this one were replaced by a backup that ends here. */
export type Head = { day: string; seq: number; hash: string; restored: boolean };

type Log = { info(facts: object, words: string): void; error(facts: object, words: string): void };

export const headsFile = "ledger-heads.txt";

export function headsIn(file: string): Head[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      const found = /^(\d{4}-\d\d-\d\d) (\d+) ([0-9a-f]{64})( restored)?$/.exec(line.trim());
      if (!found) return [];
      const [, day = "", seq, hash = "", restored] = found;
      return [{ day, seq: Number(seq), hash, restored: restored !== undefined }];
    });
}

export function writeHead(folder: string, { day, seq, hash, restored }: Head): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const line = `${day} ${seq} ${hash}${restored ? " restored" : ""}\n`;
  appendFileSync(join(folder, headsFile), line, { mode: 0o600 });
}

export const today = () => new Date().toISOString().slice(0, 10);

/** Once a day, and at a start where the head has moved; answers whether it was written. */
export async function exportHead(
  sql: Sql,
  folder: string,
  log: Log,
  { atStart = false } = {},
): Promise<boolean> {
  try {
    const [head] = await sql<{ seq: number; hash: string }>(
      "select seq, hash from private.ledger order by seq desc limit 1",
    );
    if (!head) return false;
    const day = today();
    const last = headsIn(join(folder, headsFile)).at(-1);
    if (last?.day === day && (!atStart || last.hash === head.hash)) return false;
    writeHead(folder, { day, seq: Number(head.seq), hash: head.hash, restored: false });
    log.info({ day, seq: Number(head.seq), hash: head.hash }, "head of the ledger");
    return true;
  } catch (error) {
    log.error({ code: errorCode(error) }, "the head of the ledger was not exported");
    return false;
  }
}
