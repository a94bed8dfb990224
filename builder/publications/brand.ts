import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { leftOfDemonstration } from "#content/demonstration.ts";
import { demonstration, site } from "#content/site.ts";
import { faces } from "./print-fonts.ts";

type Facts = { name: string; origin: string };

/** A print is made once for all: it follows the facts, since the desk could not print it anew. */
export function printsAreMarked(): boolean {
  return Boolean(demonstration) && leftOfDemonstration().length > 0;
}

/**
 * SHA-256 of what every PDF takes from the brand: name, address, colours, fonts and the mark of a
 * demonstration. When one of these changes, the PDFs must be printed again; for a changed distance in the stylesheet they need
 * not.
 */
export function brandOf(
  { name, origin }: Facts = site,
  tokens = readFileSync("app/styles/tokens.css", "utf8"),
  isMarked = printsAreMarked(),
): string {
  const colours = tokens.match(/--color-[\w-]+:\s*#\w+/g);
  const files = faces.map(({ file }) => file);
  const facts = JSON.stringify([name, origin, colours, files, ...(isMarked ? [] : ["unmarked"])]);
  return createHash("sha256").update(facts).digest("hex");
}
