import type en from "./words.en.ts";

export default {
  printed: "imprimé le {{day}}",
  overview: "Comptes de capital",
  fund: "Compte de capital",
  call: "Appel de fonds",
  statement: "Relevé de compte de capital",
  investor: "Investisseur",
  fundName: "Fonds",
  commitment: "Engagement",
  day: "Arrêté au",
  valued: "Dernière valeur au",
  none: "pas encore de valeur",
  due: "Exigible le",
  print: {
    overview: "Imprimer ces comptes",
    fund: "Imprimer ce compte",
    call: "Imprimer cet appel",
  },
  noBank:
    "Aucune coordonnée bancaire n’est imprimée : le compte peut changer après l’impression. Avant de payer, vérifiez le compte dans votre espace investisseurs.",
} satisfies typeof en;
