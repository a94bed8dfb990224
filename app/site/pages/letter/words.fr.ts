import letters from "../letters/words.fr.ts";
import type en from "./words.en.ts";

const { themes } = letters;

export default {
  meta: {
    title: "Une lettre à nos lecteurs",
    description:
      "Une de nos lettres sur l’allocation, les opérations ou l’impact, avec sa date, ses chiffres, ses notes et le nom de qui l’a signée.",
  },
  kind: "Lettre",
  placeAndDate: "{{city}}, le {{date}}",
  minutes: "{{count}} min de lecture",
  noteCall: "Voir la note {{number}}",
  noteBack: "Revenir à l’appel de la note {{number}}",
  note: "Note n° {{number}}",
  erratum: {
    title: "Erratum du {{date}}",
    place: "À l’endroit corrigé",
  },
  neighbours: {
    label: "Autres lettres",
    newer: "Lettre suivante",
    older: "Lettre précédente",
  },
  subscribe: {
    title: "La prochaine",
    text: "Les lettres paraissent quatre fois par an et sont envoyées par courriel à qui les demande.",
    action: "Recevoir les lettres",
  },
  back: "Toutes les lettres",
  themes,
} satisfies typeof en;
