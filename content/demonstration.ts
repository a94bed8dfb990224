/**
 * What is left of the demonstration in the facts of the firm, and has to be the firm's own before the
 * site is opened to the public. The rest, which no program can tell, is in `docs/rebrand.md`.
 */
import type { LeftKind } from "../core/kinds.ts";
import { companies, host } from "./legal/companies.ts";
import { standings } from "./legal/standing.ts";
import { people } from "./people.ts";
import { references } from "./references.ts";
import { site } from "./site.ts";

/** What is left, such as what (of facts in brackets: how many), and where it is replaced. */
export type Left = { what: LeftKind; such: string; file: string };

type Facts = {
  name: string;
  origin: string;
  mailbox: string;
  offices: readonly { address: readonly string[]; phone: { text: string } }[];
  people: readonly { name: string }[];
  /** Whatever the legal pages state of the companies. */
  standing: unknown;
  host: { name: string; email: string };
  references: readonly { id: string }[];
};

const house = {
  name: "alzette-seine",
  people: [
    "Hélène Marchenoir",
    "Claude Steinfort",
    "Antoine Sauveterre",
    "Edmund Farnleigh",
    "Inês Carvalhido",
    "Mathilde Rochebrune",
    "Sarah Pemberwick",
    "Joël Weyderich",
  ],
  references: ["toolmaker", "district-heating", "hospital-foundation"],
};
// Domains that nobody can have (RFC 2606).
const reserved = /[.@/](example|invalid|test)$|[.@/]example\.(com|net|org)$/;
/** As the program was built with them. */
export const ownFacts: Facts = {
  ...site,
  mailbox: site.email,
  people,
  standing: [companies, standings],
  host,
  references,
};

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, "-");

export function leftOfDemonstration(facts: Facts = ownFacts): Left[] {
  const { name, origin, mailbox, offices, host: carrier } = facts;
  const blanks = JSON.stringify(facts.standing).match(/"\[[^"\]]+\]"/g) ?? [];
  const isHouse = (list: readonly string[]) => (one: string) => list.includes(one);
  const persons = facts.people.map((one) => one.name).filter(isHouse(house.people));
  const mandates = facts.references.map(({ id }) => id).filter(isHouse(house.references));
  const places = offices.filter(({ address }) => /Exemple|Example/.test(address.join()));
  const phones = offices.filter(({ phone }) => phone.text.endsWith("00 00 00"));
  const found: [left: boolean, what: LeftKind, such: string, file: string][] = [
    [plain(name) === house.name, "name", name, "site.ts"],
    [reserved.test(origin), "origin", origin, "site.ts"],
    [reserved.test(mailbox), "mailbox", mailbox, "site.ts"],
    [places.length > 0, "offices", places[0]?.address[0] ?? "", "site.ts"],
    [phones.length > 0, "telephones", phones[0]?.phone.text ?? "", "site.ts"],
    [persons.length > 0, "people", persons[0] ?? "", "people.ts"],
    // Each in both languages.
    [blanks.length > 0, "blanks", String(blanks.length / 2), "legal/"],
    [reserved.test(carrier.email), "host", carrier.name, "legal/companies.ts"],
    [mandates.length > 0, "references", mandates[0] ?? "", "references.ts"],
  ];
  return found.flatMap(([left, what, such, file]) =>
    left ? [{ what, such, file: `content/${file}` }] : [],
  );
}
