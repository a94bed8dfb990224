import type en from "./words.en.ts";

export default {
  meta: {
    title: "Glossaire",
    description:
      "Les termes de l’investissement, du capital-investissement, des transactions et de la durabilité, définis comme nous les employons, avec leur équivalent anglais.",
  },
  title: "Glossaire : les mots du capital",
  lede: "En finance, un même mot n’a pas toujours le même sens à Paris, à Luxembourg et à Londres. Nous définissons les termes comme nous les employons dans nos conseils et nos documents, en phrases simples, avec leur équivalent anglais. Une définition aide à lire ; elle ne remplace ni la lettre d’un contrat ni celle de la loi.",
  search: {
    label: "Chercher un terme",
    hint: "En français ou en anglais, avec ou sans accents.",
    all: "Voir tous les termes",
    total_one: "{{count}} terme",
    total_other: "{{count}} termes",
    found_one: "{{count}} terme sur {{total}}",
    found_other: "{{count}} termes sur {{total}}",
    defined_one: "Aucun terme de ce nom ; {{count}} définition en parle",
    defined_other: "Aucun terme de ce nom ; {{count}} définitions en parlent",
    none: "Aucun terme de ce nom, aucune définition qui en parle",
    missing: "Le mot que vous cherchez mérite peut-être une entrée.",
    suggest: "Nous le proposer",
  },
  alphabet: "L’alphabet",
  letter: "Termes en {{letter}}",
  equivalent: "En anglais",
  see: "Voir aussi",
} satisfies typeof en;
