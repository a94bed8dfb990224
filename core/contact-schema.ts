/** What a contact message must be: the form and the function `contact` both check with it. */
import * as v from "valibot";
import { contactLimits, subjects } from "./contact-limits.ts";

// A name is one line: a line break could add a line to a mail header.
const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}]/u;
// Invisible characters, and those that reverse the direction of a text. Joiners are allowed, since
// some languages need them.
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
// Line breaks and tabs are part of a message; the other control characters are not.
const unprintable = /[^\P{Cc}\n\t]/u;
// Without characters that make some mail programs read another recipient: `=?…?=`, `%`, `!`, `|`, a
// backtick.
const address =
  /^[A-Za-z0-9.#$&'*+/=^_{}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
// All kinds of spaces, but no line break.
const phone = /^\+?[\d\p{Zs}().\-/]*$/u;

/**
 * Counts characters as the database does: an emoji is one, while the length of a string counts two.
 */
function atLeast(count: number, fault: string) {
  return v.check((text: string) => [...text].length >= count, fault);
}

export const emailSchema = v.pipe(
  v.string("email.missing"),
  v.trim(),
  v.nonEmpty("email.missing"),
  v.maxLength(contactLimits.email, "email.long"),
  v.regex(address, "email.invalid"),
);

function plausiblePhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return text === "" || (phone.test(text) && digits >= 6 && digits <= 15);
}

/** Each message is the key of a sentence in the `contact` words. */
const contactSchema = v.object(
  {
    name: v.pipe(
      v.string("name.missing"),
      v.trim(),
      v.nonEmpty("name.missing"),
      atLeast(contactLimits.name[0], "name.short"),
      v.maxLength(contactLimits.name[1], "name.long"),
      v.check((text) => !controlCharacters.test(text) && !invisible.test(text), "name.invalid"),
    ),
    email: emailSchema,
    phone: v.optional(
      v.pipe(
        v.string("phone.invalid"),
        v.trim(),
        v.maxLength(contactLimits.phone, "phone.invalid"),
        v.check(plausiblePhone, "phone.invalid"),
      ),
      "",
    ),
    subject: v.picklist(subjects, "subject.missing"),
    message: v.pipe(
      v.string("message.missing"),
      v.transform((text) => text.replace(/\r\n?/g, "\n").trim()),
      v.nonEmpty("message.missing"),
      atLeast(contactLimits.message[0], "message.short"),
      v.maxLength(contactLimits.message[1], "message.long"),
      v.check((text) => !unprintable.test(text), "message.invalid"),
    ),
  },
  // For a field that is missing altogether, such as a choice that was not made.
  ({ path }) => `${path?.[0]?.key}.missing`,
);

export type ContactMessage = v.InferOutput<typeof contactSchema>;
export type ContactField = keyof ContactMessage;

/** The first fault of each field, by the key of its sentence. */
export type ContactFaults = Partial<Record<ContactField, string>>;

export function checkContact(
  input: unknown,
): { message: ContactMessage } | { faults: ContactFaults } {
  const result = v.safeParse(contactSchema, input);
  if (result.success) return { message: result.output };
  const faults: ContactFaults = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as ContactField | undefined;
    if (field) faults[field] ??= issue.message;
  }
  return { faults };
}
