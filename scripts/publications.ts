/**
 * `npm run publications`: prints PDFs of the texts in `content/publications/` that are new or
 * changed, or of all if the brand has changed, and of the editions of legal texts and policies that have none
 * yet. `npm run publications -- all` prints all, for use after changes to the design.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "#builder/browser.ts";
import { command } from "#builder/command.ts";
import {
  editionPdfFile,
  editionPdfList,
  type PrintedEditions,
  readPrintedEditions,
} from "#builder/editions/pdfs.ts";
import { jobsOf } from "#builder/editions/print-jobs.ts";
import { readEditions } from "#builder/editions/read.ts";
import { cutFonts, fontsAreCut } from "#builder/fonts.ts";
import { brandOf } from "#builder/publications/brand.ts";
import { type Job, printAll } from "#builder/publications/print.ts";
import {
  isPrinted,
  type PrintedPdfs,
  publicationsFolder,
  readPrintedPdfs,
  readPublications,
} from "#builder/publications/read.ts";
import type { PrintedPdf } from "#core/catalogue.ts";
import { editionTexts, isPolicy } from "#core/edition-texts.ts";
import { type Language, languages } from "#core/languages.ts";
import { pathTo } from "#core/paths.ts";
import { step } from "../builder/step.mjs";
import { runCommand } from "./run-command.ts";

const list = join(publicationsFolder, "printed-pdfs.json");

await runCommand(async () => {
  // A policy is printed as an edition.
  const publications = readPublications().filter(({ slug }) => !isPolicy(slug));
  const known = readPrintedPdfs();
  const brand = brandOf();
  const everything = process.argv.includes("all");
  const isDue = (slug: string, language: Language, source: string) =>
    everything || !isPrinted(known[slug]?.[language], source, brand);
  // In the order of the publications, without those that no longer exist.
  const printed: PrintedPdfs = Object.fromEntries(
    publications.map(({ slug }) => [slug, { ...known[slug] }]),
  );
  const jobs = publications.flatMap(({ slug, entries, sources }) =>
    languages
      .filter((language) => isDue(slug, language, sources[language]))
      .map((language): Job => {
        const { title, summary, published, revised } = entries[language];
        return {
          path: pathTo("publication", language).replace(":slug", slug),
          sheet: "publication",
          about: { title, subject: summary, published, revised },
          file: join(publicationsFolder, slug, `${language}.pdf`),
          done(print) {
            const source = sources[language];
            printed[slug] = { ...printed[slug], [language]: { source, brand, ...print } };
          },
        };
      }),
  );
  const editions = editionTexts.flatMap((text) => readEditions(text));
  const knownEditions = readPrintedEditions();
  const printedEditions: PrintedEditions = Object.fromEntries(
    editions.map(({ text, version }) => {
      const name = `${text}/${version}`;
      return [name, { ...knownEditions[name] }];
    }),
  );
  for (const edition of editions) {
    const { text, version, hash } = edition;
    const name = `${text}/${version}`;
    const where = {
      file: (language: Language) => editionPdfFile(text, version, language),
      done(language: Language, print: PrintedPdf) {
        const others = printedEditions[name];
        printedEditions[name] = { ...others, [language]: { source: hash, ...print } };
      },
    };
    jobs.push(...jobsOf(edition, where, everything));
  }
  if (jobs.length > 0) {
    await ensureBrowser();
    if (!fontsAreCut()) await step("Cut the fonts", cutFonts);
    await step(`Print ${jobs.length} documents`, () => printAll(jobs));
  }
  writeFileSync(list, JSON.stringify(printed, null, 2));
  writeFileSync(editionPdfList, JSON.stringify(printedEditions, null, 2));
  await command("biome", ["format", "--write", list, editionPdfList]);
});
