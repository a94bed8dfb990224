/**
 * Looks for letters and publications that were published, changed or taken back, for editions of legal
 * texts that were announced or taken back, and for what the firm changed on its pages, and tells of
 * all there are.
 */
import type { Logger } from "pino";
import type { Revision, Undrawn } from "#core/texts/revision.ts";
import { errorCode } from "#functions/_shared/error-code.ts";
import { keepSignatures } from "#functions/_shared/letters/keep-signatures.ts";
import type { Sql } from "#functions/_shared/sql.ts";

/** As the site's builder reads them. */
export type LetterRow = Record<string, unknown> & { slug: string };
export type PublicationRow = Record<string, unknown> & { slug: string; version: string };
export type EditionRow = {
  text: string;
  version: string;
  file: string | null;
  withdrawn: string | null;
};
export type DeskTexts = {
  letters: readonly LetterRow[];
  editions: readonly EditionRow[];
  publications: readonly PublicationRow[];
  /** What is changed on pages now, and what will be from the next instant at which that differs. */
  pages: Revision;
  next?: { at: number; pages: Revision };
};
export type TellTexts = (texts: DeskTexts) => void;

const mark = `
  select concat_ws(' ',
    (select count(*) || ' ' || coalesce(max(changed_at)::text, '') from public.letters),
    (select count(file) || ' ' || count(withdrawn) from public.desk_editions),
    (select count(*) || ' ' || coalesce(max(changed_at)::text, '') from public.publications)
  ) as mark
`;
const letters = `
  select
    slug, published_on::text as published_on, changed_at, theme, signatory, signed, en, fr, errata
  from public.letters where withdrawn_at is null order by slug
`;
const editions =
  "select text, version, file, withdrawn from public.desk_editions order by text, version";
const publications = `
  select
    slug, version, category, published_on::text as published_on, after, follows, en, fr,
    change, pdf
  from public.publications where withdrawn_at is null order by slug, version
`;
// What is live changes by itself, too: at the instants that are written with each change.
const pages = `
  with next as (select private.next_page_revision(now()) as at)
  select
    private.page_revision(now()) as pages,
    (extract(epoch from at) * 1000)::float as at,
    private.page_revision(at) as coming
  from next
`;
/** Nobody needs to draw earlier what will be. */
const farthest = 24 * 3_600_000;

type Pages = { pages: Revision; at: number | null; coming: Revision };

export function watchTexts(sql: Sql, every: number, tell: TellTexts, log: Logger) {
  let told: string | undefined;
  let looking = Promise.resolve();
  const look = async () => {
    const [now] = await sql<{ mark: string }>(mark);
    const [live] = await sql<Pages>(pages);
    if (!now || !live) return;
    const { at, coming } = live;
    const next = at !== null && at - Date.now() < farthest ? { at, pages: coming } : undefined;
    const known = [now.mark, live.pages.hash, next?.at, next?.pages.hash].join(" ");
    if (known === told) return;
    await keepSignatures(sql);
    tell({
      letters: await sql<LetterRow>(letters),
      editions: await sql<EditionRow>(editions),
      publications: await sql<PublicationRow>(publications),
      pages: live.pages,
      ...(next && { next }),
    });
    told = known;
  };
  const lookAgain = () => {
    looking = looking.then(look).catch((error: unknown) => {
      log.error({ code: errorCode(error) }, "the texts of the desk could not be looked for");
    });
  };
  lookAgain();
  const timer = setInterval(lookAgain, every);
  return async function stop(): Promise<void> {
    clearInterval(timer);
    await looking;
  };
}

/** What became of a revision on a host. */
export type Drawing = { hash: string; milliseconds: number; undrawn: readonly Undrawn[] };

/** For the desk, which shows it. */
export async function noteDrawing(sql: Sql, host: string, drawing: Drawing): Promise<void> {
  const { hash, milliseconds, undrawn } = drawing;
  await sql("select private.note_page_drawing($1, $2, $3, $4::text::jsonb)", [
    hash,
    host,
    Math.round(milliseconds),
    JSON.stringify(undrawn),
  ]);
}
