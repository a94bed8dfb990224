import type en from "./contact-subjects.en.ts";

export default {
  general: {
    name: "Question générale",
    answer: "L’un de nous vous répondra dans les deux jours ouvrés.",
  },
  investor: {
    name: "Investisseurs",
    answer: "L’associé qui suit les investisseurs vous répondra dans les deux jours ouvrés.",
  },
  company: {
    name: "Entreprises",
    answer: "L’associé qui suit les entreprises vous répondra dans les deux jours ouvrés.",
  },
  press: {
    name: "Presse",
    answer: "L’associé qui parle au nom de la maison vous répondra dans les deux jours ouvrés.",
  },
  careers: {
    name: "Recrutement",
    answer: "L’associé chargé du recrutement vous répondra dans les deux jours ouvrés.",
  },
  complaint: {
    name: "Réclamation",
    answer:
      "La personne chargée des réclamations en accusera réception par écrit dans les dix jours ouvrables et y répondra dans le mois, dans les deux mois au plus tard.",
  },
  "personal-data": {
    name: "Données personnelles",
    answer: "La personne chargée des données personnelles vous répondra dans le mois.",
  },
} satisfies typeof en;
