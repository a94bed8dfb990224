import { expect, test } from "vitest";
import { matchFile, namesToAsk } from "./match-file.ts";

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
    "FondationDesOrmes_ConfluenceI_T32026.pdf",
    ["Confluence I", "Fondation des Ormes", "", "2026-Q3"],
  ],
  ["Caisse de prevoyance du Limpertsberg 2.pdf", ["", "", "", ""]],
  ["Moselle Family Office III_report.pdf", ["", "", "report", ""]],
  ["Moselle Family Office 3T2026 Confluence 2.pdf", ["", "Moselle Family Office", "", "2026-Q3"]],
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

test("a name that is mistyped is asked, and offered", () => {
  const file = "Fondation des Orme_Confluence I_releve 3T2026.pdf";
  expect(matchFile(file, known)).toMatchObject({ entity: "", fund: "Confluence I" });
  expect(namesToAsk(file, known.entities)).toEqual(["Fondation des Ormes"]);
});

test.each([
  ["two names stand in it", "Ormes et Moselle.pdf", ["Ormes", "Moselle"], ["Ormes", "Moselle"]],
  [
    "they differ in what was left out",
    "Rivière.pdf",
    ["Rivière SA", "Rivière SARL"],
    ["Rivière SA", "Rivière SARL"],
  ],
  [
    "a year may be the period",
    "Rives 2023 Q3.pdf",
    ["Rives", "Rives 2023"],
    ["Rives", "Rives 2023"],
  ],
])("a file that fits two entities is asked: %s", (_, file, entities, asked) => {
  const two = { entities, funds: [] };
  expect(matchFile(file, two).entity).toBe("");
  expect(namesToAsk(file, entities)).toEqual(asked);
});

test("a name of one word is not given what has another word beside it", () => {
  const entityIn = (file: string) =>
    matchFile(file, { entities: ["Weber"], funds: ["Clear Water"] }).entity;
  expect(["Weber Capital - Clear Water.pdf", "Max Weber_2026.pdf"].map(entityIn)).toEqual(["", ""]);
  expect(["Clear Water_Weber_2026-Q3.pdf", "report Weber.pdf"].map(entityIn)).toEqual([
    "Weber",
    "Weber",
  ]);
});

test("a file that names two is given to neither, also where one name may be a part of another", () => {
  const entities = ["Weber", "Fondation des Ormes", "Ormes"];
  const entityOf = (name: string) => matchFile(name, { funds: [], entities }).entity;
  expect(entityOf("Weber et Fondation des Ormes - rapport 2025.pdf")).toBe("");
  expect(entityOf("Fondation des Ormes - rapport 2025.pdf")).toBe("Fondation des Ormes");
});

test("of two years none is taken, since one may be a fund's", () => {
  const periodOf = (name: string) => matchFile(name, { funds: [], entities: [] }).period;
  expect(periodOf("Rives 2023 - rapport annuel 2025.pdf")).toBe("");
  expect(periodOf("rapport annuel 2025 (2025).pdf")).toBe("2025");
  expect(periodOf("Rives 2023 - rapport 2025-T3.pdf")).toBe("2025-Q3");
});

test("of two of one name, the one whose legal form is written", () => {
  const two = { entities: ["Rivière SA", "Rivière S.à r.l."], funds: [] };
  expect(matchFile("releve_Riviere_SA.pdf", two).entity).toBe("Rivière SA");
  expect(matchFile("releve Rivière S.à r.l..pdf", two).entity).toBe("Rivière S.à r.l.");
});

test("where there is one fund only, another number of it is not that", () => {
  const one = { entities: [], funds: ["Confluence I"] };
  expect(matchFile("Confluence III 2026.pdf", one).fund).toBe("");
  expect(matchFile("Confluence 15-12-2026.pdf", one).fund).toBe("Confluence I");
});

test("a hundred files against a thousand entities", () => {
  const entities = Array.from(
    { length: 1000 },
    (_, at) => `Maison ${String.fromCharCode(97 + (at % 26))}${at}x SA`,
  );
  const files = Array.from(
    { length: 100 },
    (_, at) => `2026-Q3_Confluence-I_${entities[at * 7]}_releve.pdf`,
  );
  const many = { ...known, entities };
  expect(files.map((file) => matchFile(file, many).entity)).toEqual(
    files.map((_, at) => entities[at * 7]),
  );
});
