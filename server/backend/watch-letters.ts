/** Looks for letters that were published, changed or taken back, and tells of all there are. */
import type { Logger } from "pino";
import { errorCode } from "#functions/_shared/error-code.ts";
import { keepSignatures } from "#functions/_shared/letters/keep-signatures.ts";
import type { Sql } from "#functions/_shared/sql.ts";

/** As the site's builder reads them. */
export type LetterRow = Record<string, unknown> & { slug: string };
export type TellLetters = (rows: readonly LetterRow[]) => void;

const mark =
  "select count(*) || ' ' || coalesce(max(changed_at)::text, '') as mark from public.letters";
const all = `
  select
    slug, published_on::text as published_on, changed_at, theme, signatory, signed, en, fr, errata
  from public.letters where withdrawn_at is null order by slug
`;

export function watchLetters(sql: Sql, every: number, tell: TellLetters, log: Logger) {
  let told: string | undefined;
  let looking = Promise.resolve();
  const look = async () => {
    const [now] = await sql<{ mark: string }>(mark);
    if (!now || now.mark === told) return;
    await keepSignatures(sql);
    tell(await sql<LetterRow>(all));
    told = now.mark;
  };
  const lookAgain = () => {
    looking = looking.then(look).catch((error: unknown) => {
      log.error({ code: errorCode(error) }, "the letters could not be looked for");
    });
  };
  lookAgain();
  const timer = setInterval(lookAgain, every);
  return async function stop(): Promise<void> {
    clearInterval(timer);
    await looking;
  };
}
