import { type Language, languages } from "#core/languages.ts";
import { type SiteText, siteTexts } from "../spelling/site-texts.ts";
import { type Count, countHabits, habits, sum } from "./count-habits.ts";

/** The texts of one page, one file of facts, one publication or one letter, in one language. */
export type Voice = { place: string; language: Language; count: Count };

export function voices(): Voice[] {
  const texts = siteTexts();
  return languages.flatMap((language) => {
    const spoken = texts.filter((text) => text.language === language);
    return [...Map.groupBy(spoken, placeOf)].map(([place, own]) => ({
      place,
      language,
      count: countHabits(own),
    }));
  });
}

function placeOf({ at }: SiteText): string {
  const [file = ""] = at.split(" ");
  const [, place] = file.match(/^app\/(?:(?:site|sign-in)\/(?:pages\/)?)?([\w-]+)\//) ?? [];
  return (
    place ??
    file
      .replace(/^content\/(?:publications\/)?/, "")
      .replace(/(?:(?:\/letter)?[./]\w\w\.md|\.ts)$/, "")
  );
}

/** One line per place and language, then the sum of each language. */
export function voiceTable(all: readonly Voice[]): string {
  const totals = languages.map((language) => ({
    place: "together",
    language,
    count: all
      .filter((voice) => voice.language === language)
      .map(({ count }) => count)
      .reduce(sum),
  }));
  const head = ["place", ...habits, "short %", "punch %", "words"];
  const rows = [...all, ...totals].map(({ place, language, count }) => [
    `${place} (${language})`,
    ...habits.map((habit) => String(count[habit])),
    percent(count.shortSentences, count.sentences),
    percent(count.punchlines, count.paragraphs),
    String(count.words),
  ]);
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : String(Math.round((100 * part) / whole));
}
