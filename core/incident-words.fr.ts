import type en from "./incident-words.en.ts";

export default {
  kinds: {
    opened: "Ouverture",
    note: "Constat ou mesure prise",
    known: "Depuis quand on le sait",
    assessed: "Appréciation de la gravité",
    told: "Qui a été informé",
    closed: "Clôture\u202f: cause et enseignements",
    reopened: "Réouverture",
  },
  risks: {
    "no-data": "Aucune donnée personnelle",
    unlikely: "Risque improbable",
    risk: "Risque",
    high: "Risque élevé",
  },
  gravities: {
    "no-ict": "Ne concerne pas l’informatique",
    minor: "Non majeur",
    major: "Majeur",
  },
  parties: {
    cnil: "la CNIL",
    cnpd: "la CNPD",
    acpr: "l’ACPR",
    amf: "l’AMF",
    cssf: "la CSSF",
    persons: "les personnes concernées",
    clients: "les clients",
    police: "la police",
    other: "d’autres",
  },
  reports: {
    initial: "Notification initiale",
    intermediate: "Rapport intermédiaire",
    final: "Rapport final",
  },
} satisfies typeof en;
