/** The note on what a version of a publication changes, as it stands in its text. */
import { type Bilingual, languages } from "./languages.ts";

type Words = Record<"en" | "fr", { body: string }> & { change: Bilingual; version: string };

/**
 * The text with the note: the last under the heading for corrections, which comes before the
 * references. Both languages have it in the same place, that of the English. Its day is known once it
 * is published.
 */
export function withNote({ version, change, en, fr }: Words, day?: Bilingual): Bilingual {
  const chapters = { en: chaptersOf(en.body), fr: chaptersOf(fr.body) };
  const headings = chapters.en.map((chapter) => /^## (.*)/.exec(chapter)?.[1]?.trim());
  const corrections = headings.indexOf("Corrections");
  const references = headings.indexOf("References");
  for (const language of languages) {
    const when = day ? `, ${day[language]}` : "";
    const note = `Version ${version}${when}. ${change[language].trim()}`;
    const own = chapters[language];
    const text = own[corrections];
    if (text !== undefined) own[corrections] = `${text.trimEnd()}\n\n${note}\n\n`;
    else {
      const place = references < 0 ? own.length : references;
      own.splice(place, 0, `\n\n## Corrections\n\n${note}\n\n`);
    }
  }
  return { en: chapters.en.join(""), fr: chapters.fr.join("") };
}

/** What comes before the first chapter, and each chapter. A line of a block of code begins none. */
function chaptersOf(body: string): string[] {
  const chapters = [""];
  let fence = "";
  for (const line of body.split(/(?<=\n)/)) {
    const [, marks = ""] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (!fence) fence = marks;
    else if (marks.startsWith(fence) && line.trim() === marks) fence = "";
    if (!fence && line.startsWith("## ")) chapters.push(line);
    else chapters.push(`${chapters.pop()}${line}`);
  }
  return chapters[0] === "" && chapters.length > 1 ? chapters.slice(1) : chapters;
}
