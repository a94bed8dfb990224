import publications from "../publications/words.fr.ts";
import type en from "./words.en.ts";

const { categories, facts, download } = publications;

export default {
  meta: {
    title: "Publication en texte intégral",
    description:
      "Le texte intégral d’une de nos publications sur la durabilité et l’impact, à lire en ligne, avec sa date, sa catégorie et sa version.",
  },
  back: "Toutes les publications",
  published: "Date de parution",
  version: "Version",
  category: "Catégorie",
  reading: "Temps de lecture",
  contents: "Sommaire",
  notes: "Notes de fin",
  noteCall: "Voir la note {{number}}",
  noteBack: "Revenir à l’appel de la note {{number}}",
  marketing: {
    label: "Communication publicitaire",
    text: "Ce document rend compte du travail de la maison. Il ne recommande aucun fonds, il n’est pas une recherche en investissement et ne constitue ni une offre ni une recommandation d’investir.",
  },
  risk: {
    title: "Avant de vous y fier",
    text: "Investir comporte un risque de perte en capital. Les résultats passés ne disent rien de certain de ceux à venir. Les chiffres sont ceux connus au jour de la parution ; certains reposent sur des estimations, et le texte dit lesquels. Une décision doit s’appuyer sur les documents de l’investissement lui-même et sur un conseil qui connaît votre situation.",
    link: "Mentions réglementaires",
  },
  superseded: "Ce document a été remplacé par un plus récent :",
  supersedes: "Il remplace :",
  follows: "Il fait suite à :",
  file: {
    title: "Le même texte en PDF",
    checksum: "SHA-256 du fichier",
  },
  cite: {
    title: "Citer ce document",
    text: "{{firm}}, « {{title}} », version {{version}}, {{date}}. {{url}}",
  },
  neighbours: {
    label: "Autres publications",
    newer: "Plus récente",
    older: "Plus ancienne",
  },
  categories,
  facts,
  download,
} satisfies typeof en;
