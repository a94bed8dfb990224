import * as v from "valibot";
import { emailSchema } from "./contact-schema.ts";

/** The valid e-mail address in a request, or `undefined`. */
export function readEmail(fields: Record<string, unknown>): string | undefined {
  const result = v.safeParse(emailSchema, fields.email);
  return result.success ? result.output : undefined;
}
