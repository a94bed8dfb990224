import { readPeople } from "#builder/changes/records.ts";
import { readWords } from "#builder/changes/words.ts";
import { listPublications } from "#builder/publications/read.ts";
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
  const publications = listPublications(language).map(({ slug, title, date }) => ({
    slug,
    title,
    date,
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
  const persons = readPeople().map(({ id, name }) => ({ slug: id, title: name, date: undefined }));
  return {
    descriptions,
    lists: { publications, press: news, careers: posts, "who-we-are": persons },
  };
}

async function describe(id: string, language: Language): Promise<string> {
  const { meta } = (await readWords(id, language)) as { meta: { description: string } };
  return typeset(meta.description.replaceAll("{{firm}}", site.name), language);
}
