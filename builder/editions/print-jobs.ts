import type { PrintedPdf } from "#core/catalogue.ts";
import { isPolicy, pathOfText } from "#core/edition-texts.ts";
import type { Edition } from "#core/editions.ts";
import { type Language, languages } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import type { Job } from "../publications/print.ts";

type Where = {
  file: (language: Language) => string;
  done: (language: Language, print: PrintedPdf) => void;
};

/** What is to be printed of an edition: in each language its page, unless it has its PDF. */
export function jobsOf(
  { text, version, titles, published, pdfs }: Edition,
  { file, done }: Where,
  again = false,
): Job[] {
  return languages
    .filter((language) => again || !pdfs[language])
    .map((language) => {
      const { title, summary } = titles[language];
      return {
        path: `${localisePath(pathOfText(text), language)}/${version}`,
        sheet: isPolicy(text) ? "publication" : "legal",
        about: { title: `${title}, ${version}`, subject: summary, published },
        file: file(language),
        done: (print) => done(language, print),
      };
    });
}
