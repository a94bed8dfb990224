import type en from "./words.en.ts";

export default {
  meta: {
    title: "Signalement et lanceurs d’alerte",
    description:
      "Signaler des faits en toute confidentialité : accusé de réception sous sept jours, réponse sous trois mois, protection contre les représailles.",
  },
} satisfies typeof en;
