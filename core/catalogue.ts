import type { Language } from "./languages.ts";

export const categories = [
  "esg-report",
  "climate-strategy",
  "investment-policy",
  "impact-assessment",
] as const;
export type Category = (typeof categories)[number];

/** What the desk publishes. A policy is no report: it has editions. */
export const reportCategories = [
  "esg-report",
  "climate-strategy",
  "impact-assessment",
] as const satisfies readonly Category[];

/** The file that `npm run publications` printed from a text. */
export type PrintedPdf = { sha256: string; bytes: number; pages: number };

/** A publication in one language, as lists and the head of its reading view show it. */
export type CatalogueEntry = {
  slug: string;
  category: Category;
  /** The day of publication, as 2026-06-18. */
  published: string;
  version: string;
  /** The day of this version, where it is not the first. */
  revised?: string;
  /** Of a policy: since when this edition applies. */
  from?: string;
  title: string;
  summary: string;
  /** Who wrote it, or keeps it where it is a policy: people of the firm, by their ids. */
  authors: readonly { id: string; name: string }[];
  /** Reading time, in minutes. */
  minutes: number;
  follows?: string;
  supersedes?: string;
  supersededBy?: string;
  /** Missing only while a text is written and its PDF not printed yet. */
  pdf?: PrintedPdf & { path: string };
};

/** The day that lists show: of a policy, since when its text applies. */
export function listedDay({ published, from = published }: CatalogueEntry): string {
  return from;
}

/** What its neighbours call a publication. */
export type PublicationName = Pick<CatalogueEntry, "slug" | "title">;

/** A publication as other pages link to it. */
export type ListedPublication = Pick<CatalogueEntry, "slug" | "title" | "published"> & {
  /** Of a policy, since when its text applies; of anything else, the day of publication. */
  date: string;
};

export function pdfPath(slug: string, language: Language): string {
  return `/publications/${slug}.${language}.pdf`;
}

/** Where a PDF of the desk is, by the hash of its bytes. */
export function deskPdfPath(hash: string): string {
  return `/publications/files/${hash}.pdf`;
}

/** A publication as it was written. */
export type PublicationSource = Pick<CatalogueEntry, "slug" | "version" | "category" | "follows"> &
  Record<Language, { title: string; summary: string; body: string }>;

/** The file of what was written, as the desk reads it for the next version. */
export function sourcePath(slug: string): string {
  return `/publications/${slug}.json`;
}

/** The list of publications, fetched by pages that may be older than the newest publication. */
export function listPath(language: Language): string {
  return `/publications.${language}.json`;
}

export function feedPath(language: Language): string {
  return `/publications.${language}.xml`;
}
