import { readFileSync } from "node:fs";
import type { Page, Section } from "#core/pages.ts";
import type { Service } from "#core/services.ts";
import { isService } from "./art.ts";

const tokens = readFileSync("app/styles/tokens.css", "utf8");

/** The value of a colour token: the stylesheet stays the only place that has it. */
export function colour(name: string): string {
  const hex = new RegExp(`--color-${name}:\\s*(#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!hex) throw new Error(`tokens.css gives no hexadecimal value for ${name}.`);
  return hex;
}

const ofService: Record<Service, string> = {
  "investment-advisory": "prussian",
  "mergers-acquisitions": "oxblood",
  "private-equity": "bronze",
  "business-strategy": "ochre",
};

const ofSection: Record<Section, string> = {
  firm: "prussian",
  expertise: "prussian",
  sustainability: "bronze",
  account: "ink",
  legal: "ink",
};

/** The ink that a page is printed in. */
export function inkOf({ id, section }: Page): string {
  return colour(isService(id) ? ofService[id] : ofSection[section]);
}
