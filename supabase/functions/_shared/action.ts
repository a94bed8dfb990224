import type { Caller } from "./caller.ts";
import type { Deps } from "./deps.ts";
import type { Outcome } from "./endpoint.ts";

/** One of the things that a function does for who is signed in, by its name. */
export type Action = (
  caller: Caller,
  fields: Record<string, unknown>,
  deps: Deps,
) => Promise<Outcome>;

/** Only scripts ask for them: no page shows what came of it. */
export function answer(status: number, body: Record<string, unknown>): Outcome {
  return { status, body, section: "" };
}
