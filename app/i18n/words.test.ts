import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPublications } from "#builder/publications/read.ts";
import { site } from "#content/site.ts";
import { type Language, languages } from "#core/languages.ts";

type Words = { [key: string]: Words | string };

const bundles = import.meta.glob<Words>(
  [
    "../{site,sign-in}/pages/*/words.*.ts",
    "../site/*/words.*.ts",
    "../{sign-in,partners,desk}/words.*.ts",
    "../../core/mail-words.*.ts",
    "../../core/contact-subjects.*.ts",
  ],
  { eager: true, import: "default" },
);
/** By folder or file, without the language: `../site/pages/contact/words`, `../../core/mail-words`. */
const namespaces = Object.keys(bundles)
  .filter((file) => file.endsWith(".en.ts"))
  .map((file) => file.replace(".en.ts", ""));
const pageNamespaces = namespaces.filter((file) =>
  /\/pages\/|^\.\.\/(?:partners|desk)\//.test(file),
);

/** What is rightly alike in both languages, and why. */
const sameInBothLanguages: Record<string, string> = {
  "Note {{number}}": "the same word",
  "SHA-256 {{hash}}": "no words",
  "{{count}} passage": "the same word",
  "{{count}} passages": "the same word",
  Menu: "a French word before it was an English one",
  Contact: "the same word",
  Publication: "the same word",
  PDF: "a name",
  Message: "the same word",
  Description: "the same word",
  Messages: "the same word",
  version: "the same word",
  Document: "the same word",
  Documents: "the same word",
  documents: "the same word",
  invitations: "the same word",
  "version {{version}}": "the same word",
  "{{before}} → {{after}}": "no words",
  Version: "the same word",
  Cookie: "borrowed from English, and French by now",
  Cookies: "borrowed from English, and French by now",
  "{{count}} document": "the same word",
  "{{count}} documents": "the same word",
  "{{count}} document.": "the same word",
  "{{count}} documents.": "the same word",
  "Version {{version}}": "the same word",
  "{{count}} page": "the same word",
  "{{count}} pages": "the same word",
  "PDF, {{pages}}, {{size}}": "figures",
  Performance: "the same word",
  Allocation: "the same word",
  Impact: "the same word",
  Incident: "the same word",
  Incidents: "the same word",
  note: "the same word",
  Page: "the same word",
  Pages: "the same word",
  Publications: "the same word",
  date: "the same word",
  Clients: "the same word",
  clients: "the same word",
  Obligation: "the same word",
  Options: "the same word",
  DPI: "an abbreviation of the trade",
  RVPI: "an abbreviation of the trade",
  TVPI: "an abbreviation of the trade",
  CSV: "an abbreviation of the trade",
  Excel: "a program's name",
  "{{what}}, {{name}}, {{moment}}": "no words",
  "{{version}}, {{date}}": "no words",
  IBAN: "an abbreviation of the trade",
  BIC: "an abbreviation of the trade",
  Date: "the same word",
  Distribution: "the same word",
  Distributions: "the same word",
  Invitations: "the same word",
  "{{name}}, {{city}}": "names",
  "Fig. {{number}}": "the same abbreviation",
};

/** Every text under its path, objects and arrays alike: `footer.newsletter.title`, `steps.0`. */
function textsOf(words: unknown, path = ""): [path: string, text: unknown][] {
  if (typeof words !== "object" || words === null) return [[path, words]];
  const entries = Object.entries(words);
  // An empty list or object counts as a text, so that it cannot hide from the comparison.
  if (entries.length === 0) return [[path, words]];
  return entries.flatMap(([key, value]) => textsOf(value, path ? `${path}.${key}` : key));
}

function textsIn(language: Language, namespace: string): Map<string, string> {
  return new Map(textsOf(bundles[`${namespace}.${language}.ts`]) as [string, string][]);
}

function allTexts(language: Language): { at: string; text: string }[] {
  const ofPublications = readPublications().flatMap(({ slug, entries }) => {
    const { title, summary } = entries[language];
    return textsOf({ title, summary }, slug);
  });
  return [
    ...namespaces.flatMap((namespace) =>
      [...textsIn(language, namespace)].map(([path, text]) => ({
        at: `${namespace}:${path}`,
        text,
      })),
    ),
    ...ofPublications.map(([path, text]) => ({ at: `publications ${path}`, text: text as string })),
  ];
}

function faults(language: Language, fault: RegExp): string[] {
  return allTexts(language)
    .filter(({ text }) => fault.test(text))
    .map(({ at, text }) => `${at}: ${text}`);
}

function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(/\{\{[^}]*\}\}/g))].sort();
}

