import type { Sql } from "../../supabase/functions/_shared/sql.ts";

export type Amount = { messages: number; ledger: number };

/**
 * Words that occur in a quarter of the messages, in one of twenty, in one of two hundred, and in
 * only five.
 */
export const sampleWords = {
  en: { common: "meeting", seldom: "covenant", hardly: "escrow", rare: "porcupine" },
  fr: { common: "rencontre", seldom: "hypothèque", hardly: "séquestre", rare: "hérisson" },
} as const;
/** Rows of the ledger with an act that one colleague did only then, long ago. */
const soleActs = 60;

/** Messages with their mails, and a ledger, in the same proportions whatever the amount. */
export async function fillDesk(sql: Sql, { messages, ledger }: Amount): Promise<void> {
  await sql("alter table private.contact_messages disable trigger user");
  await sql(
    `insert into private.contact_messages (
       key, reference, name, email, phone, subject, message, language, received_at, state,
       acknowledged_at, answered_at, answer_due
     )
     select
       gen_random_uuid(), 'S' || to_char(number, 'FM000000'), 'Visitor ' || number,
       'visitor' || number || '@sender.example', '+352 20 ' || to_char(number, 'FM000000'),
       (array['general', 'investor', 'company', 'press', 'careers'])[1 + number % 5],
       case when number % 2 = 0
         then 'Good morning, we read your last report on ' || topic.en || ' with interest and would like '
           || 'to know more about your funds and their terms. '
         else 'Bonjour, nous avons lu avec intérêt votre dernier rapport sur ' || topic.fr || ' et '
           || 'souhaitons en savoir davantage sur vos fonds et leurs conditions. '
       end
       || case when number % 4 = 0 then 'Could we arrange a ${sampleWords.en.common}? ' else '' end
       || case when number % 4 = 1 then 'Une ${sampleWords.fr.common} est-elle possible ? ' else '' end
       || case when number % 20 = 0 then 'One ${sampleWords.en.seldom} is unclear to us. ' else '' end
       || case when number % 20 = 1 then 'Une ${sampleWords.fr.seldom} nous occupe. ' else '' end
       || case when number % 200 = 4 then 'The ${sampleWords.en.hardly} is held. ' else '' end
       || case when number % 200 = 5 then 'Le ${sampleWords.fr.hardly} est levé. ' else '' end
       || case when number % ($1::int / 5) = 2 then 'The ${sampleWords.en.rare} stays. ' else '' end
       || case when number % ($1::int / 5) = 3 then 'Le ${sampleWords.fr.rare} reste. ' else '' end
       || 'Ref. ' || md5(number::text),
       case when number % 2 = 0 then 'en' else 'fr' end,
       now() - interval '300 days' * (number::float / $1::int),
       state, at, case when state in ('answered', 'closed') then at end,
       now() - interval '300 days' * (number::float / $1::int) + interval '30 days'
     from generate_series(1, $1::int) as number
     cross join lateral (
       select
         (array['solar parks', 'hospitals', 'railways', 'software', 'water'])[1 + number % 5] as en,
         (array['le solaire', 'les cliniques', 'le rail', 'les logiciels', 'l’eau'])[1 + number % 5] as fr
     ) as topic
     cross join lateral (
       select
         -- Of every twenty, one is new, one is being worked on, the rest is answered or closed.
         case number % 19 when 0 then 'new' when 1 then 'taken' when 2 then 'answered' else 'closed' end
           as state,
         now() - interval '1 day' as at
     ) as stand`,
    [messages],
  );
  await sql("alter table private.contact_messages enable trigger user");
  await sql(
    `insert into private.outbox (
       template, language, about, state, attempts, next_attempt_at, last_error, created_at, settled_at
     )
     select
       mail.template, messages.language, messages.id,
       -- Of every forty, one was given up, one refused, and one waits: both for longer than this takes.
       case
         when place % 37 = 7 then 'dead' when place % 37 < 2 then 'queued' else 'sent'
       end::private.mail_state,
       1, now() + interval '6 hours', case when place % 37 in (1, 7) then 'refused' end,
       messages.received_at, case when place % 37 > 1 then now() end
     from (
       select id, language, received_at, row_number() over (order by received_at) as place
       from private.contact_messages
     ) as messages
     cross join (values ('contact-notification'), ('contact-acknowledgement')) as mail (template)`,
  );
  await withoutIndexes(sql, "ledger", () =>
    sql(
      `insert into private.ledger (seq, at, actor, actor_name, act, about, version, detail, hash)
       select
         last.seq + number, now() - interval '300 days' * (1 - number::float / $1::int),
         colleague.user_id, colleague.name,
         case
           when number <= ${soleActs} then 'mail.again'
           when colleague.place = 3 then 'mail.again'
           else (array['messages.take', 'messages.answer', 'messages.note', 'messages.state'])
             [1 + (number / 3) % 4]
         end,
         'message:S' || to_char(1 + number % ($1::int / 10), 'FM000000'), 1, '{"more": false}',
         encode(sha256(convert_to('row ' || number, 'UTF8')), 'hex')
       from generate_series(1, $1::int) as number
       join (
         select user_id, name, row_number() over (order by name) - 1 as place from private.staff
       ) as colleague on colleague.place = case when number <= ${soleActs} then 1 else number % 4 end
       cross join (select coalesce(max(seq), 0) as seq from private.ledger) as last`,
      [ledger],
    ),
  );
  for (const table of ["contact_messages", "outbox", "ledger"]) {
    await sql(`vacuum analyze private.${table}`);
  }
  await sql("checkpoint");
}

/**
 * Inserting a million rows with five indexes takes five minutes; without them, and making them
 * afterwards, one.
 */
async function withoutIndexes(sql: Sql, table: string, fill: () => Promise<unknown>) {
  const indexes = await sql<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
     where schemaname = 'private' and tablename = $1
       and not exists (select from pg_constraint where conname = indexname)`,
    [table],
  );
  for (const { name } of indexes) await sql(`drop index private.${name}`);
  await fill();
  for (const { made } of indexes) await sql(made);
}
