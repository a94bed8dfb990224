import type en from "./answer-words.en.ts";

export default {
  found_one: "{{count}} résultat pour « {{question}} »",
  found_other: "{{count}} résultats pour « {{question}} »",
  taken: "Aucune page ne contient « {{asked}} ». Celles-ci contiennent « {{taken}} ».",
  kinds: "Sortes de résultats",
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
    "Moins de mots trouvent davantage, et un autre mot pour la même chose est peut-être le nôtre. Le plan du site énumère toutes les pages.",
  sitemap: "Aller au plan du site",
} satisfies typeof en;