function tagsOf(text: string): string[] {
  return (text.match(/<\/?\w[^>]*>/g) ?? []).sort();
}

function metaOf(language: Language, namespace: string) {
  const texts = textsIn(language, namespace);
  const read = (key: string) => (texts.get(key) ?? "").replaceAll("{{firm}}", site.name);
  return { title: read("meta.title"), description: read("meta.description") };
}

test("both languages have the same namespaces", () => {
  const french = Object.keys(bundles).filter((file) => file.endsWith(".fr.ts"));
  expect(namespaces.length).toBeGreaterThan(30);
  expect(french).toEqual(namespaces.map((namespace) => `${namespace}.fr.ts`));
});

test.each(namespaces)("%s has the same keys and as many list items in both languages", (name) => {
  expect([...textsIn("fr", name).keys()].sort()).toEqual([...textsIn("en", name).keys()].sort());
});

test.each(namespaces)("%s has the same placeholders and tags in both languages", (name) => {
  const french = textsIn("fr", name);
  for (const [path, text] of textsIn("en", name)) {
    const translated = french.get(path) ?? "";
    expect({ path, placeholders: placeholdersOf(translated) }).toEqual({
      path,
      placeholders: placeholdersOf(text),
    });
    expect({ path, tags: tagsOf(translated) }).toEqual({ path, tags: tagsOf(text) });
  }
});

test.each(languages)("no text is empty, padded or anything but a text in %s", (language) => {
  const bad = allTexts(language).filter(
    ({ text }) => typeof text !== "string" || text === "" || text !== text.trim(),
  );
  expect(bad).toEqual([]);
});

test("nothing is left untranslated", () => {
  const alike = namespaces.flatMap((namespace) => {
    const french = textsIn("fr", namespace);
    return [...textsIn("en", namespace)]
      .filter(([path, text]) => french.get(path) === text && /\p{L}/u.test(text))
      .map(([path, text]) => ({ at: `${namespace}:${path}`, text }));
  });
  expect(alike.filter(({ text }) => !(text in sameInBothLanguages))).toEqual([]);
  // An exception that no text needs any more would let the next mistake through.
  const used = new Set(alike.map(({ text }) => text));
  expect(Object.keys(sameInBothLanguages).filter((text) => !used.has(text))).toEqual([]);
});

test("French has a narrow no-break space before ; : ! ? and within guillemets", () => {
  // The colon of an address (https://, mailto:) or of a time, and signs that follow one another.
  const wanting = /(?<![\u202f;:!?])(?:[;!?»]|:(?!\/\/|\d|[\w.+-]+@))|«(?!\u202f)/;
  expect(faults("fr", wanting)).toEqual([]);
});

test.each(languages)("%s has curved apostrophes and quotation marks", (language) => {
  expect(faults(language, /['"]/)).toEqual([]);
});

test("English has no space before ; : ! ?", () => {
  expect(faults("en", /\s[;:!?]/)).toEqual([]);
});

test.each(languages)("no text in %s has two spaces in a row or three full stops", (language) => {
  // But for the two labels that the specification writes so (§4).
  const specified = /^(Subscribing|Sending|Inscription|Envoi en cours)\.\.\.$/;
  const found = faults(language, /\s\s|\.\.\./);
  expect(found.filter((fault) => !specified.test(fault.split(": ")[1] ?? ""))).toEqual([]);
});

test.each(languages)("every page has a title of at most 60 characters in %s", (language) => {
  const titles = pageNamespaces.map((name) => ({ name, title: metaOf(language, name).title }));
  expect(titles.filter(({ title }) => title.length < 5 || title.length > 60)).toEqual([]);
});

test.each(languages)("every page has a description of 70 to 165 characters in %s", (language) => {
  const descriptions = pageNamespaces.map((name) => {
    const { description } = metaOf(language, name);
    return { name, description, length: description.length };
  });
  expect(descriptions.filter(({ length }) => length < 70 || length > 165)).toEqual([]);
});

test.each(languages)("no two pages share a title or a description in %s", (language) => {
  const metas = pageNamespaces.map((name) => metaOf(language, name));
  expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
  expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
});

test("only content/site.ts names the firm", () => {
  const root = join(import.meta.dirname, "../..");
  const files = ["app", "content", "core"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      // An edition is frozen with the name that the firm had on its day.
      .filter((file) => !file.startsWith("editions/"))
      .filter((file) => /\.(tsx?|js|css|md|json)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  const naming = files.filter((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return text.includes("Alzette") || text.includes(site.name);
  });
  // The map of an office names the river.
  expect(naming).toEqual([join("content", "office-maps.ts"), join("content", "site.ts")]);
});
