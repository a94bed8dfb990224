import type en from "./words.en.ts";

export default {
  meta: {
    title: "Page introuvable",
    description:
      "Il n’y a pas de page à cette adresse. Elle a pu changer depuis la création du lien, ou comporter une faute de frappe ; le reste du site est là.",
  },
  title: "Il n’y a pas de page à cette adresse",
  lede: "Elle a pu changer depuis la création du lien, ou comporter une faute de frappe.",
  onward: "Vous cherchiez peut-être",
  home: "Aller à l’accueil",
} satisfies typeof en;
