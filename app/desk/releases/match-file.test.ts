import { expect, test } from "vitest";
import { matchFile } from "./match-file.ts";

const known = {
  entities: [
    "Fondation des Ormes",
    "Caisse de prévoyance du Limpertsberg S.A.",
    "Moselle Family Office",
    "Moselle Family Office II",
  ],
  funds: ["Confluence I", "Confluence II", "Rives SCSp"],
};

test.each([
  [
    "2026-Q3_Confluence-I_Fondation-des-Ormes_capital-account.pdf",
    ["Confluence I", "Fondation des Ormes", "capital-account", "2026-Q3"],
  ],
  [
    "Appel de fonds n°7 - CONFLUENCE II - Caisse de prevoyance du Limpertsberg - 15-12-2026.pdf",
    ["Confluence II", "Caisse de prévoyance du Limpertsberg S.A.", "capital-call", "2026-12-15"],
  ],
  [
    "Rives_MOSELLE FAMILY OFFICE II_avis de distribution_20261130.pdf",
    ["Rives SCSp", "Moselle Family Office II", "distribution", "2026-11-30"],
  ],
  ["Rapport trimestriel Confluence I T3 2026.pdf", ["Confluence I", "", "report", "2026-Q3"]],
  ["Confluence_II_comptes_annuels_2025.xlsx", ["Confluence II", "", "accounts", "2025"]],
  [
    "Fondation des Orme_Confluence I_releve 3T2026.pdf",
    ["Confluence I", "Fondation des Ormes", "capital-account", "2026-Q3"],
  ],
  ["scan0001.pdf", ["", "", "", ""]],
  ["Confluence III report S1 2026.pdf", ["", "", "report", "2026-H1"]],
])("%s", (name, expected) => {
  const { fund, entity, type, period } = matchFile(name, known);
  expect([fund, entity, type, period]).toEqual(expected);
});

test("where there is one fund only, it is that", () => {
  expect(matchFile("scan.pdf", { entities: [], funds: ["Confluence I"] }).fund).toBe(
    "Confluence I",
  );
});
