import type { CatalogueEntry } from "#core/catalogue.ts";

/** A report on projects that the firm recommends to its clients is a marketing communication. */
export function describesProjects({ category }: CatalogueEntry): boolean {
  return category === "impact-assessment";
}
