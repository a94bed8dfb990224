/** The kinds of sheets of a release, in the order in which they are offered. */
import type { SheetKind } from "#core/kinds.ts";
import type { Layout } from "../../kit/sheet/column.ts";
import { columns } from "./columns.ts";

/** The field that only this kind of sheet has. */
const telling: Record<SheetKind, string> = {
  invitations: "email",
  notices: "amount",
  statements: "nav",
  commitments: "committed",
};

export const kinds = ["invitations", "notices", "statements", "commitments"] as const;

export const layouts: readonly (Layout & { kind: SheetKind })[] = kinds.map((kind) => ({
  kind,
  telling: telling[kind],
  columns: columns[kind],
  // The file of refused lines ends in a column with the reasons.
  own: "motif du refus|reason refused",
}));
