/**
 * For tests: a person with rows in every table that the registry of personal data names. They are
 * made from the database's own catalogue, and hold the person's address wherever a text may stand.
 */
import { randomBytes, randomUUID } from "node:crypto";
import type { Entry } from "#functions/_shared/persons/registry.ts";
import { personal } from "#functions/_shared/persons/steps.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { isUuid } from "#functions/_shared/uuid.ts";
import { publish } from "./partner-space.ts";

type Row = Record<string, unknown>;
type Column = {
  table: string;
  name: string;
  type: string;
  required: boolean;
  fallback: string;
  checks: string;
  /** Table and column that it refers to. */
  refers: string | null;
  key: string | null;
};

export type Person = {
  address: string;
  /** Whether a contract still binds them, here as a colleague. */
  bound: boolean;
  rows: Record<string, Row[]>;
  /**
   * What leads to this person: their address, its hashes, their account, their rows' own numbers.
   */
  marks: string[];
};

/** Columns that name an account without a reference to it. */
const ofAccount = [
  "user_id",
  "actor",
  "author",
  "approver",
  "submitted_by",
  "made_by",
  "person",
  "staged_by",
  "sent_by",
  "said_by",
  "typed_by",
  "withdrawn_by",
  "dropped_by",
  "asked_by",
  "thing",
];

export async function addPerson(sql: Sql, address: string, bound: boolean): Promise<Person> {
  const columns = await catalogue(sql);
  const [hashes] = await sql<{ mark: string; limit: string }>(
    `select private.address_mark($1) as mark,
       encode(sha256(convert_to(value || private.mailbox($1), 'UTF8')), 'hex') as limit
     from private.salt`,
    [address],
  );
  const { mark = "", limit = "" } = hashes ?? {};
  const person: Person = { address, bound, rows: {}, marks: [mark, limit] };
  const special = specialRows(sql, person, mark, limit);
  const entries = new Map(personal);

  async function addRows(table: string): Promise<void> {
    const entry = entries.get(table);
    if (!entry || person.rows[table]) return;
    const own = columns.filter((column) => column.table === table);
    for (const { refers } of own) if (refers && refers !== table) await addRows(refers);
    person.rows[table] = [];
    for (const [index, given] of ((await special[table]?.()) ?? [{}]).entries()) {
      const row = await rowOf(sql, own, given, person, entry);
      person.rows[table].push(row);
      // A complaint is the second message.
      const isKept = entry.keep?.ground === "complaint" && index > 0;
      if (entry.erase !== "delete" || isKept) continue;
      for (const number of [row.id, row.ref]) if (isUuid(number)) person.marks.push(number);
    }
  }

  // From the end: most tables stand in the registry before those that they refer to.
  for (const table of [...entries.keys()].reverse()) await addRows(table);
  return person;
}

