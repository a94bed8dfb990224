import type { Publication } from "./read.ts";

type Row = {
  slug: string;
  category: string;
  published: string;
  version: string;
  title: { en: string; fr: string };
};

/** What every page may know of a publication: the home page lists them and must stay light. */
export function catalogueOf(publications: readonly Publication[]): Row[] {
  return publications.map(({ slug, entries: { en, fr } }) => ({
    slug,
    category: en.category,
    published: en.published,
    version: en.version,
    title: { en: en.title, fr: fr.title },
  }));
}

export function catalogueFile(publications: readonly Publication[]): string {
  const rows = JSON.stringify(catalogueOf(publications), null, 2);
  return `/** Every publication, newest first. Written by \`npm run publications\` from the texts here. */
export const publications = ${rows} as const;
`;
}
