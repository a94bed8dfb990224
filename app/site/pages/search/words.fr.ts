import answer from "#core/search/answer-words.fr.ts";
import type en from "./words.en.ts";

export default {
  meta: {
    title: "Recherche",
    description:
      "Chercher dans les pages, les publications, les lettres, les politiques, les références et le glossaire du site {{firm}}, en français.",
  },
  title: "Que cherchez-vous ?",
  field: "Chercher dans le site",
  hint: "Un mot ou une question. Un accent oublié, un pluriel ou une faute de frappe n’empêchent pas de trouver.",
  submit: "Chercher",
  private: "Ce que vous cherchez n’est ni gardé ni compté.",
  key: "La touche / mène ici depuis toutes les pages ; Échap vide le champ, puis ramène d’où l’on vient.",
  start: "Par exemple",
  examples: ["honoraires", "appel de fonds", "bilan carbone 2025", "faire une réclamation"],
  sections: "Ou par section",
  needsScript:
    "Sans JavaScript, la recherche ne fonctionne pas sur cette copie du site. Le plan du site énumère toutes les pages.",
  searching: "Recherche en cours…",
  failed:
    "La recherche n’a pas pu être chargée ; une connexion interrompue en est la cause habituelle.",
  retry: "Réessayer",
  answer,
} satisfies typeof en;
