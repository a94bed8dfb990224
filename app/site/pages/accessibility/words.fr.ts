import type en from "./words.en.ts";

export default {
  meta: {
    title: "Déclaration d’accessibilité",
    description:
      "Les 106 critères du RGAA jugés un par un : état, taux, critères non respectés. Position sur l’acte européen et contact en cas d’obstacle.",
  },
} satisfies typeof en;
