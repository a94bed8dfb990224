import { site } from "#content/site.ts";
import type { LetterEntry } from "#core/letter-catalogue.ts";
import type { LetterTheme } from "#core/letter-text.ts";
import type { Section } from "#core/pages.ts";
import { readPath } from "#core/paths.ts";
import type { Address } from "../addresses.ts";
import { readWords } from "../changes/words.ts";
import { lettersIn } from "../letters/read.ts";
import { readPublications } from "../publications/read.ts";
import type { PictureWords } from "./picture.ts";

type PageWords = { meta: { title: string } };
type LetterWords = { themes: Record<LetterTheme, string> };
type LayoutWords = { slogan: string; sections: Record<Section, string> };

/** The words in a picture: the page's title as search engines list it, and its section. */
export async function readPictureWords(address: Address): Promise<PictureWords> {
  const { page } = address;
  const { sections, slogan } = await wordsAt<LayoutWords>(address, "layout");
  const letter = letterOf(address);
  if (letter) {
    const { themes } = await wordsAt<LetterWords>(address, "letters");
    return { title: letter.title, section: themes[letter.theme], ink: themeInks[letter.theme] };
  }
  const title =
    publicationTitle(address) ?? (await wordsAt<PageWords>(address, page.id)).meta.title;
  if (page.id !== "home") return { title: withFirmName(title), section: sections[page.section] };
  // The word mark above the title already names the firm.
  return { title: title.replace(/^\{\{firm\}\} · /, ""), section: slogan };
}

/** The same colours as in `app/site/letters/stamp.css`. */
const themeInks = { allocation: "prussian", transactions: "oxblood", impact: "moss" } as const;

function letterOf({ page, language, path }: Address): LetterEntry | undefined {
  if (page.id !== "letter") return undefined;
  const slug = readPath(path).path.split("/").at(-1);
  return lettersIn(language).find((letter) => letter.slug === slug);
}

function publicationTitle({ page, language, path }: Address): string | undefined {
  if (page.id !== "publication") return undefined;
  const slug = readPath(path).path.split("/").at(-1);
  return readPublications().find((publication) => publication.slug === slug)?.entries[language]
    .title;
}

async function wordsAt<Locale>({ language }: Address, place: string): Promise<Locale> {
  return (await readWords(place, language)) as Locale;
}

function withFirmName(text: string): string {
  return text.replaceAll("{{firm}}", site.name);
}
