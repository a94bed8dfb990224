import type en from "./words.en.ts";

export default {
  nav: "Recherche",
  title: "Recherche",
  lede: "Les messages, les réponses types, les diffusions, les lettres, les collègues, les fonds, les entités, les personnes des investisseurs et, pour qui peut le lire, le registre.",
  label: "Des mots, un nom ou une référence",
  none: "Rien de ce que vous pouvez voir ne correspond à ces mots.",
  what: "Objet",
  where: "Pièce",
  when: "Date",
  kinds: { "standard-answer": "Réponse type", release: "Diffusion", letter: "Lettre" },
} satisfies typeof en;
