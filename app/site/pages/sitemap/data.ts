import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { listPublications } from "#builder/publications/read.ts";
import { wordsFile } from "#builder/words-files.ts";
import { site } from "#content/site.ts";
import type { Language } from "#core/languages.ts";
import { isInSitemap, pages } from "#core/pages.ts";
import { typeset } from "#core/typeset.ts";
import careers from "../careers/data.ts";
import press from "../press/data.ts";

/** The description of every page, as search engines get it. */
export default async function sitemap(language: Language) {
  const listed = pages.filter((page) => isInSitemap(page) && !page.path.includes(":"));
  const described = listed.map(async ({ id }) => [id, await describe(id, language)] as const);
  const descriptions: Readonly<Record<string, string>> = Object.fromEntries(
    await Promise.all(described),
  );
  const publications = listPublications(language).map(({ slug, title, published }) => ({
    slug,
    title,
    date: published,
  }));
  const news = press(language).items.map(({ slug, title, published }) => ({
    slug,
    title,
    date: published,
  }));
  const posts = careers(language).posts.map(({ slug, title, until }) => ({
    slug,
    title,
    date: until,
  }));
  return { descriptions, lists: { publications, press: news, careers: posts } };
}

async function describe(id: string, language: Language): Promise<string> {
  const file = pathToFileURL(join(process.cwd(), wordsFile(id, language)));
  const { meta } = (await import(file.href)).default as { meta: { description: string } };
  return typeset(meta.description.replaceAll("{{firm}}", site.name), language);
}
