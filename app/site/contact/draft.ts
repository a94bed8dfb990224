import type { ContactField } from "#core/contact-schema.ts";

export type Draft = Record<ContactField, string>;

const empty: Draft = { name: "", email: "", phone: "", subject: "", message: "" };

/**
 * What was typed and not sent, so that a change of page or language does not lose it. It is kept in
 * memory only, since we did not ask whether we may store it.
 */
let draft = empty;

export function currentDraft(): Draft {
  return draft;
}

export function keepDraft(values: Draft): void {
  draft = values;
}

/** After a message is sent, keeps name and address: the next is probably from the same person. */
export function keepSender(): void {
  const { name, email, phone } = draft;
  draft = { ...empty, name, email, phone };
}

export function readDraft(form: HTMLFormElement): Draft {
  const values = new FormData(form);
  const read = (name: ContactField) => String(values.get(name) ?? "");
  return {
    name: read("name"),
    email: read("email"),
    phone: read("phone"),
    subject: read("subject"),
    message: read("message"),
  };
}
