import type en from "./words.en.ts";

export default {
  meta: {
    title: "Poste à pourvoir",
    description:
      "Un poste à pourvoir chez {{firm}}, à Luxembourg ou à Paris : le travail, la rémunération, les délais.",
  },
  team: "Équipe",
  city: "Lieu",
  contract: "Contrat",
  permanent:
    "À durée indéterminée, à temps plein ; deux jours de télétravail par semaine si vous le souhaitez",
  starts: "À compter du",
  pay: "Rémunération fixe annuelle",
  range: "De {{from}} à {{to}}",
  until: "Candidature jusqu’au",
  contact: "Renseignements",
  work: "Le travail",
  asked: "Ce que nous demandons",
  apply: {
    title: "Pour postuler",
    text: "Écrivez-nous par le formulaire de contact, objet « Recrutement », en nommant le poste ; nous répondons sous {{answer}} jours ouvrés et vous indiquons un moyen sûr de remettre votre curriculum vitæ et une page sur un chiffre qui vous a paru douteux. Les candidatures sont lues selon six critères écrits, sans photographie, âge ni adresse.",
    alike:
      "Toute candidature est jugée de la même façon, quels que soient le sexe, l’âge, l’origine, les convictions ou un handicap ; dites-nous l’aménagement qu’il vous faut.",
    action: "Postuler",
    more: "Le recrutement et nos conditions de travail",
  },
} satisfies typeof en;
