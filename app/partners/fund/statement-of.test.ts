import { expect, test } from "vitest";
import type { FundLine, Statement, Valuation } from "#core/acts/space.ts";
import { statementOf } from "./statement-of.ts";

const given: Omit<Statement, "on" | "span" | "after"> = {
  beginning: "100.00",
  contributions: "10.00",
  distributions: "0.00",
  managementFees: "-1.00",
  expenses: null,
  income: null,
  realised: null,
  unrealised: "3.00",
  carry: null,
  other: "0.00",
  ending: "112.00",
  managementFeesGross: null,
  managementFeeOffsets: null,
  carryPaid: null,
  carryAccrued: null,
  endingBeforeCarry: null,
  partial: [],
  committed: "500.00",
  unfundedBeginning: "400.00",
  called: "-10.00",
  restored: "0.00",
  returned: "0.00",
  recallable: "0.00",
  expired: "0.00",
  adjusted: "0.00",
  unfundedEnding: "390.00",
  recallableLeft: "0.00",
  recallableUntil: [],
};

type Changes = Partial<Record<Statement["span"], Partial<Statement>>>;

function account(
  on: string,
  after: [quarter: string | null, year: string | null],
  changes?: Changes,
) {
  const days = { quarter: after[0], year: after[1], inception: null };
  const spans = ["quarter", "year", "inception"] as const;
  return {
    statements: spans.map((span) => ({
      ...given,
      on,
      span,
      after: days[span],
      ...changes?.[span],
    })),
    valuations: ["2024-12-31", "2025-12-31", "2026-06-30", "2026-09-30"].map(
      (day) => ({ on: day }) as Valuation,
    ),
    lines: [{ on: "2024-03-15" }, { on: "2026-01-15" }] as FundLine[],
  };
}

const heads = (sheet: ReturnType<typeof statementOf>) =>
  sheet.columns.map(({ names, from }) => [names.join(), from]);
const rowsOf = (sheet: ReturnType<typeof statementOf>) =>
  sheet.groups.flatMap(({ rows }) => rows.map(({ name }) => name));

test("quarter, year and inception stand side by side, with their days", () => {
  const sheet = statementOf(account("2026-09-30", ["2026-06-30", "2025-12-31"]), "2026-09-30");
  expect(heads(sheet)).toEqual([
    ["quarter", "2026-06-30"],
    ["yearToDate", "2025-12-31"],
    ["inception", "2024-03-15"],
  ]);
});

test("two periods that begin on the same day are one", () => {
  const first = statementOf(account("2026-03-31", ["2025-12-31", "2025-12-31"]), "2026-03-31");
  expect(heads(first)).toEqual([
    ["quarter,yearToDate", "2025-12-31"],
    ["inception", "2024-03-15"],
  ]);
  const young = statementOf(account("2024-12-31", [null, null]), "2024-12-31");
  expect(heads(young)).toEqual([["inception", "2024-03-15"]]);
});

test("a quarter may end on its last working day", () => {
  const sheet = statementOf(account("2024-06-28", ["2024-03-29", "2023-12-29"]), "2024-06-28");
  expect(heads(sheet).slice(0, 2)).toEqual([
    ["quarter", "2024-03-29"],
    ["yearToDate", "2023-12-29"],
  ]);
});

test("six months are no quarter, and an autumn no year", () => {
  const sheet = statementOf(account("2026-12-31", ["2026-06-30", "2025-12-31"]), "2026-12-31");
  expect(heads(sheet).slice(0, 2)).toEqual([
    ["", "2026-06-30"],
    ["year", "2025-12-31"],
  ]);
  const late = statementOf(account("2026-11-15", ["2026-09-30", "2025-11-30"]), "2026-11-15");
  expect(heads(late).slice(0, 2)).toEqual([
    ["", "2026-09-30"],
    ["", "2025-11-30"],
  ]);
});

test("what is not given stands there empty, and the net of the fees alone", () => {
  const plain = statementOf(account("2026-09-30", ["2026-06-30", "2025-12-31"]), "2026-09-30");
  expect(rowsOf(plain)).toContain("carryAccrued");
  expect(rowsOf(plain)).not.toContain("managementFeesGross");
  expect(rowsOf(plain)).not.toContain("recallableLeft");
  const detailed = statementOf(
    account("2026-09-30", ["2026-06-30", "2025-12-31"], {
      inception: { managementFeesGross: "-3.00", recallableLeft: "20.00" },
    }),
    "2026-09-30",
  );
  expect(rowsOf(detailed)).toContain("managementFeesGross");
  expect(rowsOf(detailed)).toContain("recallableLeft");
  const [charged] = detailed.groups.flatMap(({ rows }) =>
    rows.filter(({ name }) => name === "managementFeesGross"),
  );
  expect(charged?.cells.map(({ amount }) => amount)).toEqual([null, null, "-3.00"]);
});

test("a line that only some values give bears the number of its note", () => {
  const sheet = statementOf(
    account("2026-09-30", ["2026-06-30", "2025-12-31"], {
      year: { partial: [{ line: "managementFees", given: 1, since: "2026-07-01" }] },
      inception: {
        partial: [
          { line: "managementFees", given: 1, since: "2026-07-01" },
          { line: "unrealised", given: 1, since: "2026-07-01" },
        ],
      },
    }),
    "2026-09-30",
  );
  expect(sheet.notes).toEqual([
    { given: 1, all: 2, since: "2026-07-01" },
    { given: 1, all: 4, since: "2026-07-01" },
  ]);
  const notesOf = (wanted: string) =>
    sheet.groups
      .flatMap(({ rows }) => rows)
      .find(({ name }) => name === wanted)
      ?.cells.map(({ note }) => note);
  expect(notesOf("managementFees")).toEqual([null, 1, 2]);
  expect(notesOf("unrealised")).toEqual([null, null, 2]);
});
