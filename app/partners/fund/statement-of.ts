import type { FundAccount, Statement } from "#core/acts/space.ts";
import type { Day } from "../overview/load-overview.ts";

const spans = ["quarter", "year", "inception"] as const;

export type Column = {
  /** What the period is, where it is a whole one: two names where it is both. */
  names: readonly ("quarter" | "year" | "yearToDate" | "inception")[];
  /** The day of the value that it begins with; since inception, of the first line. */
  from: Day | null;
  statement: Statement;
};

/** The lines of ILPA's template that concern one investor, in its order. */
const groups = [
  {
    name: "value",
    rows: [
      "beginning",
      "contributions",
      "distributions",
      "managementFeesGross",
      "managementFeeOffsets",
      "managementFees",
      "expenses",
      "income",
      "realised",
      "unrealised",
      "carry",
      "other",
      "ending",
    ],
  },
  { name: "carried", rows: ["carryPaid", "carryAccrued", "endingBeforeCarry"] },
  {
    name: "toCall",
    rows: [
      "committed",
      "unfundedBeginning",
      "called",
      "returned",
      "recallable",
      "expired",
      "adjusted",
      "unfundedEnding",
      "recallableLeft",
    ],
  },
] as const;
type RowName = (typeof groups)[number]["rows"][number];

/** Where only `given` of the period's `all` values give a line, the first of them since a day. */
export type Note = { given: number; all: number; since: Day | null };
/** Null: not given. `note` is the place of the note in the list. */
type Cell = { amount: string | null; note: number | null };
type Row = { name: RowName; cells: readonly Cell[] };
export type Sheet = {
  columns: readonly Column[];
  groups: readonly { name: (typeof groups)[number]["name"]; rows: readonly Row[] }[];
  notes: readonly Note[];
};

type Account = Pick<FundAccount, "statements" | "valuations" | "lines">;

/** The statement at one day: its periods side by side, the same on screen, on paper and in a file. */
export function statementOf(account: Account, on: Day): Sheet {
  const columns = columnsOf(account, on);
  const noted = columns.flatMap(({ statement }) =>
    statement.partial.map(({ line, given, since }) => ({
      cell: cellName(statement, line),
      note: { given, since, all: valuesIn(account, statement) },
    })),
  );
  const notes = [...new Map(noted.map(({ note }) => [JSON.stringify(note), note])).values()];
  const numberOf = (statement: Statement, line: RowName): number | null => {
    const own = noted.find(({ cell }) => cell === cellName(statement, line));
    return own
      ? notes.findIndex((note) => JSON.stringify(note) === JSON.stringify(own.note)) + 1
      : null;
  };
  return {
    columns,
    notes,
    groups: groups.map(({ name, rows }) => ({
      name,
      rows: rows
        .filter((row) => isShown(row, columns))
        .map((row) => ({
          name: row,
          cells: columns.map(({ statement }) => ({
            amount: statement[row],
            note: numberOf(statement, row),
          })),
        })),
    })),
  };
}

/** Two periods that begin on the same day are one. */
function columnsOf({ statements, lines }: Account, on: Day): readonly Column[] {
  const own = spans.flatMap((span) =>
    statements.filter((one) => one.on === on && one.span === span),
  );
  return [...new Set(own.map(({ after }) => after))].flatMap((after) => {
    const statement = own.findLast((one) => one.after === after);
    const from = after ?? lines.find((line) => line.on <= on)?.on ?? null;
    return statement ? [{ names: namesOf(statement), from, statement }] : [];
  });
}

/** “Quarter” is written only over a quarter: a fund may be valued twice a year. */
function namesOf({ on, after }: Statement): Column["names"] {
  if (after === null) return ["inception"];
  const [first, last] = [quarterEndedBy(after), quarterEndedBy(on)];
  const sinceNewYear = first === 4 * Number(on.slice(0, 4)) - 1;
  return [
    ...(first !== null && last === first + 1 ? (["quarter"] as const) : []),
    ...(sinceNewYear ? ([last === first + 4 ? "year" : "yearToDate"] as const) : []),
  ];
}

/** Quarters are counted. Where the last days are no working days, a value is of a day before. */
function quarterEndedBy(day: Day): number | null {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return month % 3 === 0 && date > 24 ? 4 * year + month / 3 - 1 : null;
}

/**
 * What nobody gives of fees before offsets and of values before carried interest is left out, since
 * the net stands alone; and so is what may be called again where nothing ever could.
 */
function isShown(row: RowName, columns: readonly Column[]): boolean {
  const amounts = columns.map(({ statement }) => statement[row]);
  if (["managementFeesGross", "managementFeeOffsets", "endingBeforeCarry"].includes(row)) {
    return amounts.some((amount) => amount !== null);
  }
  if (row === "recallableLeft") return amounts.some((amount) => Number(amount) !== 0);
  return true;
}

function valuesIn({ valuations }: Account, { on, after }: Statement): number {
  return valuations.filter((one) => one.on <= on && (after === null || one.on > after)).length;
}

function cellName({ span }: Statement, line: string): string {
  return `${span} ${line}`;
}
