import type { ContactField } from "#core/contact-schema.ts";

export type Draft = Record<ContactField, string>;

const empty: Draft = { name: "", email: "", phone: "", subject: "", message: "" };

/**
 * What has been typed and not sent, as long as the tab lives: a change of page or of language must
 * not lose it. It is kept in memory only; nobody was asked whether it may be stored.
 */
let draft = empty;

export function currentDraft(): Draft {
  return draft;
}

export function keepDraft(values: Draft): void {
  draft = values;
}

/** After a message has gone, the next one is likely to be from the same person. */
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
