/**
 * Every letter: those that come with the code, in `content/letters`, and those published at the
 * desk, which are in a file that is written before pages are made (`published.ts`).
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatDate } from "#app/i18n/format.ts";
import { officeOf } from "#content/people.ts";
import { type Office, site } from "#content/site.ts";
import type { Bilingual, Language } from "#core/languages.ts";
import type {
  LetterEntry,
  LetterPageEntry,
  LinkedLetter,
  Signatory,
} from "#core/letter-catalogue.ts";
import { bodyWithErrata, callsErratum, erratumId } from "#core/letter-errata.ts";
import type { LetterText } from "#core/letter-text.ts";
import type { ParsedText } from "#core/parse-text.ts";
import { typeset } from "#core/typeset.ts";
import { readPeople } from "../changes/records.ts";
import { checked, splitText } from "../front-matter.ts";
import { both, minutesOf, readTexts } from "../read-texts.ts";
import { rowSchema, schema } from "./front-matter.ts";
import { publishedFile } from "./published.ts";

const lettersFolder = "content/letters";

export type Letter = {
  slug: string;
  entries: Record<Language, LetterEntry>;
  texts: Record<Language, ParsedText>;
};

type DatedLetter = LetterText & { published: string; changed: string; signed?: Signed };
/** Name, role and city of who signed, as kept with the letter in case they leave the firm. */
type Signed = { name: string; role: Bilingual; city: Bilingual } | null | undefined;

/** A build asks for the letters a dozen times: each is read once. */
const known = new Map<string, Letter>();

/**
 * Newest first. A letter from the desk replaces the one in `content/letters` with the same slug.
 */
export function readLetters(folder = lettersFolder, file = publishedFile()): Letter[] {
  const published = readPublished(file);
  const ofDesk = new Set(published.map(({ slug }) => slug));
  const shipped = readdirSync(folder)
    .filter((slug) => !ofDesk.has(slug))
    .map((slug) => readShipped(folder, slug));
  return [...published, ...shipped]
    .map(letterOf)
    .sort(({ entries: { en: a } }, { entries: { en: b } }) =>
      `${b.published} ${b.slug}`.localeCompare(`${a.published} ${a.slug}`),
    );
}

/** The entries of the letters for lists, newest first. */
export function lettersIn(language: Language): LetterEntry[] {
  return readLetters().map(({ entries }) => entries[language]);
}

/** What the page of a letter shows besides its text, with links to the one before and after. */
export function letterIn(slug: string, language: Language): LetterPageEntry | undefined {
  const entries = lettersIn(language);
  const place = entries.findIndex((entry) => entry.slug === slug);
  const entry = entries[place];
  const [newer, older] = [linked(entries[place - 1]), linked(entries[place + 1])];
  return entry && { ...entry, ...(older && { older }), ...(newer && { newer }) };
}

function linked(entry: LetterEntry | undefined): LinkedLetter | undefined {
  return entry && { slug: entry.slug, title: entry.title };
}

function readPublished(file: string): DatedLetter[] {
  const rows: unknown[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  return rows.map((row) => {
    const named = `The letter ${(row as { slug?: string }).slug} cannot be read.`;
    const { published_on, changed_at, ...text } = checked(rowSchema, row, named);
    return { ...text, published: published_on, changed: changed_at };
  });
}

function readShipped(folder: string, slug: string): DatedLetter {
  const { en, fr } = both((language) => {
    const file = join(folder, slug, `letter.${language}.md`);
    return splitText(schema, readFileSync(file, "utf8"), file);
  });
  for (const key of ["date", "theme", "signatory"] as const) {
    if (en.head[key] !== fr.head[key]) {
      throw new Error(`${slug} has not the same ${key} in both languages.`);
    }
  }
  const { date, theme, signatory } = en.head;
  const errata = en.head.errata.map(({ date: on, text }, index) => ({
    on,
    en: text,
    fr: fr.head.errata[index]?.text ?? "",
  }));
  const days = ({ head }: typeof en) => head.errata.map((erratum) => erratum.date).join();
  if (days(en) !== days(fr)) {
    throw new Error(`${slug} has not the same errata in both languages.`);
  }
  return {
    slug,
    theme,
    signatory,
    en: { title: en.head.title, summary: en.head.summary, body: en.body },
    fr: { title: fr.head.title, summary: fr.head.summary, body: fr.body },
    errata,
    published: date,
    changed: `${errata.at(-1)?.on ?? date}T00:00:00.000Z`,
  };
}

function letterOf(letter: DatedLetter): Letter {
  const key = JSON.stringify(letter);
  const before = known.get(key);
  if (before) return before;
  let texts: Letter["texts"] | undefined;
  const made = {
    slug: letter.slug,
    entries: both((language) => entryOf(letter, language)),
    // Parsed only when asked for: it takes a while, and most callers only list the letters.
    get texts() {
      const { en, fr } = both((language) => bodyWithErrata(letter, language, formatDate));
      texts ??= readTexts(letter.slug, en, fr, { letter: true });
      return texts;
    },
  };
  known.set(key, made);
  return made;
}

function entryOf(letter: DatedLetter, language: Language): LetterEntry {
  const { slug, theme, published, changed } = letter;
  const { title, summary, body } = letter[language];
  return {
    slug,
    theme,
    title: typeset(title, language),
    summary: typeset(summary, language),
    published,
    changed,
    signatory: signatoryOf(letter, language),
    minutes: minutesOf(body),
    errata: letter.errata.map((erratum, index) => ({
      id: erratumId(index),
      on: erratum.on,
      text: typeset(erratum[language], language),
      hasPlace: callsErratum(body, index),
    })),
  };
}

/**
 * Somebody who has left the firm is shown as the letter keeps them, without office and team, and so
 * without a medallion. Where the letter keeps nothing, the firm signs.
 */
function signatoryOf({ signatory, signed }: DatedLetter, language: Language): Signatory {
  const person = readPeople().find(({ id }) => id === signatory);
  if (person) {
    const { id, name, role, office, team } = person;
    const { city } = officeOf(person);
    return { id, name, role: role[language], city: city[language], office, team };
  }
  const { name, role, city } = signed ?? {
    name: site.name,
    city: (site.offices[0] as Office).city,
  };
  return { name, role: role?.[language] ?? "", city: city[language] };
}
