import { randomUUID } from "node:crypto";

/** What the contact form sends, filled in properly. */
export function contactMessage(more: Record<string, unknown> = {}) {
  return {
    key: randomUUID(),
    name: "Claire Exemple",
    email: "claire@sender.example",
    phone: "+352 00 00 00",
    subject: "investor",
    message: "Bonjour,\nnous souhaitons vous rencontrer.",
    language: "fr",
    website: "",
    elapsed: 4_000,
    ...more,
  };
}
