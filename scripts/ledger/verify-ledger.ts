import { join } from "node:path";
import type { Sql } from "#functions/_shared/sql.ts";
import { type Head, headsFile, headsIn } from "#server/backend/ledger-heads.ts";

export type Verdict =
  | { kind: "whole"; rows: number; heads: number; hash: string }
  | { kind: "changed" | "missing"; seq: number }
  | { kind: "head-missing" | "head-differs"; seq: number; day: string; restore?: Restore };

/** The row of the ledger that notes a restore, which replaced the rows after it. */
export type Restore = { seq: number; day: string };

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

/**
 * Checks every row against the one before, some thousand at a time, then every exported head. Heads
 * of rows that `restored` replaced are left out: whoever asks says that this restore was theirs.
 */
export async function verifyLedger(
  sql: Sql,
  heads: readonly Head[],
  { rowsPerCall = 20_000, restored }: { rowsPerCall?: number; restored?: Restore } = {},
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
  const binding = heads.filter((head) => !(restored && wasReplaced(head, restored)));
  for (const { day, seq, hash } of binding) {
    const [row] = await sql<{ hash: string }>(
      "select hash from private.ledger where seq = $1::bigint",
      [seq],
    );
    if (row?.hash === hash) continue;
    // A restore would explain it. Whoever forges could have noted one: it is for a person to say.
    const restore = (await restoresIn(sql)).findLast((one) => wasReplaced({ seq, day }, one));
    const kind = row ? "head-differs" : "head-missing";
    return { kind, seq, day, ...(restore && { restore }) };
  }
  return { kind: "whole", rows, heads: binding.length, hash: after.hash };
}

export async function restoresIn(sql: Sql): Promise<Restore[]> {
  const rows = await sql<{ seq: number; day: string }>(
    `select seq, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day from private.ledger
     where act = 'database.restore' order by seq`,
  );
  return rows.map(({ seq, day }) => ({ seq: Number(seq), day }));
}

/** Exported before the restore, of a row that came after the one with which the backup ended. */
function wasReplaced(head: { seq: number; day: string }, { seq, day }: Restore): boolean {
  return head.seq >= seq && head.day <= day;
}
