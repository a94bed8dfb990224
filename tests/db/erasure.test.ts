/** Every entry of the registry of personal data: its rows made, erased, and looked for. */
import { expect, test } from "vitest";
import { personal } from "#functions/_shared/persons/steps.ts";
import { hmacOf } from "#functions/_shared/persons/tombstones.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { colleagueWhoErases, eraseAtDesk } from "../erase-at-desk.ts";
import { engines } from "./backend.ts";
import { openEngine } from "./engine.ts";
import { fillSpace, publish } from "./partner-space.ts";
import { addPerson, type Person } from "./person-rows.ts";

type Rows = Record<string, string[]>;

/** Everything that the database holds, each row as text. */
async function everything(sql: Sql): Promise<Rows> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const rows: Rows = {};
  for (const { name } of tables) {
    const found = await sql<{ row: string }>(`select to_jsonb(t)::text as row from ${name} as t`);
    rows[name] = found.map(({ row }) => row).sort();
  }
  return rows;
}

/** What in it leads to a person, by table. An address may be the end of another's. */
function about({ address, marks }: Person, rows: Rows): Rows {
  const own = new RegExp(
    [`(?<![\\w.-])${address.replaceAll(".", "\\.")}`, ...marks].join("|"),
    "i",
  );
  return Object.fromEntries(
    Object.entries(rows).map(([table, all]) => [table, all.filter((row) => own.test(row))]),
  );
}

type Counts = Record<string, number>;

function counts(rows: Rows): Counts {
  return Object.fromEntries(Object.entries(rows).map(([table, all]) => [table, all.length]));
}

function found(all: Counts): Counts {
  return Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0));
}

/** What stays of everybody, whoever they were. The registry says why. */
const stays = {
  "private.approvals": 1,
  // A complaint, with what was noted on it.
  "private.contact_messages": 1,
  "private.message_entries": 1,
  "private.accesses": 1,
  // An edition that a colleague gave up or took back, and what they wrote of an incident.
  "private.dropped_works": 1,
  "private.editions": 1,
  "private.incident_entries": 1,
  "private.ledger": 1,
  "private.many": 1,
  "private.letter_sendings": 1,
  // What a colleague said of two entities' names.
  "private.name_pairs": 1,
  // By the mark of the address.
  "private.newsletter_proofs": 1,
  // What a colleague was shown of a release, opened and typed.
  "private.review_openings": 1,
  "private.review_views": 1,
  "private.revisions": 1,
  "private.sheets": 1,
  "private.typed_totals": 1,
  "private.withdrawn_documents": 1,
  "private.works": 1,
  "public.document_downloads": 1,
};

/** What hangs on an account that a contract binds stays, all but this. */
const goesAnyway = {
  "auth.audit_log_entries": 1,
  "private.contact_messages": 1,
  "private.corrected_lines": 0,
  "private.letter_recipients": 0,
  "private.letter_tests": 0,
  "private.limit_counts": 0,
  "private.many_things": 0,
  "private.mail_attempts": 10,
  "private.mail_returns": 10,
  "private.message_entries": 1,
  "private.message_links": 0,
  "private.newsletter_links": 0,
  // Of fourteen kinds: those about the account, its changes and what it was told of.
  "private.outbox": 10,
  "private.proposals": 0,
  "private.person_links": 0,
  "private.person_pairs": 0,
  "private.person_requests": 0,
  "private.review_people": 0,
  "private.sheet_lines": 0,
  "public.newsletter_subscribers": 0,
};

test.each(engines)("whoever is erased is found nowhere, on the %s engine", async (engine) => {
  const { sql } = await openEngine(engine);
  await fillSpace(sql);
  await publish(sql, "Shared fund", "%PDF-1.4 a report");
  const colleague = await colleagueWhoErases(sql);
  const tombstones = { hmac: (email: string) => hmacOf("a key", email), remember: async () => {} };
  const erase = async (person: Person, before: Rows) => {
    const certificate = await eraseAtDesk({ sql, tombstones }, colleague, person.address);
    // The address of the request goes with the mail that says that it is done.
    await sql("update private.outbox set state = 'sent' where template = 'person-erased'");
    // Every row is told of; the request itself and its mail have come since.
    const told = certificate.tables.map(({ table, erased, anonymised, kept }) => {
      const own = ["private.person_requests", "private.outbox"].includes(table) ? 1 : 0;
      return [table, erased + anonymised + kept - own];
    });
    expect(Object.fromEntries(told)).toEqual(found(counts(about(person, before))));
    return everything(sql);
  };
  const gone = await addPerson(sql, "gone@person.example", false);
  const bound = await addPerson(sql, "bound@person.example", true);
  const other = await addPerson(sql, "not-gone@person.example", false);

  const before = await everything(sql);
  for (const person of [gone, bound, other]) {
    const filled = Object.keys(found(counts(about(person, before))));
    expect(filled.sort()).toEqual(personal.map(([table]) => table).sort());
  }

  const after = await erase(gone, before);
  expect(found(counts(about(gone, after)))).toEqual(stays);
  expect(about(bound, after)).toEqual(about(bound, before));
  expect(about(other, after)).toEqual(about(other, before));

  const atLast = await erase(bound, before);
  const expected = found({ ...counts(about(bound, before)), ...goesAnyway });
  expect(found(counts(about(bound, atLast)))).toEqual(expected);
  expect(about(other, atLast)).toEqual(about(other, before));
});
