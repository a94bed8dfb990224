import * as v from "valibot";
import { emailSchema } from "./contact-schema.ts";

/** The address in a request, or `undefined` where there is none that could be written to. */
export function readEmail(fields: Record<string, unknown>): string | undefined {
  const result = v.safeParse(emailSchema, fields.email);
  return result.success ? result.output : undefined;
}
