import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { picturePath } from "#core/letter-text.ts";
import type { LetterRow } from "./front-matter.ts";

const columns = "slug,published_on,changed_at,theme,signatory,signed,en,fr,errata";
const longestAnswer = 20_000;

/** The file that holds the letters published at the desk while pages are made. */
export function publishedFile(): string {
  return process.env.LETTERS_FILE || "build/letters.json";
}

export function keepPublished(rows: readonly LetterRow[], file = publishedFile()): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(rows));
}

/**
 * The letters of a hosted project, read with the rights of any visitor. Where they cannot be read
 * the build fails: without them it would remove pages that visitors have now.
 */
export function fetchPublished(url: string, key: string): Promise<LetterRow[]> {
  return fetchRows(url, key, `letters?select=${columns}&order=slug`);
}

type PictureRow = { hash: string; bytes: string };

/** Writes the letters' pictures where the pages look for them. PostgREST sends bytes as `\\x…`. */
export async function keepPictures(url: string, key: string, folder: string): Promise<void> {
  const rows = await fetchRows<PictureRow>(url, key, "letter_pictures?select=hash,bytes");
  for (const { hash, bytes } of rows) {
    const file = join(folder, picturePath, `${hash}.jpg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(bytes.replace(/^\\x/, ""), "hex"));
  }
}

/** What anybody may read there. */
export async function fetchRows<Row>(url: string, key: string, query: string): Promise<Row[]> {
  const address = `${url}/rest/v1/${query}`;
  const signal = AbortSignal.timeout(longestAnswer);
  const answer = await fetch(address, { headers: { apikey: key }, signal }).catch(() => undefined);
  const rows = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  if (Array.isArray(rows)) return rows;
  const said = answer ? `answered ${answer.status}` : "did not answer";
  throw new Error(
    `The texts of the desk could not be read: ${new URL(url).host} ${said}. Check SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY, and that the migrations are applied.`,
  );
}