/** For the tables whose rows cannot be guessed, or which need more than one. */
function specialRows(
  sql: Sql,
  { address, bound, rows }: Person,
  mark: string,
  limit: string,
): Record<string, () => Row[] | Promise<Row[]>> {
  const of = (table: string) => rows[table] ?? [];
  const only = (row: Row) => () => [row];
  const forEach = (table: string, column: string, more: Row) => () =>
    of(table).map(({ id }) => ({ [column]: id, ...more }));
  const over = bound ? null : "2020-01-01";
  return {
    "private.limit_counts": only({ kind: "person-link", who: limit }),
    "auth.audit_log_entries": () => [
      { payload: { actor_id: of("auth.users")[0]?.id } },
      { payload: { actor_username: address } },
    ],
    "private.withdrawn_documents": async () => {
      const { id } = await publish(sql, "Shared fund", `%PDF-1.4 of ${address}`);
      return [{ document_id: id }];
    },
    "private.sheet_lines": only({ fields: { email: address.toUpperCase() } }),
    "private.corrected_lines": only({ cells: { email: address.toUpperCase() } }),
    "private.ledger": async () => {
      const account = of("auth.users")[0]?.id;
      await sql("select private.note($1::text::uuid, $2, 'messages.take', 'x')", [
        String(account),
        `${address}, who acted`,
      ]);
      return [];
    },
    // One that the installation brought; what the desk publishes is what two persons agreed on.
    "private.editions": async () => {
      const [last] = await sql<{ number: number }>(
        "select count(*)::integer as number from private.editions where text = 'some-text'",
      );
      const number = (last?.number ?? 0) + 1;
      return [
        {
          ...{ text: "some-text", version: `9.${number}`, hash: "0".repeat(64) },
          ...{ published_on: "2026-01-01", in_force_from: `29${number}0-01-01` },
          ...{ brought_at: "2026-01-01", work_id: null, file: null },
        },
      ];
    },
    "private.incident_entries": async () => {
      const [incident] = await sql<{ id: string }>(
        `insert into private.incidents (number, title)
         select count(*)::integer + 1, 'A mail to the wrong client' from private.incidents
         returning id`,
      );
      return [{ incident_id: incident?.id, kind: "note" }];
    },
    "private.person_pairs": only({ one: address, other: `~${address}`, kept: address }),
    "private.review_people": async () => [{ review_id: await reviewOf(sql), email: address }],
    "private.review_views": async () => [{ review_id: await reviewOf(sql) }],
    // A newcomer gives no approval.
    "private.approvals": only({ lane: "sent-back" }),
    "private.proposals": only({
      ...{ subjects: [], about: "entity:x", fields: { email: address } },
      ...{ proposed_by_name: "A colleague", settled_by_name: null },
    }),
    "private.staff": only({ revoked_at: over }),
    "public.partner_memberships": only({ ends_at: "2020-01-01" }),
    "private.factors": only({ secret: null }),
    // An address that is asked about is not in the rest of the request.
    "private.person_requests": only({ address_hmac: "x", message: null, certificate: null }),
    "private.contact_messages": () => [{ subject: "general" }, { subject: "complaint" }],
    "private.message_links": forEach("private.contact_messages", "message_id", {}),
    "private.message_entries": forEach("private.contact_messages", "message_id", { kind: "note" }),
    // The trigger that keeps it writes it.
    "private.newsletter_proofs": () => [],
    "public.newsletter_subscribers": only({ confirmed_at: "2026-01-01", evidence: "a fair" }),
    // A code and no address: `refusalCode`.
    "private.letter_recipients": only({ error: "EENVELOPE 550" }),
    "private.outbox": () =>
      Object.entries(mailsAreAbout).flatMap(([table, column]) =>
        of(table).map((row) => ({ about: row[column] })),
      ),
    "private.mail_attempts": forEach("private.outbox", "outbox_id", {}),
    "private.mail_returns": async () => {
      const [mail] = await sql<{ id: string }>(
        `insert into private.outbox (template, language, about)
         values ('newsletter-confirm', 'en', gen_random_uuid()) returning id`,
      );
      // Of the first one the cause is gone: nothing but the mark leads to it.
      return [mail, ...of("private.outbox")].map((one, index) => ({
        outbox_id: one?.id,
        recipient: index === 0 ? mark : "x",
      }));
    },
  };
}

/** Kept of a release that is nobody's. */
async function reviewOf(sql: Sql): Promise<string | undefined> {
  const [review] = await sql<{ id: string }>(
    `with work as (
       insert into private.works (kind, name) values ('release', gen_random_uuid()::text) returning id
     )
     insert into private.reviews (work_id, hash, content) select id, 'x', '{}' from work returning id`,
  );
  return review?.id;
}

/** Whatever `private.outbox.about` may be: what the drafters in `_shared/outbox` look up. */
const mailsAreAbout: Record<string, "id" | "ref"> = {
  "auth.users": "id",
  "private.bank_account_notices": "id",
  "private.colleague_notices": "id",
  "private.call_notices": "id",
  "private.contact_messages": "id",
  "private.digests": "id",
  "private.document_notices": "id",
  "private.letter_tests": "id",
  "private.message_entries": "id",
  "private.person_requests": "id",
  "private.security_events": "ref",
  "private.reader_notices": "id",
  "private.withdrawal_notices": "id",
  "public.newsletter_subscribers": "id",
};

let made = 0;

