import type en from "./words.en.ts";

export default {
  text: "Chaque mouvement, chaque valeur et chaque relevé de ce compte, et la liste de ses documents ; chaque ligne porte son investisseur, son fonds et sa devise.",
  textAll:
    "Chaque mouvement, chaque valeur, chaque relevé et la liste des documents de tous les comptes affichés ici, en un seul fichier. Chaque ligne porte son investisseur, son fonds et sa devise.",
  xlsx: "Tout enregistrer (Excel)",
  csv: "Tout enregistrer (CSV)",
  done: "Enregistré dans « {{file}} ».",
  tables: {
    accounts: "Comptes",
    lines: "Mouvements",
    values: "Valeurs",
    statements: "Relevés",
    documents: "Documents",
  },
  committedOn: "Engagé au",
  linesTo: "Dernier mouvement le",
  navOn: "Valeur au",
  reference: "Référence",
  period: "Période",
  title: "Intitulé",
  version: "Version",
  file: "Fichier",
  published: "Publié le",
  yes: "oui",
  no: "non",
} satisfies typeof en;
