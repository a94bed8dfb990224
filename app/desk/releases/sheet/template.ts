/** A template for a sheet: the headings, and one line as an example. */

import { saveFile } from "#app/ui/save-file.ts";
import type { SheetKind } from "#core/kinds.ts";
import { asksFor } from "../../kit/sheet/column.ts";
import { columns } from "./columns.ts";

const examples: Record<"en" | "fr", Record<string, string>> = {
  fr: {
    email: "anne.martin@exemple.fr",
    name: "Anne Martin",
    entity: "Fondation des Ormes",
    fund: "Confluence I",
    language: "français",
    role: "complet",
    until: "31/12/2027",
    committed: "5 000 000,00",
    asOf: "30/09/2026",
    kind: "Appel de fonds",
    on: "15/12/2026",
    noticedOn: "30/11/2026",
    reference: "N° 7",
    purpose: "Investissements",
    amount: "250 000,00",
    effect: "-250 000,00",
    recallableUntil: "",
    investments: "217 500,00",
    fees: "27 500,00",
    charges: "5 000,00",
    drawn: "1 950 000,00",
    unfundedAfter: "2 800 000,00",
    nav: "3 812 450,75",
    managementFees: "-18 750,00",
    managementFeesGross: "-20 000,00",
    managementFeeOffsets: "1 250,00",
    expenses: "-2 100,00",
    income: "0,00",
    realised: "0,00",
    unrealised: "41 300,00",
    carry: "-8 260,00",
    carryPaid: "0,00",
    carryAccrued: "96 400,00",
  },
  en: {
    email: "anne.martin@example.com",
    name: "Anne Martin",
    entity: "Fondation des Ormes",
    fund: "Confluence I",
    language: "English",
    role: "full",
    until: "2027-12-31",
    committed: "5000000.00",
    asOf: "2026-09-30",
    kind: "Call",
    on: "2026-12-15",
    noticedOn: "2026-12-01",
    reference: "No. 7",
    purpose: "Investments",
    amount: "250000.00",
    effect: "-250000.00",
    recallableUntil: "",
    investments: "217500.00",
    fees: "27500.00",
    charges: "5000.00",
    drawn: "1950000.00",
    unfundedAfter: "2800000.00",
    nav: "3812450.75",
    managementFees: "-18750.00",
    managementFeesGross: "-20000.00",
    managementFeeOffsets: "1250.00",
    expenses: "-2100.00",
    income: "0.00",
    realised: "0.00",
    unrealised: "41300.00",
    carry: "-8260.00",
    carryPaid: "0.00",
    carryAccrued: "96400.00",
  },
};

export function templateOf(kind: SheetKind, language: "en" | "fr"): string {
  const asked = columns[kind].filter(asksFor);
  const heads = asked.map((column) => column[language]);
  const example = asked.map(({ field }) => examples[language][field] ?? "");
  const sign = language === "fr" ? ";" : ",";
  return `\ufeff${[heads, example].map((row) => row.join(sign)).join("\r\n")}\r\n`;
}

export function saveTemplate(kind: SheetKind, language: "en" | "fr"): void {
  saveFile(`${kind}-${language}.csv`, "text/csv", templateOf(kind, language));
}