async function rowOf(
  sql: Sql,
  columns: Column[],
  given: Row,
  person: Person,
  entry: Exclude<Entry, { nobody: string }>,
): Promise<Row> {
  const table = columns[0]?.table ?? "";
  const written: Row = { ...given };
  for (const column of columns) {
    if (column.name in given) continue;
    const value =
      column.name === entry.address
        ? capitalised(person.address)
        : await valueFor(sql, column, person);
    if (value !== undefined) written[column.name] = value;
  }
  const names = Object.keys(written).join(", ");
  const [inserted] = await sql<{ row: Row }>(
    `insert into ${table} as made (${names})
     select ${names} from jsonb_populate_record(null::${table}, $1::text::jsonb)
     returning to_jsonb(made) as row`,
    [JSON.stringify(written)],
  ).catch((error: Error) => {
    throw new Error(`${table} needs rows of its own in person-rows.ts: ${error.message}`);
  });
  return inserted?.row ?? {};
}

async function valueFor(sql: Sql, column: Column, { rows, address }: Person): Promise<unknown> {
  const { table, name, type, required, fallback, checks, refers, key } = column;
  const own = refers && rows[refers]?.[0];
  if (own) return own[key ?? ""];
  if (refers && required) {
    const [parent] = await sql<{ key: string }>(
      `select ${key}::text as key from ${refers} limit 1`,
    );
    return parent?.key;
  }
  const isActor = table === "private.accesses" && name === "actor";
  if (isActor || ofAccount.includes(name)) return rows["auth.users"]?.[0]?.id;
  if (name === "subscriber") return rows["public.newsletter_subscribers"]?.[0]?.id;
  if (name === "session_id") return rows["auth.sessions"]?.[0]?.id;
  const isText = type === "text" || type === "varchar";
  if (fallback && !/^'(\{\})?'::/.test(fallback)) return undefined;
  const choice = /ANY \(ARRAY\['([^']+)'/.exec(checks)?.[1];
  if (choice || checks.includes("~")) {
    if (!required || fallback) return undefined;
    return choice ?? randomBytes(32).toString("hex");
  }
  made += 1;
  if (isText) return `${name} ${made} of ${address}`;
  if (type.startsWith("json")) return { email: address };
  if (!required || fallback) return undefined;
  if (type === "uuid") return randomUUID();
  if (type === "bytea") return "\\x00";
  if (type === "date" || type.startsWith("timestamp")) return new Date().toISOString();
  return 1;
}

function capitalised(address: string): string {
  return address.slice(0, 1).toUpperCase() + address.slice(1);
}

async function catalogue(sql: Sql): Promise<Column[]> {
  return sql<Column>(
    `select namespaces.nspname || '.' || tables.relname as table, columns.attname as name,
       typname as type, columns.attnotnull as required,
       coalesce(pg_get_expr(adbin, adrelid), '') as fallback,
       coalesce((
         select string_agg(pg_get_constraintdef(oid), ' ') from pg_constraint
         where conrelid = columns.attrelid and contype = 'c' and conkey = array[columns.attnum]
       ), '') as checks,
       target_namespaces.nspname || '.' || targets.relname as refers,
       keys.attname as key
     from pg_attribute as columns
     join pg_class as tables on tables.oid = columns.attrelid and relkind = 'r'
     join pg_namespace as namespaces on namespaces.oid = tables.relnamespace
     join pg_type on pg_type.oid = columns.atttypid
     left join pg_attrdef on adrelid = columns.attrelid and adnum = columns.attnum
     left join pg_constraint
       on conrelid = columns.attrelid and contype = 'f' and conkey = array[columns.attnum]
     left join pg_class as targets on targets.oid = confrelid
     left join pg_namespace as target_namespaces on target_namespaces.oid = targets.relnamespace
     left join pg_attribute as keys on keys.attrelid = confrelid and keys.attnum = confkey[1]
     where namespaces.nspname in ('public', 'private', 'auth') and columns.attnum > 0
       and not columns.attisdropped and columns.attgenerated = '' and columns.attidentity = ''
     order by 1, columns.attnum`,
  );
}
