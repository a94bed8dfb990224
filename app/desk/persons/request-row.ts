import type { RequestRow } from "#core/acts/persons.ts";

export type RequestState = "done" | "late" | "proven" | "asked";

export function stateOf({ done, due, proven }: RequestRow, now = Date.now()): RequestState {
  if (done) return "done";
  if (Date.parse(due) < now) return "late";
  return proven ? "proven" : "asked";
}
