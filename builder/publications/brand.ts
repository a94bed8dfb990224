import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { site } from "#content/site.ts";
import { faces } from "./print-fonts.ts";

type Facts = { name: string; origin: string };

/**
 * SHA-256 of what every PDF takes from the brand: name, address, colours and fonts. When one of
 * these changes, the PDFs must be printed again; for a changed distance in the stylesheet they need
 * not.
 */
export function brandOf(
  { name, origin }: Facts = site,
  tokens = readFileSync("app/styles/tokens.css", "utf8"),
): string {
  const colours = tokens.match(/--color-[\w-]+:\s*#\w+/g);
  const files = faces.map(({ file }) => file);
  const facts = JSON.stringify([name, origin, colours, files]);
  return createHash("sha256").update(facts).digest("hex");
}
