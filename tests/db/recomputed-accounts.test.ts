/**
 * A hundred accounts with odd flows, against what a second program in another
 * language makes of them: `tests/recomputed/recompute.py`. Net rates are held against it in
 * `app/partners/overview/net-rate-recomputed.test.ts`.
 */
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { recomputed } from "../recomputed/accounts.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { addPartner, bearing, type Session, sessionOf } from "./partner-space.ts";

type Row = Record<string, unknown>;
const figures = ["paid_in", "distributed", "unfunded", "lines_to", "nav", "nav_on"];
const ratios = ["dpi", "rvpi", "tvpi", "pic"];

describe.each(engines)("recomputed accounts on the %s engine", (engine) => {
  let backend: TestBackend;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    await fill(backend);
  });

  test("each account adds up to the same, to the cent", async () => {
    const rows = await backend.sql<{ place: number; account: Row }>(
      `select substr(funds.name, 9)::integer as place, to_jsonb(accounts) as account
       from (select entity_id, fund_id, ${[...figures, ...ratios].map((name) => `${name}::text`)}
             from hooks.capital_accounts) as accounts
       join public.funds on funds.id = accounts.fund_id order by 1`,
    );
    expect(rows).toHaveLength(100);
    for (const { place, account } of rows) {
      const { about, results } = accountAt(place);
      const name = `account ${place}, ${about}`;
      for (const figure of [...figures, ...ratios]) {
        expect([name, figure, account[figure]]).toEqual([name, figure, results[figure]]);
      }
    }
  });

  test("each statement of each account is the same, to the cent", async () => {
    const rows = await backend.sql<{ place: number; statement: Row }>(
      `select substr(funds.name, 9)::integer as place, to_jsonb(stated) as statement
       from hooks.capital_statements as stated join public.funds on funds.id = stated.fund_id
       order by 1, stated.as_of, array_position(array['quarter', 'year', 'inception'], stated.span)`,
    );
    for (const [place, { about, results }] of recomputed.accounts.entries()) {
      const own = rows
        .filter((row) => row.place === place)
        .map((row) => asRecomputed(row.statement));
      for (const expected of results.statements) {
        expect(own.find(({ on, span }) => on === expected.on && span === expected.span)).toEqual(
          expected,
        );
      }
      const text = own.map((row) => JSON.stringify(row, Object.keys(row).sort().concat(partKeys)));
      expect([about, own.length, hashOf(text.join("\n"))]).toEqual([
        about,
        results.all_statements.count,
        results.all_statements.sha256,
      ]);
    }
  });

  test("currencies are added up apart, for each entity", async () => {
    const anne: Session = await sessionOf(backend, "anne@recomputed.example");
    for (let entity = 1; entity <= 10; entity++) {
      await backend.sql(
        `update public.partners set chosen_entity = id
         from public.partner_entities where partner_entities.name = $1`,
        [`Entity ${entity}`],
      );
      const { body } = await backend.post("/rest/v1/rpc/lp_overview", {}, bearing(anne));
      const totals = (body as { totals: Row[] }).totals.map((total) => ({
        entity,
        currency: total.currency,
        funds: total.funds,
        valued: total.valued,
        committed: total.committed,
        paid_in: total.paidIn,
        distributed: total.distributed,
        unfunded: total.unfunded,
        nav: total.nav,
      }));
      expect(totals).toEqual(recomputed.totals.filter((total) => total.entity === entity));
    }
  });

  test("an account without a commitment is refused: nothing could be divided by it", async () => {
    const refused = backend.sql(
      "insert into public.commitments select entity_id, gen_random_uuid(), 0, as_of from public.commitments limit 1",
    );
    await expect(refused).rejects.toThrow(/commitments_committed_check/);
  });
});

const parts = [
  "management_fees",
  "management_fees_gross",
  "management_fee_offsets",
  "expenses",
  "income",
  "realised",
  "unrealised",
  "carry",
  "carry_paid",
  "carry_accrued",
];
const partKeys = ["given", "line", "since"];

function accountAt(place: number) {
  const account = recomputed.accounts[place];
  if (!account) throw new Error(`There is no account ${place}.`);
  return account;
}

/** As the second program writes a statement: amounts as text, and without what is not there. */
function asRecomputed(statement: Row): Row {
  const { as_of, ...rest } = statement;
  const left = ["entity_id", "fund_id", "committed", "restored"];
  return Object.fromEntries(
    Object.entries({ on: as_of, ...rest })
      .filter(([name, value]) => value !== null && !left.includes(name))
      .filter(([, value]) => !Array.isArray(value) || value.length > 0)
      .map(([name, value]) => [name, typeof value === "number" ? value.toFixed(2) : value]),
  );
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Fund n is in the currency of account n, which is all that is in it. */
async function fill({ sql }: TestBackend): Promise<void> {
  await sql(
    `insert into public.partner_entities (name, requires_factor)
     select 'Entity ' || number, false from generate_series(1, 10) as number`,
  );
  await addPartner(sql, "anne@recomputed.example", "Entity 1");
  await sql(
    `insert into public.partner_memberships (user_id, entity_id)
     select user_id, entities.id from public.partners
     join public.partner_entities as entities on entities.name <> 'Entity 1'`,
  );
  const accounts = JSON.stringify(
    recomputed.accounts.map((account, place) => ({ ...account, fund: `Account ${place}` })),
  );
  const each = "jsonb_array_elements($1::text::jsonb) as account";
  const own = `join public.funds on funds.name = account ->> 'fund'
    join public.partner_entities as entities on entities.name = 'Entity ' || (account ->> 'entity')`;
  await sql(
    `insert into public.funds (name, vintage, currency)
     select account ->> 'fund', 2015, account ->> 'currency' from ${each}`,
    [accounts],
  );
  await sql(
    `insert into public.commitments (entity_id, fund_id, committed, as_of)
     select entities.id, funds.id, (account ->> 'committed')::numeric,
       (account ->> 'committed_on')::date
     from ${each} ${own}`,
    [accounts],
  );
  await sql(
    `insert into public.capital_flows (
       entity_id, fund_id, kind, effective_on, amount, unfunded_effect, purpose, opening,
       recallable_until
     )
     select entities.id, funds.id, line.kind, line."on", line.amount, line.effect, line.purpose,
       coalesce(line.opening, false), line.recallable_until
     from ${each} ${own}
     cross join lateral jsonb_to_recordset(account -> 'lines') as line (
       kind text, "on" date, amount numeric, effect numeric, purpose text, opening boolean,
       recallable_until date
     )`,
    [accounts],
  );
  await sql(
    `insert into public.valuations (
       entity_id, fund_id, as_of, nav, ${parts.join(", ")}
     )
     select entities.id, funds.id, value."on", value.nav, ${parts.map((part) => `value.${part}`)}
     from ${each} ${own}
     cross join lateral jsonb_to_recordset(account -> 'values') as value (
       "on" date, nav numeric, ${parts.map((part) => `${part} numeric`)}
     )`,
    [accounts],
  );
}
