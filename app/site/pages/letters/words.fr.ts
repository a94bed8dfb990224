import type en from "./words.en.ts";

export default {
  meta: {
    title: "Lettres à nos lecteurs",
    description:
      "Quatre lettres par an sur l’allocation, les opérations et l’impact, signées chacune par l’un de nous, avec leurs chiffres, leurs réserves et leurs errata.",
  },
  title: "Lettres",
  lede: "Quatre fois par an, l’un de nous écrit à nos lecteurs sur une question tirée de notre travail : une allocation, une opération, une mesure d’impact. Chaque lettre donne ses chiffres et en dit les limites. Si une lettre contenait une erreur, son erratum figure ici, avec sa date.",
  listTitle: "Toutes les lettres, de la plus récente à la plus ancienne",
  read: "Lire la lettre",
  signed: "{{name}}, {{city}}",
  corrected: "Corrigée le {{date}}",
  themes: {
    allocation: "Allocation",
    transactions: "Opérations",
    impact: "Impact",
  },
  filter: {
    label: "Thème",
    all: "Tous les thèmes",
    count_one: "{{count}} lettre",
    count_other: "{{count}} lettres",
    none: "Il n’y a pas encore de lettre sur ce thème.",
  },
  subscribe: {
    title: "Par courriel",
    text: "Quatre lettres par an, en français ou en anglais. L’adresse ne reçoit rien d’autre, aucune image et aucun lien d’une lettre ne nous renseigne sur vous, et chaque lettre contient un lien pour se désinscrire.",
    action: "Recevoir les lettres",
  },
  feed: "Suivre les lettres par un flux (Atom)",
} satisfies typeof en;
