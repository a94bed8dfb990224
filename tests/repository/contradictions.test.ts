/**
 * Two pages that said different things, each by the sentence that was wrong: what has been settled
 * stays settled. Figures come from `content/`, words from the pages.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import climate from "#app/site/pages/climate-action-framework/words.en.ts";
import climateFr from "#app/site/pages/climate-action-framework/words.fr.ts";
import responsibility from "#app/site/pages/corporate-responsibility/words.en.ts";
import responsibilityFr from "#app/site/pages/corporate-responsibility/words.fr.ts";
import methodology from "#app/site/pages/impact-measurement-methodology/words.en.ts";
import platform from "#app/site/pages/impact-platform/words.en.ts";
import platformFr from "#app/site/pages/impact-platform/words.fr.ts";
import publication from "#app/site/pages/publication/words.en.ts";
import publicationFr from "#app/site/pages/publication/words.fr.ts";
import referenceWords from "#app/site/pages/references/words.en.ts";
import referenceWordsFr from "#app/site/pages/references/words.fr.ts";
import policy from "#app/site/pages/sustainable-investment-policy/words.en.ts";
import policyFr from "#app/site/pages/sustainable-investment-policy/words.fr.ts";
import { readEditions } from "#builder/editions/read.ts";
import { readPublications } from "#builder/publications/read.ts";
import * as investmentPolicy from "#content/investment-policy.ts";
import { authorities } from "#content/legal/authorities.ts";
import { standings } from "#content/legal/standing.ts";
import { publicationDirector } from "#content/people.ts";
import { processings } from "#content/processing.ts";
import { references } from "#content/references.ts";
import { site } from "#content/site.ts";
import { type EditionTextId, isPolicy } from "#core/edition-texts.ts";

/** All the texts of a page as one, with plain spaces. */
function textOf(words: unknown): string {
  return JSON.stringify(words).replaceAll(/[\u00a0\u202f]/g, " ");
}

function documentOf(slug: string, language: "en" | "fr"): string {
  const { version = "" } = isPolicy(slug) ? (readEditions(slug)[0] ?? {}) : {};
  const folder = version ? `content/editions/${slug}/${version}` : `content/publications/${slug}`;
  const file = `${folder}/${language}.md`;
  return readFileSync(file, "utf8").replaceAll(/[\u00a0\u202f]/g, " ");
}

/** The newest edition of a text, in force or to come. */
function newest(text: EditionTextId): Record<"en" | "fr", string> {
  const [edition] = readEditions(text);
  return { en: textOf(edition?.en.body), fr: textOf(edition?.fr.body) };
}

const accessibility = newest("accessibility");
const legal = newest("legal-notice");
const privacy = newest("privacy");
const regulatory = newest("regulatory-notice");
const whistleblowing = newest("whistleblowing");

test("travel is counted every week from 1 January 2027 on both pages, and not before", () => {
  expect(climate.work.steps.travel.when).toContain("1 January 2027");
  expect(textOf(responsibility.carbon)).toContain("From 1 January 2027");
  expect(textOf(responsibilityFr.carbon)).toContain("à partir du 1er janvier 2027");
  expect(textOf(responsibility)).not.toMatch(/now counted|désormais chaque semaine/);
});

test("policies and reports are no marketing communications, but for a report on projects that we advise on", () => {
  for (const { nature } of [publication, publicationFr]) {
    for (const { text } of [nature.policy, nature.report]) {
      expect(text).toMatch(/neither a marketing|ni une communication publicitaire/);
    }
    expect(nature.projects.text).toMatch(/is a marketing|est une communication publicitaire/);
  }
  expect(regulatory.en).toContain("a report that describes projects on which we advise");
  expect(regulatory.fr).toContain(
    "un rapport qui décrit des projets sur lesquels nous conseillons",
  );
  expect(regulatory.en).toContain("none of them promotes a fund");
  expect(regulatory.fr).toContain("aucun ne fait la promotion d’un fonds");
});

test("complaints that come through the contact page are said to pass through the host", () => {
  const complaints = processings.find(({ id }) => id === "complaints");
  expect(complaints?.transfer).toBe("arrival");
  expect(privacy.en).toContain("complaints and requests");
});

