/**
 * Erasures, one line each, in the data folder beside the database: a backup that is restored does
 * not undo them. No line says who: it holds an address by a key of the same folder.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { retentionDays } from "#core/retention.ts";
import {
  type Erasure,
  erasuresIn,
  hmacOf,
  knownErasures,
  type Listed,
  type Replayed,
  replayErasures,
  type Tombstones,
} from "#functions/_shared/persons/tombstones.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { secretsInFolder } from "./secrets.ts";

const fileName = "erasures.jsonl";

export function tombstonesIn(folder: string): Tombstones {
  return {
    // The key is made when it is first needed: most hosts never erase anybody.
    hmac: (address) => hmacOf(secretsInFolder(folder).personsKey, address),
    remember: async (erasure) => append(folder, [erasure]),
  };
}

/** At the start and after a restore: the database and the file learn from each other. */
export async function settleErasures(
  sql: Sql,
  folder: string,
): Promise<Replayed & { unread: number }> {
  const { erasures: written, unread } = prune(folder);
  const replayed = await replayErasures(sql, written, tombstonesIn(folder).hmac);
  // Done by a host that died before it could write it down, or by another one.
  const listed = new Set(written.map(({ request }) => request));
  const missing = (await knownErasures(sql)).filter(({ request }) => !listed.has(request));
  if (missing.length > 0) append(folder, missing);
  return { ...replayed, unread: unread.length };
}

/** What is as old as this is purged from the database: replayed, it would only be purged again. */
function prune(folder: string): Listed {
  const { erasures: all, unread } = readErasures(folder);
  const oldest = Date.now() - retentionDays.personRequests * 86_400_000;
  const erasures = all.filter(({ at }) => Date.parse(at) > oldest);
  if (erasures.length === all.length) return { erasures, unread };
  const file = join(folder, fileName);
  // What cannot be read has no age: somebody may still mend it.
  const lines = [...unread, ...erasures.map((erasure) => JSON.stringify(erasure))];
  writeFileSync(`${file}.partial`, lines.map((line) => `\n${line}`).join(""), { mode: 0o600 });
  renameSync(`${file}.partial`, file);
  return { erasures, unread };
}

export function hasErasures(folder: string): boolean {
  const { erasures, unread } = readErasures(folder);
  return erasures.length + unread.length > 0;
}

function readErasures(folder: string): Listed {
  const file = join(folder, fileName);
  if (!existsSync(file)) return { erasures: [], unread: [] };
  return erasuresIn(readFileSync(file, "utf8"));
}

function append(folder: string, erasures: readonly Erasure[]): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = openSync(join(folder, fileName), "a", 0o600);
  try {
    // A line before that was cut short must not take this one with it.
    writeSync(file, erasures.map((erasure) => `\n${JSON.stringify(erasure)}`).join(""));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
