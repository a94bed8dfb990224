import type { Cell } from "#core/csv.ts";

/** By the value of one column, texts in the order of the language; what has no value comes last. */
export function sorted<Row>(
  rows: readonly Row[],
  value: (row: Row) => Cell,
  down: boolean,
  language: string,
): Row[] {
  const order = new Intl.Collator(language, { numeric: true });
  const keyed = rows.map((row) => [value(row), row] as const);
  const isEmpty = (one: Cell) => one === null || one === "";
  keyed.sort(([one], [other]) => {
    if (isEmpty(one) || isEmpty(other)) return Number(isEmpty(one)) - Number(isEmpty(other));
    const turned = down ? -1 : 1;
    if (typeof one === "number" && typeof other === "number") return turned * (one - other);
    return turned * order.compare(textOf(one), textOf(other));
  });
  return keyed.map(([, row]) => row);
}

function textOf(cell: Cell): string {
  return typeof cell === "object" && cell !== null ? cell.decimal : String(cell);
}
