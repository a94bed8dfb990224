import { join } from "node:path";
import type { Sql } from "#functions/_shared/sql.ts";
import { type Head, headsFile, headsIn } from "#server/backend/ledger-heads.ts";

export type Verdict =
  | { kind: "whole"; rows: number; heads: number; hash: string }
  | { kind: "changed" | "missing"; seq: number }
  | { kind: "head-missing" | "head-differs"; seq: number; day: string };

/**
 * The exported heads that still apply: after a restore, those of the replaced rows no longer do.
 */
export function readHeads(folder: string, file = join(folder, headsFile)): Head[] {
  const heads: Head[] = [];
  for (const head of headsIn(file)) {
    if (head.restored) {
      const kept = heads.filter(({ seq }) => seq <= head.seq);
      heads.splice(0, heads.length, ...kept);
    }
    // A restore of a backup with an empty ledger writes a head with number 0, to which no row
    // belongs.
    if (head.seq > 0) heads.push(head);
  }
  return heads;
}

type Stretch = {
  checked: number;
  last_seq: number;
  last_hash: string;
  broken: number | null;
  reason: "changed" | "missing" | null;
};

/** Checks every row against the one before, some thousand at a time, then every exported head. */
export async function verifyLedger(
  sql: Sql,
  heads: readonly Head[],
  rowsPerCall = 20_000,
): Promise<Verdict> {
  let rows = 0;
  let after = { seq: 0, hash: "" };
  for (;;) {
    const [stretch] = await sql<Stretch>(
      "select * from private.check_ledger($1::bigint, $2, $3::integer)",
      [after.seq, after.hash, rowsPerCall],
    );
    if (!stretch) throw new Error("The ledger gave no answer.");
    if (stretch.broken !== null && stretch.reason) {
      return { kind: stretch.reason, seq: Number(stretch.broken) };
    }
    rows += Number(stretch.checked);
    after = { seq: Number(stretch.last_seq), hash: stretch.last_hash };
    if (Number(stretch.checked) < rowsPerCall) break;
  }
  for (const { day, seq, hash } of heads) {
    const [row] = await sql<{ hash: string }>(
      "select hash from private.ledger where seq = $1::bigint",
      [seq],
    );
    if (!row) return { kind: "head-missing", seq, day };
    if (row.hash !== hash) return { kind: "head-differs", seq, day };
  }
  return { kind: "whole", rows, heads: heads.length, hash: after.hash };
}
