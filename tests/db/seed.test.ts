/** The development data fits the schema it is for, on both engines. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bothEngines } from "./backend.ts";
import { openEngine } from "./engine.ts";

test.each(bothEngines)("the development data goes in whole on the %s engine", async (name) => {
  const engine = await openEngine(name);
  await engine.script(readFileSync("supabase/seed.sql", "utf8"));
  const [counts] = await engine.sql(
    `select
       (select count(*)::int from private.staff) as staff,
       (select count(*)::int from private.contact_messages) as messages,
       (select count(*)::int from public.documents) as documents,
       (select count(*)::int from public.partner_memberships) as memberships,
       (select count(*)::int from private.works where kind = 'letter') as letters,
       (select count(*)::int from private.newsletter_proofs where left_at is null) as readers,
       (select count(*)::int from public.newsletter_subscribers) as subscribers,
       (select count(*)::int from private.outbox where state = 'queued') as mails`,
  );
  expect(counts).toEqual({
    staff: 4,
    messages: 6,
    documents: 9,
    memberships: 4,
    letters: 1,
    readers: 96,
    subscribers: 96,
    mails: 0,
  });
  // Each of them shows another state of a statement: whole, given in part, and not given.
  expect(
    await engine.sql(
      `select
         funds.name, bool_and(stated.other = 0) as explained,
         bool_or(jsonb_array_length(stated.partial) > 0) as partly,
         max(stated.recallable_left) > 0 as recallable
       from hooks.capital_statements as stated join public.funds on funds.id = stated.fund_id
       group by funds.name order by funds.name`,
    ),
  ).toEqual([
    { name: "Clear Water", explained: false, partly: false, recallable: false },
    { name: "Confluence I", explained: false, partly: true, recallable: true },
    { name: "Confluence II", explained: true, partly: true, recallable: true },
  ]);
  expect(await engine.sql("select broken from private.check_ledger(0, '', 1000)")).toEqual([
    { broken: null },
  ]);
});
