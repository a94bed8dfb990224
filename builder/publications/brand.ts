import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { site } from "#content/site.ts";
import { faces } from "./print-fonts.ts";

type Facts = { name: string; origin: string };

/**
 * SHA-256 of what every print takes from the brand, whatever its text: name, address, colours and
 * faces. Another brand is printed anew; a space that is a little wider is not.
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
