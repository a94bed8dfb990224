import publications from "../publications/words.fr.ts";
import type en from "./words.en.ts";

const { categories, facts, download } = publications;

export default {
  meta: {
    title: "Publication en texte intégral",
    description:
      "Le texte intégral d’un de nos rapports ou d’une de nos politiques, à lire en ligne, avec sa date, sa catégorie et sa version.",
  },
  back: "Toutes les publications",
  written: "Rédaction",
  kept: "Tenue à jour par",
  published: "Date de parution",
  version: "Version",
  category: "Catégorie",
  reading: "Temps de lecture",
  contents: "Sommaire",
  notes: "Notes de fin",
  noteCall: "Voir la note {{number}}",
  noteBack: "Revenir à l’appel de la note {{number}}",
  nature: {
    policy: {
      label: "Politique",
      text: "Ce document fixe des règles qui obligent la maison. Il ne fait la promotion d’aucun fonds ni instrument financier, et ne constitue ni une communication publicitaire ni une recommandation d’investir.",
    },
    report: {
      label: "Rapport",
      text: "Ce document rend compte du travail de la maison. Il ne fait la promotion d’aucun fonds ni instrument financier, n’est pas une recherche en investissement et ne constitue ni une communication publicitaire ni une recommandation d’investir.",
    },
    projects: {
      label: "Rapport",
      text: "Ce document décrit des projets sur lesquels la maison conseille\u202f; c’est une communication publicitaire. Il n’est ni une recherche en investissement ni une recommandation d’investir.",
    },
  },
  risk: {
    title: "Avertissement sur les risques",
    text: "{{warning}} Les chiffres sont ceux connus au jour de la parution ; certains reposent sur des estimations, que le texte signale. Une décision doit s’appuyer sur les documents de l’investissement lui-même et sur un conseil adapté à votre situation.",
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
