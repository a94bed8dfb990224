/** A letter to many readers, as the database has it once somebody has pressed "send". */
import { leaveMark } from "#functions/_shared/letters/leave.ts";
import type { Sql } from "#functions/_shared/sql.ts";

/** About as long as a real one. */
const words = "A sentence of a letter, which goes on for about as long as sentences do. ".repeat(
  250,
);

export async function addReaders(sql: Sql, count: number): Promise<void> {
  // The triggers are for visitors, one at a time.
  await sql("alter table public.newsletter_subscribers disable trigger user");
  await sql(
    `insert into public.newsletter_subscribers (email, language, created_at, confirmed_at)
     select 'reader' || n || '@reader.example', case when n % 3 = 0 then 'fr' else 'en' end,
       now() - interval '1 day', now()
     from generate_series(1, ${count}) as n`,
  );
  await sql("alter table public.newsletter_subscribers enable trigger user");
}

/** The mail, before a reader's own way out is written into it. */
export const letterBody = {
  html: `<!doctype html><html><body><p>${words}</p><a href="https://site.example/newsletter/unsubscribe?token=${leaveMark}">Leave</a></body></html>`,
  text: words,
};

export async function sendNow(sql: Sql): Promise<string> {
  const { html, text } = letterBody;
  const [row] = await sql<{ id: string }>(
    `with work as (
       insert into private.works (kind, name) values ('letter', gen_random_uuid()::text)
       returning id
     ), sending as (
       insert into private.letter_sendings (
         work_id, revision, hash, per_minute, made_by, made_by_name
       )
       select id, 1, 'hash', 1000000, gen_random_uuid(), 'Tom' from work returning id
     ), mails as (
       insert into private.letter_mails (sending_id, language, subject, html, plain)
       select sending.id, language, 'A letter', '${html}', '${text}'
       from sending, (values ('en'), ('fr')) as languages (language)
     )
     select id from sending`,
  );
  return row?.id ?? "";
}

export async function sendingOf(sql: Sql, id: string) {
  const rows = await sql<{ state: string; count: number }>(
    `select state, count(*)::integer as count from private.letter_recipients
     where sending_id = '${id}' group by state`,
  );
  const [sending] = await sql<{ state: string }>(
    `select state from private.letter_sendings where id = '${id}'`,
  );
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  return { state: sending?.state, counts: counts as Record<string, number | undefined> };
}
