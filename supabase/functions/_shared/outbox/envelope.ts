import { site } from "../../../../content/site.ts";

export type Party = { name: string; address: string };

/** A mail ready for the mail server. Parties are never joined to text by us. */
export type Envelope = {
  /** The outbox row's: the same mail sent again after a crash has the same Message-ID. */
  id: string;
  to: Party | string;
  replyTo?: Party;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
};

export type Send = (envelope: Envelope) => Promise<void>;

export function addressOf({ to }: Pick<Envelope, "to">): string {
  return typeof to === "string" ? to : to.address;
}

/** Of the mail that an outbox row became. */
export function messageIdOf(id: string): string {
  return `<${id}@${new URL(site.origin).hostname}>`;
}