test("the register of processing has carrying out mandates, and failed sign-ins", () => {
  const ids = processings.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["mandates", "sign-ins", "invoices", "reports"]));
  expect(privacy.en).not.toContain("does not take place");
});

test("clients invest in the platform's projects and pay for advice; projects pay nothing", () => {
  for (const words of [platform.lede, regulatory.en]) {
    expect(words).toContain("projects");
    expect(words).toContain("pay us nothing");
  }
  for (const words of [platformFr.lede, regulatory.fr]) {
    expect(words).toContain("ne nous versent rien");
  }
  const texts = [platform, platformFr, methodology, policy, policyFr].map(textOf).join(" ");
  expect(texts).not.toMatch(/our own impact platform|propre plateforme|is paid for advising/);
});

test("investment advice is given where the passport leads, and by the French company", () => {
  const { abroad, status } = standings.france;
  expect(abroad.en).toMatch(/Luxembourg and Belgium/);
  expect(status.en).toContain("authorised by the ACPR");
  const advised = references.filter(({ service }) =>
    ["investment-advisory", "private-equity"].includes(service),
  );
  for (const { place } of advised) expect(place.en).toMatch(/France|Belgium and Luxembourg/);
  const texts = [regulatory, legal, standings].map(textOf).join(" ");
  expect(texts).not.toMatch(/financial investment adviser|conseiller en investissements/);
});

test("clients invest on our advice: nothing is invested by us or for them", () => {
  const texts = [platform, platformFr, climate, climateFr].map(textOf).join(" ");
  expect(textOf(platform)).toContain("invested by our clients, on our advice");
  expect(texts).not.toMatch(/invested for our clients|investis? pour nos clients/);
});

test("no reference has a year, an amount or a town by which a client could be recognised", () => {
  for (const words of [referenceWords, referenceWordsFr]) {
    expect(textOf(words.cases)).not.toMatch(/\d/);
  }
  for (const { matter, place } of references) {
    expect(textOf(matter)).not.toMatch(/\d/);
    expect(place.en).not.toMatch(/^(Paris|Luxembourg|Lorraine|Saarland|Brittany)/);
  }
});

