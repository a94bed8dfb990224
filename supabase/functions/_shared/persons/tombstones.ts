/** What is remembered of an erasure, outside the database, to do it again after a restore. */
import type { Sql } from "../sql.ts";
import { hexOf } from "../tokens.ts";
import { isUuid } from "../uuid.ts";
import { eraseSteps, everyAddress } from "./steps.ts";

export type Erasure = { request: string; hmac: string; at: string; account: boolean };

export type Tombstones = {
  /** An address by a key that is not in the database: it can be known again, not found. */
  hmac: (address: string) => Promise<string>;
  remember: (erasure: Erasure) => Promise<void>;
};

/** Begins with a mark of the key: that another key is in use would otherwise go unnoticed. */
export async function hmacOf(key: string, address: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const secret = await crypto.subtle.importKey("raw", encoder.encode(key), algorithm, false, [
    "sign",
  ]);
  const sign = async (text: string) =>
    hexOf(await crypto.subtle.sign("HMAC", secret, encoder.encode(text)));
  const ofKey = (await sign("key")).slice(0, 8);
  return `${ofKey}.${await sign(`person:${address.trim().toLowerCase()}`)}`;
}

/** `unread`: lines that were cut short, or that say something else. */
export type Listed = { erasures: Erasure[]; unread: string[] };

/**
 * What lines say of erasures: of the host's own file, of the desk's list, of a hosted function's
 * log.
 */
export function erasuresIn(text: string): Listed {
  const erasures: Erasure[] = [];
  const unread: string[] = [];
  for (const line of text.split("\n")) {
    // The desk's list begins with the head of the ledger.
    if (!line.trim() || line.startsWith('{"head":')) continue;
    const erasure = erasureIn(line);
    if (erasure) erasures.push(erasure);
    else unread.push(line);
  }
  return { erasures, unread };
}

function erasureIn(line: string): Erasure | undefined {
  try {
    const { request, hmac, at, account } = JSON.parse(line.slice(line.indexOf("{")));
    if (!isUuid(request) || !hmac || Number.isNaN(Date.parse(at))) return undefined;
    return { request, hmac: String(hmac), at, account: String(account) === "true" };
  } catch {
    return undefined;
  }
}

export function keyOf(hmac: string): string | undefined {
  return hmac.split(".")[0];
}

/** The erasures that the database knows of. */
export async function knownErasures(sql: Sql): Promise<Erasure[]> {
  const rows = await sql<{ erasure: Erasure }>(
    `select jsonb_build_object(
       'request', id, 'hmac', address_hmac, 'at', done_at, 'account', account_erased
     ) as erasure
     from private.person_requests where account_erased is not null`,
  );
  return rows.map(({ erasure }) => erasure);
}

/** How many `rows` were erased again, and of how many erasures the key is not here. */
export type Replayed = { rows: number; otherKey: number };

/**
 * Erases again whatever a restore brought back: of each erasure that the database has forgotten,
 * the addresses it was about. An erasure that the database knows of is not repeated: the person may
 * have subscribed or written again since.
 */
export async function replayErasures(
  sql: Sql,
  erasures: readonly Erasure[],
  hmac: Tombstones["hmac"],
): Promise<Replayed> {
  const known = new Set((await knownErasures(sql)).map(({ request }) => request));
  const forgotten = erasures.filter(({ request }) => !known.has(request));
  if (forgotten.length === 0) return { rows: 0, otherKey: 0 };
  const key = keyOf(await hmac(""));
  const ours = forgotten.filter((erasure) => keyOf(erasure.hmac) === key);
  const found = new Map<string, string>();
  for (const { address } of await sql<{ address: string | null }>(everyAddress)) {
    if (address) found.set(await hmac(address), address);
  }
  let rows = 0;
  for (const { request, hmac: of, at, account } of ours) {
    const [row] = await sql<{ gone: number }>(
      "select private.replay_erasure($1::uuid, $2, $3::timestamptz, $4, $5, $6) as gone",
      [request, of, at, account, found.get(of) ?? "", eraseSteps()],
    );
    rows += Number(row?.gone);
  }
  return { rows, otherKey: forgotten.length - ours.length };
}
