import { readFileSync } from "node:fs";
import type { Page, Section } from "#core/pages.ts";
import type { Service } from "#core/services.ts";
import { isService } from "./art.ts";

const tokens = readFileSync("app/styles/tokens.css", "utf8");

/** The value of a colour token, read from the stylesheet so that it stands in one place only. */
export function colour(name: string): string {
  const hex = new RegExp(`--color-${name}:\\s*(#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!hex) throw new Error(`tokens.css gives no hexadecimal value for ${name}.`);
  return hex;
}

const inkOfService: Record<Service, string> = {
  "investment-advisory": "prussian",
  "mergers-acquisitions": "oxblood",
  "private-equity": "bronze",
  "business-strategy": "ochre",
};

const inkOfSection: Record<Section, string> = {
  firm: "prussian",
  expertise: "prussian",
  sustainability: "bronze",
  account: "ink",
  legal: "ink",
};

/** The colour of a page's drawings. */
export function inkOf({ id, section }: Page): string {
  return colour(isService(id) ? inkOfService[id] : inkOfSection[section]);
}
