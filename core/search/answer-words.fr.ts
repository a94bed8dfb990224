import type en from "./answer-words.en.ts";

export default {
  found_one: "{{count}} résultat pour « {{question}} »",
  found_other: "{{count}} résultats pour « {{question}} »",
  taken: "Aucune page ne contient « {{asked}} ». Celles-ci contiennent « {{taken}} ».",
  kinds: "Types de résultats",
  every: "Tout",
  kind: {
    page: "Pages",
    publication: "Publications",
    policy: "Politiques et pages légales",
    letter: "Lettres",
    reference: "Références",
    term: "Glossaire",
  },
  definition: "Définition",
  more: "Voir d’autres résultats",
  none: "Rien n’a été trouvé pour « {{question}} »",
  near: "Vouliez-vous dire :",
  advice:
    "Essayez avec moins de mots, ou avec un synonyme. Le plan du site énumère toutes les pages.",
  sitemap: "Aller au plan du site",
  /** Said by the host alone: a browser answers by itself. */
  wait: {
    title: "Votre question doit attendre un instant",
    text: "Trop de questions sont arrivées en même temps. Rechargez cette page dans quelques secondes : la vôtre est restée dans son adresse.",
  },
} satisfies typeof en;
