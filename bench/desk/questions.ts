import { type Amount, sampleWords } from "./fill.ts";

/** A request at the desk: its name in the report, and its fields. */
export type Question = { name: string; fields: Record<string, unknown> };

/** `colleague` has written a quarter of the ledger, but almost nothing about mails. */
export function questionsOf({ messages, ledger }: Amount, colleague: string): Question[] {
  const list = (name: string, fields: object): Question => ({
    name: `messages: ${name}`,
    fields: { act: "messages.list", ...fields },
  });
  const entries = (name: string, fields: object): Question => ({
    name: `ledger: ${name}`,
    fields: { act: "ledger.list", ...fields },
  });
  const mails = (name: string, fields: object): Question => ({
    name: `mail: ${name}`,
    fields: { act: "mail.list", ...fields },
  });
  const all = (name: string, q: string): Question => ({
    name: `everything: ${name}`,
    fields: { act: "search", q },
  });
  const { en, fr } = sampleWords;
  return [
    { name: "what waits", fields: { act: "waiting" } },
    list("all", {}),
    list("new", { state: "new" }),
    list("closed", { state: "closed" }),
    list("of a subject", { subject: "investor" }),
    list("of a subject, closed", { subject: "investor", state: "closed" }),
    list("common word, English", { q: en.common }),
    list("common word, French", { q: fr.common }),
    list("seldom word, English", { q: en.seldom }),
    list("seldom word, French", { q: fr.seldom }),
    list("word of one in 200, English", { q: en.hardly }),
    list("word of one in 200, French", { q: fr.hardly }),
    list("rare word, English", { q: en.rare }),
    list("rare word, French", { q: fr.rare }),
    list("word not finished", { q: "porcup" }),
    list("two common words", { q: `${fr.common} rapport` }),
    list("common word, closed", { q: en.common, state: "closed" }),
    list("an address", { q: "visitor77@sender.example" }),
    entries("all", {}),
    entries("deep page", { before: String(Math.round(ledger / 10)) }),
    entries("one area", { of: "messages." }),
    entries("one colleague", { who: colleague }),
    entries("one colleague, one act", { who: colleague, of: "messages.answer" }),
    entries("one colleague, one area", { who: colleague, of: "messages." }),
    entries("one area, one kind", { of: "messages.", about: "message" }),
    entries("two filters that seldom meet", { who: colleague, of: "mail." }),
    entries("one message", { about: "message:S000077" }),
    entries("common word", { words: "answer" }),
    entries("rare word", { words: "S000077" }),
    mails("all", {}),
    mails("sent", { state: "sent" }),
    mails("given up", { state: "dead" }),
    mails("refused", { state: "refused" }),
    mails("one template", { template: "contact-acknowledgement" }),
    mails("to one address", { recipient: "visitor77@sender.example" }),
    mails("to addresses that begin so", { recipient: `visitor${messages / 100}` }),
    all("a reference", "S000077"),
    all("rare word", fr.rare),
    all("common word", en.common),
  ];
}
