import type { ContactField } from "#core/contact-schema.ts";

/** In the order of the form. */
export const fieldOrder = [
  "name",
  "email",
  "phone",
  "subject",
  "message",
] as const satisfies readonly ContactField[];

export function fieldId(field: ContactField): string {
  return `contact-${field}`;
}
