import type { Language } from "../../core/languages.ts";
import { site } from "../site.ts";
import { type Company, companies } from "./companies.ts";

/** What a mail or a paper of a company must say of it: name, form, capital, seat and register. */
export function particulars(language: Language): string[] {
  return companies.map((company) => particularsOf(company, language));
}

function particularsOf(company: Company, language: Language): string {
  const { name, form, capital, register } = company;
  const office = site.offices.find(({ id }) => id === company.office);
  const seat = office?.address.join(", ");
  const amount = euros(capital, language);
  return language === "en"
    ? `${name} ${form.short}, share capital ${amount}, ${seat}, ${register.number.en}`
    : `${name} ${form.short}, capital de ${amount}, ${seat}, ${register.number.fr}`;
}

/** Without Intl, which costs a phone 100 ms the first time: see `app/i18n/format.ts`. */
function euros(amount: number, language: Language): string {
  const grouped = String(amount).replace(/\B(?=(\d{3})+$)/g, language === "en" ? "," : "\u202f");
  return language === "en" ? `€${grouped}` : `${grouped}\u00a0€`;
}
