/** Facts beside `site.ts`, apart from it: every page loads that. */
import type { Bilingual } from "../core/languages.ts";
import type { Office } from "./site.ts";

/** What the small map of an office shows; the drawing itself is in `app/site/offices/rivers.ts`. */
export const officeMaps: Readonly<Record<Office["id"], Bilingual>> = {
  luxembourg: {
    en: "The Alzette comes from the south and turns round the rock of the old town; the office is on its left bank, before the bend.",
    fr: "L’Alzette vient du sud et contourne le rocher de la vieille ville ; le bureau est sur sa rive gauche, avant la boucle.",
  },
  paris: {
    en: "The Seine comes from the east, parts around its two islands and leaves to the south-west; the office is on its right bank, below the islands.",
    fr: "La Seine vient de l’est, se partage autour de ses deux îles et repart vers le sud-ouest ; le bureau est sur sa rive droite, en aval des îles.",
  },
};
