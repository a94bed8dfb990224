/**
 * Looks for letters that were published, changed or taken back, and for editions of legal texts that
 * were announced or taken back, and tells of all there are.
 */
import type { Logger } from "pino";
import { errorCode } from "#functions/_shared/error-code.ts";
import { keepSignatures } from "#functions/_shared/letters/keep-signatures.ts";
import type { Sql } from "#functions/_shared/sql.ts";

/** As the site's builder reads them. */
export type LetterRow = Record<string, unknown> & { slug: string };
export type EditionRow = {
  text: string;
  version: string;
  file: string | null;
  withdrawn: string | null;
};
export type DeskTexts = { letters: readonly LetterRow[]; editions: readonly EditionRow[] };
export type TellTexts = (texts: DeskTexts) => void;

const mark = `
  select concat_ws(' ',
    (select count(*) || ' ' || coalesce(max(changed_at)::text, '') from public.letters),
    (select count(file) || ' ' || count(withdrawn) from public.desk_editions)
  ) as mark
`;
const letters = `
  select
    slug, published_on::text as published_on, changed_at, theme, signatory, signed, en, fr, errata
  from public.letters where withdrawn_at is null order by slug
`;
const editions =
  "select text, version, file, withdrawn from public.desk_editions order by text, version";

export function watchTexts(sql: Sql, every: number, tell: TellTexts, log: Logger) {
  let told: string | undefined;
  let looking = Promise.resolve();
  const look = async () => {
    const [now] = await sql<{ mark: string }>(mark);
    if (!now || now.mark === told) return;
    await keepSignatures(sql);
    tell({ letters: await sql<LetterRow>(letters), editions: await sql<EditionRow>(editions) });
    told = now.mark;
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
