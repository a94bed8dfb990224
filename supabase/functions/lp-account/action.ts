import type { Caller } from "../_shared/caller.ts";
import type { Deps } from "../_shared/deps.ts";
import type { Outcome } from "../_shared/endpoint.ts";

export type Action = (
  caller: Caller,
  fields: Record<string, unknown>,
  deps: Deps,
) => Promise<Outcome>;

/** Only scripts ask here: no page shows what came of it. */
export function answer(
  status: number,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Outcome {
  return { status, body, section: "", headers };
}
