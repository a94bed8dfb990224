import type { Language } from "./languages.ts";

export const categories = [
  "esg-report",
  "climate-strategy",
  "investment-policy",
  "impact-assessment",
] as const;
export type Category = (typeof categories)[number];

/** The file that `npm run publications` printed from a text. */
export type PrintedPdf = { sha256: string; bytes: number; pages: number };

/** A publication in one language, as lists and the head of its reading view show it. */
export type CatalogueEntry = {
  slug: string;
  category: Category;
  /** The first day, as 2026-06-18. */
  published: string;
  version: string;
  title: string;
  summary: string;
  /** Reading time, in minutes. */
  minutes: number;
  follows?: string;
  supersedes?: string;
  supersededBy?: string;
  /** Missing only between writing a text and printing it. */
  pdf?: PrintedPdf;
};

/** As pages that only lead to a publication name it. */
export type ListedPublication = Pick<CatalogueEntry, "slug" | "title" | "published">;

export function pdfPath(slug: string, language: Language): string {
  return `/publications/${slug}.${language}.pdf`;
}

/** The list as it is today, which may be newer than the page that shows it. */
export function listPath(language: Language): string {
  return `/publications.${language}.json`;
}

export function feedPath(language: Language): string {
  return `/publications.${language}.xml`;
}
