import * as v from "valibot";
import type { Refusal } from "../../../core/refusals.ts";
import { invalid, type Refused, unknown } from "./action.ts";

/**
 * The fields of an act, as it declares them. What is wrong with the first that is wrong is a code:
 * what cannot be an id names nothing that there is.
 */
export function readFields<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
  given: Record<string, unknown>,
): { fields: v.InferOutput<Schema> } | { refused: Refused } {
  // A field that is missing is wrong in the same way as one that is something else.
  const missing = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, undefined]));
  const read = v.safeParse(schema, { ...missing, ...given }, { abortEarly: true });
  if (read.success) return { fields: read.output };
  const [{ message }] = read.issues;
  if (message === "unknown") return { refused: unknown() };
  // Each message of a field is one of these codes: `tests/repository/refusals.test.ts`.
  return { refused: message === "invalid" ? invalid() : invalid(message as Refusal) };
}
