/**
 * `npm run publications`: prints PDFs of the texts in `content/publications/`: those that are new
 * or changed, or all if the brand has changed. `npm run publications -- all` prints all, for use
 * after changes to the design.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "#builder/browser.ts";
import { command } from "#builder/command.ts";
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
import { type Language, languages } from "#core/languages.ts";
import { step } from "../builder/step.mjs";
import { runCommand } from "./run-command.ts";

const list = join(publicationsFolder, "printed-pdfs.json");

await runCommand(async () => {
  const publications = readPublications();
  const known = readPrintedPdfs();
  const brand = brandOf();
  const everything = process.argv.includes("all");
  const isDue = (slug: string, language: Language, source: string) =>
    everything || !isPrinted(known[slug]?.[language], source, brand);
  const jobs: Job[] = publications.flatMap(({ slug, entries, sources }) =>
    languages
      .filter((language) => isDue(slug, language, sources[language]))
      .map((language) => ({ entry: entries[language], language })),
  );
  // In the order of the publications, without those that no longer exist.
  const printed: PrintedPdfs = Object.fromEntries(
    publications.map(({ slug }) => [slug, { ...known[slug] }]),
  );
  if (jobs.length > 0) {
    await ensureBrowser();
    if (!fontsAreCut()) await step("Cut the fonts", cutFonts);
    await step(`Print ${jobs.length} documents`, () =>
      printAll(jobs, ({ entry: { slug }, language }, print) => {
        const source = publications.find((one) => one.slug === slug)?.sources[language] ?? "";
        printed[slug] = { ...printed[slug], [language]: { source, brand, ...print } };
      }),
    );
  }
  writeFileSync(list, JSON.stringify(printed, null, 2));
  await command("biome", ["format", "--write", list]);
});
