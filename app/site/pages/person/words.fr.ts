import publications from "../publications/words.fr.ts";
import whoWeAre from "../who-we-are/words.fr.ts";
import type en from "./words.en.ts";

const { categories } = publications;
const { languages } = whoWeAre.people;
const { investment, conflicts, sustainability, remuneration } = whoWeAre.governance.committees;

export default {
  meta: {
    title: "Une personne de la maison",
    description:
      "Qui dirige une équipe de {{firm}}, à Luxembourg ou à Paris : ses fonctions, ses comités et les textes qui portent sa signature.",
  },
  medallion: "Gravé d’après le nom, un lobe par lettre, sur le cours d’eau du bureau.",
  duties: "Parcours et fonctions",
  office: "Bureau",
  team: "Équipe",
  since: "Dans la maison depuis",
  speaks: "Langues",
  committees: "Comités",
  chair: "{{committee}} (présidence)",
  committee: {
    investment: investment.name,
    conflicts: conflicts.name,
    sustainability: sustainability.name,
    remuneration: remuneration.name,
  },
  languages,
  categories,
  works: {
    publications: "Rapports et politiques",
    letters: "Lettres",
    posts: "Postes à pourvoir",
    news: "Communiqués et rencontres",
    feed: "Flux Atom de ces textes",
  },
  until: "Candidature jusqu’au {{date}}",
  write: {
    title: "Écrire à {{name}}",
    text: "Le formulaire de contact permet de joindre chacun de nous : indiquez dans le message à qui il s’adresse. Nous répondons sous {{answer}} jours ouvrés.",
    action: "Écrire à la maison",
    all: "Associés et responsables d’équipe",
  },
} satisfies typeof en;
