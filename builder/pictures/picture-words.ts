import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { site } from "#content/site.ts";
import type { Section } from "#core/pages.ts";
import { readPath } from "#core/paths.ts";
import type { Address } from "../addresses.ts";
import { readPublications } from "../publications/read.ts";
import { wordsFile } from "../words-files.ts";
import type { PictureWords } from "./picture.ts";

type PageWords = { meta: { title: string } };
type LayoutWords = { sections: Record<Section, string> };

/** What a picture says: the title that its page has in lists of results, and its section. */
export async function readPictureWords(address: Address): Promise<PictureWords> {
  const { page, language } = address;
  const { sections } = await read<LayoutWords>(address, "layout");
  const title = publicationTitle(address) ?? (await read<PageWords>(address, page.id)).meta.title;
  if (page.id !== "home") return { title: named(title), section: sections[page.section] };
  // The word mark above it already names the firm.
  return { title: title.replace(/^\{\{firm\}\} · /, ""), section: site.slogan[language] };
}

function publicationTitle({ page, language, path }: Address): string | undefined {
  if (page.id !== "publication") return undefined;
  const slug = readPath(path).path.split("/").at(-1);
  return readPublications().find((publication) => publication.slug === slug)?.entries[language]
    .title;
}

/** The browser's translator reads its files through Vite; here Node reads the same ones. */
async function read<Locale>({ language }: Address, namespace: string): Promise<Locale> {
  const file = pathToFileURL(join(process.cwd(), wordsFile(namespace, language)));
  return (await import(file.href)).default;
}

function named(text: string): string {
  return text.replaceAll("{{firm}}", site.name);
}
