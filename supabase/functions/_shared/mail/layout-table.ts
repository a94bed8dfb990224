import { createElement as h, type ReactElement, type ReactNode } from "react";

type Attributes = Record<string, unknown>;

/** One row of cells that stand beside each other: what Outlook for Windows lays a mail out by. */
export function layoutTable(attributes: Attributes, row: Attributes, cells: ReactNode) {
  const plain = { border: 0, cellPadding: 0, cellSpacing: 0, role: "presentation" };
  const whole: ReactElement = h("tbody", null, h("tr", row, cells));
  return h("table", { width: "100%", ...plain, ...attributes }, whole);
}
