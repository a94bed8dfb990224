import { expect, test } from "vitest";
import { site } from "../site.ts";
import { companies } from "./companies.ts";
import { particulars } from "./particulars.ts";

test.each(["en", "fr"] as const)("the particulars of both companies, in %s", (language) => {
  const all = particulars(language);
  expect(all).toHaveLength(companies.length);
  for (const [index, { name, form, register, office, capital }] of companies.entries()) {
    const text = all[index] ?? "";
    const seat = site.offices.find(({ id }) => id === office)?.address[0] ?? "none";
    expect(text).toContain(`${name} ${form.short}`);
    expect(text).toContain(register.number[language]);
    expect(text).toContain(seat);
    const locale = { en: "en-GB", fr: "fr-FR" }[language];
    const amount = new Intl.NumberFormat(locale, {
      style: "currency",
      currency: "EUR",
      maximumFractionDigits: 0,
    }).format(capital);
    expect(text).toContain(amount);
  }
});
