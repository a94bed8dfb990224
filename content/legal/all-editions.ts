import type { EditionTextId } from "../../core/edition-texts.ts";
import { type LegalText, legalTexts } from "./editions.ts";
import { policyTexts } from "./policies.ts";

export const allEditions: Readonly<Record<EditionTextId, LegalText>> = {
  ...legalTexts,
  ...policyTexts,
};