test("nor have the four files of the ESG report, whose clients are as anonymous", () => {
  for (const language of ["en", "fr"] as const) {
    const [, files] = documentOf("esg-report-2025", language).split(
      /^## (?:Four files|Quatre) .*$/m,
    );
    const [told] = (files ?? "").split(/^## /m);
    expect(told).toMatch(/second survey|seconde étude/);
    expect(told).not.toMatch(/\d/);
  }
});

test("a publication that gives the fall of the intensity, or the sum invested, says what it covers", () => {
  for (const { slug } of readPublications()) {
    for (const language of ["en", "fr"] as const) {
      const text = documentOf(slug, language);
      if (/(?:by|or|soit|de) (?:une baisse de )?38 ?%/.test(text)) expect(text).toMatch(/48 ?%/);
      if (/(?:€412m|412 M€)/.test(text)) expect(text).toMatch(/27 ?%/);
    }
  }
});

test("every manager answers the questions of the policy, in the references too", () => {
  expect(investmentPolicy.questionsInAll).toBe(21);
  expect(referenceWords.cases["pension-scheme"].work).toContain("twenty-one questions");
  expect(referenceWordsFr.cases["pension-scheme"].work).toContain("vingt et une questions");
});

test("the ESG screening of new mandates leaves out mergers and strategy, as the policy does", () => {
  expect(textOf(responsibility.integration)).toContain("Merger and strategy mandates are outside");
  expect(textOf(responsibilityFr.integration)).toContain("n’entrent pas dans ce périmètre");
  expect(documentOf("esg-report-2025", "en")).not.toContain("no new mandate has been signed");
  expect(policy.lede).toContain("merger and strategy mandates");
});

test("the toolmaker had one competing offer", () => {
  expect(referenceWords.cases.toolmaker.difficulty).toMatch(/^An industrial group offered more/);
  expect(referenceWordsFr.cases.toolmaker.difficulty).toMatch(/^Un groupe industriel offrait/);
});

test("the platform's projects were examined site by site, on the page as in the strategy", () => {
  expect(climate.assets.aside).toContain("site by site");
  expect(climateFr.assets.aside).toContain("site par site");
  expect(documentOf("climate-strategy-after-2025", "fr")).toContain("site par site");
});

test("no page says that every figure has a date and a published method", () => {
  expect(regulatory.en).not.toContain("Every figure");
  expect(regulatory.fr).not.toContain("Chaque chiffre porte");
});

test("thirty-two questions become twenty-one, and the reasons add up", () => {
  const { questionsBefore, questionsDropped, questionsInAll } = investmentPolicy;
  const { neverDecisive, merged, into } = questionsDropped;
  expect(questionsBefore - neverDecisive - merged + into).toBe(questionsInAll);
  const row = policy.changes.rows.find(({ subject }) => subject === "Questionnaire");
  expect(row?.why).toMatch(/^Nine .*; four were merged into two$/);
  const rowFr = policyFr.changes.rows.find(({ subject }) => subject.startsWith("Questionnaire"));
  expect(textOf(rowFr?.why)).toContain("quatre ont été fondues en deux");
});

test("an obstacle is answered as fast as any first message", () => {
  expect(site.firstAnswerDays).toBe(2);
  expect(accessibility.en).toContain("within 2 working days");
  expect(accessibility.fr).toContain("sous 2 jours ouvrés");
  expect(legal.en).toContain("within 2 working days");
});

test("projects without a result are told apart from projects not yet assessed", () => {
  for (const { rows } of [platform.measures, platformFr.measures]) {
    expect(rows.projects.omits).toMatch(/\{\{assessed\}\}.*\{\{empty\}\}.*\{\{others\}\}/);
  }
});

test("the publication director is a person with a name", () => {
  expect(publicationDirector.name).toMatch(/^\p{Lu}\p{L}+ \p{Lu}/u);
  for (const language of ["en", "fr"] as const) {
    expect(legal[language]).toContain(`**${publicationDirector.name}**`);
    expect(legal[language]).toMatch(/director|directrice/);
  }
});

test("whoever reports is asked for no more than the law asks, and finds the authorities", () => {
  expect(whistleblowing.en).toContain("without direct financial consideration");
  expect(whistleblowing.fr).toContain("sans contrepartie financière directe");
  for (const id of ["afa", "labour-france", "itm"] as const)
    expect(authorities[id].url).toBeTruthy();
});

test("the page on the investment policy names the version that is published", () => {
  const published = readPublications().find(({ slug }) => slug === "sustainable-investment-policy");
  expect(investmentPolicy.policyVersion).toBe(published?.entries.en.version);
  expect(investmentPolicy.policyDates.published).toBe(published?.entries.en.published);
  expect(investmentPolicy.policyDates.revised).toBe(published?.entries.en.revised);
});

test("the statement on adverse impacts has the indicators of the policy, and their coverage", () => {
  const { indicators, otherIndicators, indicatorsInAll } = investmentPolicy;
  const considered = [
    ...indicators.map(({ covered }) => covered),
    ...otherIndicators.flatMap((one) => ("covered" in one ? [one.covered] : [])),
  ].map((part) => Math.round(100 * part));
  for (const language of ["en", "fr"] as const) {
    const rows = documentOf("adverse-impacts-statement", language).match(/\| (\d+) ?% \|/g) ?? [];
    expect(rows.map((row) => Number(/\d+/.exec(row)))).toEqual(considered);
  }
  expect(indicatorsInAll + otherIndicators.length).toBe(18);
});

test("the documents that a regulator looks for are published in both languages", () => {
  const slugs = readPublications().map(({ slug }) => slug);
  for (const subject of [
    "conflicts-of-interest",
    "complaints",
    "remuneration",
    "manager-selection",
  ])
    expect(slugs).toContain(`${subject}-policy`);
  expect(slugs).toContain("adverse-impacts-statement");
});
