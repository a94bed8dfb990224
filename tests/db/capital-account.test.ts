/**
 * What an account adds up to, and for whom. It is long because every sum is held
 * against accounts that are made in the same way.
 */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import {
  addPartner,
  bearing,
  entityNamed,
  fillSpace,
  type Session,
  sessionOf,
} from "./partner-space.ts";

type Line = {
  kind: string;
  on: string;
  amount: string | number;
  effect?: string | number;
  purpose?: string;
  until?: string;
};
type Value = { on: string; nav: string | number; [part: string]: string | number };
// biome-ignore lint/suspicious/noExplicitAny: each test reads what it is about.
type Answer = any;

const ormes = "Ormes foundation";

describe.each(engines)("capital accounts on the %s engine", (engine) => {
  let backend: TestBackend;
  let anne: Session;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    await fillSpace(backend.sql);
    await addPartner(backend.sql, "anne@ormes.example");
    anne = await sessionOf(backend, "anne@ormes.example");
  });

  async function ask(name: string, body: object, session?: Session) {
    return backend.post(`/rest/v1/rpc/${name}`, body, session ? bearing(session) : {});
  }

  /** A fund of its own for a test, with a commitment, lines and values of Ormes'. */
  async function account(
    committed: number | string,
    lines: readonly Line[],
    values: readonly Value[] = [],
  ) {
    const fund = randomUUID();
    await backend.sql(
      "insert into public.funds (id, name, vintage, currency) values ($1, $2, 2022, 'EUR')",
      // Too few digits for an account number, which is refused.
      [fund, `Fund ${fund.replace(/\D/g, "").slice(0, 10)}`],
    );
    await backend.sql(
      `insert into public.commitments (entity_id, fund_id, committed, as_of)
       select id, $1, $2::numeric, '2022-01-01' from public.partner_entities where name = $3`,
      [fund, String(committed), ormes],
    );
    await addLines(fund, lines);
    for (const { on, nav, ...parts } of values) {
      const names = Object.keys(parts);
      await backend.sql(
        `insert into public.valuations (entity_id, fund_id, as_of, nav ${names.map((name) => `, ${name}`).join("")})
         select id, $1, $2::date, $3::numeric ${names.map((_, index) => `, $${index + 5}::numeric`).join("")}
         from public.partner_entities where name = $4`,
        [fund, on, String(nav), ormes, ...names.map((name) => String(parts[name]))],
      );
    }
    return fund;
  }

  async function addLines(fund: string, lines: readonly Line[]): Promise<void> {
    for (const [index, { kind, on, amount, effect, purpose, until }] of lines.entries()) {
      await backend.sql(
        `insert into public.capital_flows
           (entity_id, fund_id, kind, effective_on, purpose, amount, unfunded_effect,
            recallable_until)
         select id, $1, $2, $3::date, $4, $5::numeric,
           coalesce($6::numeric, private.usual_effect($2, $5::numeric)), $8::date
         from public.partner_entities where name = $7`,
        [
          fund,
          kind,
          on,
          purpose ?? `line ${index}`,
          String(amount),
          effect === undefined ? null : String(effect),
          ormes,
          until ?? null,
        ],
      );
    }
  }

  async function accountOf(fund: string): Promise<Answer> {
    const { body } = await ask("lp_overview", {}, anne);
    return (body as Answer).accounts.find((held: Answer) => held.fund === fund);
  }

  async function askFund(fund: string, session?: Session, entity = ormes) {
    const of_entity = await entityNamed(backend.sql, entity);
    return ask("lp_fund", { of_entity, of_fund: fund }, session);
  }

  async function fundOf(fund: string, session = anne, entity = ormes): Promise<Answer> {
    const { status, body } = await askFund(fund, session, entity);
    expect(status).toBe(200);
    const answer = body as Answer;
    expect(answer.entity.name).toBe(entity);
    return answer.fund;
  }

  test("ILPA's sample of what remains to be called: 50 − 35 + 4 − 0.5 = 18.5", async () => {
    const fund = await account(50_000_000, [
      { kind: "call", on: "2023-01-16", amount: 35_000_000 },
      { kind: "distribution", on: "2024-01-15", amount: 6_000_000, effect: 4_000_000 },
      { kind: "adjustment", on: "2024-06-28", amount: 0, effect: -500_000 },
    ]);
    expect(await accountOf(fund)).toMatchObject({
      committed: "50000000.00",
      paidIn: "35000000.00",
      distributed: "6000000.00",
      unfunded: "18500000.00",
      linesTo: "2024-06-28",
      nav: null,
      navOn: null,
    });
  });

  test("each kind of line counts where it should, and nowhere else", async () => {
    const fund = await account(1000, [
      { kind: "call", on: "2023-01-02", amount: 300 },
      { kind: "call", on: "2023-01-02", amount: 20, effect: 0, purpose: "fee outside" },
      { kind: "return", on: "2023-02-01", amount: 50 },
      { kind: "interest-paid", on: "2023-02-01", amount: 7, effect: 0 },
      { kind: "interest-received", on: "2023-03-01", amount: 3, effect: 0 },
      { kind: "distribution", on: "2024-01-15", amount: 40, effect: 0 },
      { kind: "distribution", on: "2024-02-15", amount: 30, effect: 30, purpose: "recallable" },
    ]);
    expect(await accountOf(fund)).toMatchObject({
      // 300 + 20 − 50; interest between investors passes through.
      paidIn: "270.00",
      distributed: "70.00",
      // 1000 − 300 + 50 + 30.
      unfunded: "780.00",
    });
    const { lines } = await fundOf(fund);
    expect(lines.map((line: Answer) => [line.kind, line.unfunded, line.cash])).toEqual([
      ["call", "1000.00", "-20.00"],
      ["call", "700.00", "-320.00"],
      ["interest-paid", "700.00", "-320.00"],
      ["return", "750.00", "-270.00"],
      ["interest-received", "750.00", "-270.00"],
      ["distribution", "750.00", "-230.00"],
      ["distribution", "780.00", "-200.00"],
    ]);
  });

  test("ratios are of sums on the day of the value: later lines are left out", async () => {
    const fund = await account(
      1000,
      [
        { kind: "call", on: "2023-01-02", amount: 400 },
        { kind: "distribution", on: "2024-01-15", amount: 100 },
        { kind: "call", on: "2024-04-02", amount: 200 },
        { kind: "distribution", on: "2024-05-02", amount: 90 },
      ],
      [
        { on: "2023-12-29", nav: 410 },
        { on: "2024-03-29", nav: 380 },
      ],
    );
    expect(await accountOf(fund)).toMatchObject({
      paidIn: "600.00",
      distributed: "190.00",
      unfunded: "400.00",
      nav: "380.00",
      navOn: "2024-03-29",
      dpi: "0.2500",
      rvpi: "0.9500",
      tvpi: "1.2000",
      pic: "0.4000",
      cash: [
        ["2023-01-02", "-400.00"],
        ["2024-01-15", "100.00"],
      ],
    });
    const { valuations } = await fundOf(fund);
    expect(valuations).toMatchObject([
      { on: "2023-12-29", total: "410.00", tvpi: "1.0250", unfunded: "600.00" },
      { on: "2024-03-29", total: "480.00", tvpi: "1.2000", unfunded: "600.00" },
    ]);
  });

  test("nothing is divided by nothing", async () => {
    const fund = await account(1000, [], [{ on: "2024-03-29", nav: 0 }]);
    expect(await accountOf(fund)).toMatchObject({ dpi: null, rvpi: null, tvpi: null, cash: [] });
    const { valuations, statements } = await fundOf(fund);
    expect(valuations).toMatchObject([{ tvpi: null }]);
    expect(statements).toHaveLength(3);
  });

  test("what may be called again is said by the day until which it may, until it is taken back", async () => {
    const fund = await account(
      1000,
      [
        { kind: "call", on: "2023-02-01", amount: 400 },
        { kind: "distribution", on: "2023-05-15", amount: 60, effect: 60, until: "2024-05-15" },
        { kind: "distribution", on: "2023-06-15", amount: 30, effect: 30, until: "2025-06-15" },
        { kind: "adjustment", on: "2024-07-01", amount: 0, effect: -60, until: "2024-05-15" },
      ],
      [
        { on: "2024-06-28", nav: "400.00" },
        { on: "2024-09-30", nav: "410.00" },
      ],
    );
    const { statements, lines } = await fundOf(fund);
    const [late, early] = statements.filter((one: Answer) => one.span === "inception");
    expect(early).toMatchObject({
      recallable: "90.00",
      expired: "0.00",
      unfundedEnding: "690.00",
      recallableLeft: "90.00",
      recallableUntil: [
        { until: "2024-05-15", amount: "60.00" },
        { until: "2025-06-15", amount: "30.00" },
      ],
    });
    expect(late).toMatchObject({
      expired: "-60.00",
      adjusted: "0.00",
      unfundedEnding: "630.00",
      recallableLeft: "30.00",
      recallableUntil: [{ until: "2025-06-15", amount: "30.00" }],
    });
    expect(lines.map((line: Answer) => line.recallableUntil)).toEqual([
      null,
      "2024-05-15",
      "2025-06-15",
      "2024-05-15",
    ]);
  });

  test("statements close: by quarter, since the year began, since the first line", async () => {
    const fund = await account(
      1000,
      [
        { kind: "call", on: "2023-02-01", amount: 400 },
        { kind: "distribution", on: "2024-02-15", amount: 60, effect: 25 },
        { kind: "call", on: "2024-05-02", amount: 100 },
        { kind: "adjustment", on: "2024-05-03", amount: 0, effect: -10 },
        { kind: "call", on: "2024-07-02", amount: 1 },
      ],
      [
        { on: "2023-12-29", nav: "420.10" },
        { on: "2024-03-29", nav: "380.30", management_fees: "-2.50", unrealised: "25.00" },
        { on: "2024-06-28", nav: "495.55", management_fees: "-2.50", carry: "-1.25" },
      ],
    );
    const { statements } = await fundOf(fund);
    const of = (span: string) =>
      statements.find((one: Answer) => one.on === "2024-06-28" && one.span === span);
    expect(of("quarter")).toMatchObject({
      on: "2024-06-28",
      span: "quarter",
      after: "2024-03-29",
      beginning: "380.30",
      contributions: "100.00",
      distributions: "0.00",
      managementFees: "-2.50",
      expenses: null,
      income: null,
      realised: null,
      unrealised: null,
      carry: "-1.25",
      other: "19.00",
      ending: "495.55",
      unfundedBeginning: "625.00",
      called: "-100.00",
      restored: "0.00",
      adjusted: "-10.00",
      unfundedEnding: "515.00",
    });
    expect(of("year")).toMatchObject({
      after: "2023-12-29",
      beginning: "420.10",
      contributions: "100.00",
      distributions: "-60.00",
      managementFees: "-5.00",
      unrealised: "25.00",
      carry: "-1.25",
      other: "16.70",
      unfundedBeginning: "600.00",
      restored: "25.00",
      unfundedEnding: "515.00",
    });
    expect(of("inception")).toMatchObject({
      after: null,
      beginning: "0.00",
      contributions: "500.00",
      distributions: "-60.00",
      unfundedBeginning: "1000.00",
      ending: "495.55",
      recallableLeft: "25.00",
      recallableUntil: [{ until: null, amount: "25.00" }],
      partial: [
        { line: "carry", given: 1, since: "2024-03-30" },
        { line: "managementFees", given: 2, since: "2023-12-30" },
        { line: "unrealised", given: 1, since: "2023-12-30" },
      ],
    });
    for (const one of statements) {
      const cents = (name: string) => Math.round(Number(one[name] ?? 0) * 100);
      const between = ["contributions", "distributions", "managementFees", "expenses", "income"];
      const parts = [...between, "realised", "unrealised", "carry", "other"];
      expect(parts.reduce((sum, part) => sum + cents(part), cents("beginning"))).toBe(
        cents("ending"),
      );
      const effects = ["called", "restored", "adjusted"];
      expect(effects.reduce((sum, part) => sum + cents(part), cents("unfundedBeginning"))).toBe(
        cents("unfundedEnding"),
      );
    }
  });

  test("a period opens with the last value there was, whenever that was", async () => {
    const fund = await account(
      1000,
      [
        { kind: "call", on: "2023-02-01", amount: 400 },
        { kind: "call", on: "2024-02-01", amount: 50 },
      ],
      [
        { on: "2023-12-29", nav: 420 },
        { on: "2024-06-28", nav: 500 },
      ],
    );
    const { statements } = await fundOf(fund);
    expect(statements.find((one: Answer) => one.span === "quarter")).toMatchObject({
      after: "2023-12-29",
      beginning: "420.00",
      contributions: "50.00",
      other: "30.00",
    });
  });

  const day = fc
    .integer({ min: 0, max: 700 })
    .map((days) => new Date(Date.UTC(2022, 1, 1 + days)).toISOString().slice(0, 10));
  const kind = fc.constantFrom("call", "distribution", "return", "interest-paid");
  const line = fc.record({ kind, on: day, cents: fc.integer({ min: 2, max: 1e12 }) });

  test("neither a line split in two nor another order changes a sum", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (given, at, part) => {
          const split = at % given.length;
          const plain = given.map(({ cents, ...rest }) => ({ ...rest, amount: euros(cents) }));
          const parts = given
            .flatMap((one, index) => {
              const first = Math.floor(one.cents * part);
              return index === split
                ? [
                    { ...one, cents: first },
                    { ...one, cents: one.cents - first },
                  ]
                : [one];
            })
            .reverse()
            .map(({ cents, ...rest }) => ({ ...rest, amount: euros(cents) }));
          const values = [{ on: "2024-03-29", nav: 1000 }];
          const sums = async (lines: readonly Line[]) => {
            const fund = await account("99999999999999.99", lines, values);
            const [held] = await backend.sql<Record<string, unknown>>(
              `select paid_in::text, distributed::text, unfunded::text, dpi::text, rvpi::text,
                 tvpi::text, pic::text, lines_to::text
               from hooks.capital_accounts where fund_id = $1`,
              [fund],
            );
            const stated = await backend.sql(
              `select span, paid_in::text, distributed::text, other::text, unfunded_ending::text
               from hooks.capital_statements where fund_id = $1 order by span`,
              [fund],
            );
            return [held, stated];
          };
          expect(await sums(parts)).toEqual(await sums(plain));
        },
      ),
      { numRuns: 25 },
    );
  });

  describe("by actor", () => {
    let old: string;
    let shared: string;
    beforeAll(async () => {
      const ids = await backend.sql<{ id: string; name: string }>(
        "select id, name from public.funds where name in ('Old fund', 'Shared fund')",
      );
      old = ids.find(({ name }) => name === "Old fund")?.id ?? "";
      shared = ids.find(({ name }) => name === "Shared fund")?.id ?? "";
    });

    test("a partner reads their fund, its lines, its account", async () => {
      const fund = await fundOf(old);
      expect(fund).toMatchObject({ name: "Old fund", changeSince: null });
      expect(fund.lines).toHaveLength(2);
      expect(fund.bankAccounts).toMatchObject([{ holder: "Old fund SCSp", until: null }]);
      expect(fund.statements).toHaveLength(3);
    });

    test("a change that is being verified is told to those of the fund alone", async () => {
      await backend.sql(
        `insert into private.bank_account_changes
           (fund_id, holder, iban, bic, bank, source, proposed_by, proposed_by_name)
         values ($1, 'Thief', 'LU280019400644750000', 'DEMOLULL', 'A bank', 'A mail', $2, 'X')`,
        [old, randomUUID()],
      );
      const fund = await fundOf(old);
      expect(fund.changeSince).toEqual(expect.any(String));
      expect(JSON.stringify(fund)).not.toMatch(/Thief|LU28/);
      expect((await fundOf(shared)).changeSince).toBeNull();
    });

    test("one of another entity reads their own of a shared fund, and none of the other", async () => {
      await addPartner(backend.sql, "julia@moselle.example", "Moselle office");
      const julia = await sessionOf(backend, "julia@moselle.example");
      await backend.sql(
        `update public.capital_flows set purpose = 'FOR ORMES'
         where fund_id = $1 and entity_id = (
           select id from public.partner_entities where name = $2)`,
        [shared, ormes],
      );
      const office = "Moselle office";
      expect(await fundOf(old, julia, office)).toBeNull();
      const fund = await fundOf(shared, julia, office);
      expect(fund.lines).toHaveLength(2);
      expect(fund.valuations).toHaveLength(1);
      expect(fund.statements).toHaveLength(3);
      expect(JSON.stringify(fund)).not.toMatch(/FOR ORMES/);
    });

    test("nobody, a stranger, one revoked, one unproven: nothing", async () => {
      expect((await askFund(old)).status).toBe(401);
      expect(await fundOf(randomUUID())).toBeNull();

      await addPartner(backend.sql, "stranger@nowhere.example");
      const stranger = await sessionOf(backend, "stranger@nowhere.example");
      await backend.sql(
        `delete from public.partners
         where user_id = (select id from auth.users where email = 'stranger@nowhere.example')`,
      );
      expect((await askFund(old, stranger)).status).toBe(404);

      await addPartner(backend.sql, "left@ormes.example");
      const left = await sessionOf(backend, "left@ormes.example");
      expect(await fundOf(old, left)).toMatchObject({ name: "Old fund" });
      await backend.sql("select private.revoke_partner('left@ormes.example')");
      const refused = await askFund(old, left);
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        expect.any(Number),
        expect.not.stringMatching(/Old fund|SCSp|LU00/),
      ]);

      await backend.sql(
        "update public.partner_entities set requires_factor = true where name = $1",
        [ormes],
      );
      expect((await askFund(old, anne)).status).toBe(403);
      expect((await ask("lp_overview", {}, anne)).body).toMatchObject({ accounts: [], totals: [] });
    });
  });
});

function euros(cents: number): string {
  return `${BigInt(cents) / 100n}.${String(cents % 100).padStart(2, "0")}`;
}
