import type { RequestRow } from "#core/acts/persons.ts";

export type RequestState = "done" | "handed" | "late" | "proven" | "asked";

export function stateOf({ done, due, handed, proven }: RequestRow, now = Date.now()): RequestState {
  if (done) return "done";
  if (handed) return "handed";
  if (Date.parse(due) < now) return "late";
  return proven ? "proven" : "asked";
}
