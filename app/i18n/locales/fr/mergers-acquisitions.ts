import type en from "../en/mergers-acquisitions.ts";

export default {
  meta: {
    title: "Fusions et acquisitions",
    description:
      "Conseil à l’achat et à la vente pour les entreprises patrimoniales et de taille moyenne, de la première évaluation à la signature, d’un seul côté.",
  },
  title: "Acheter ou céder une entreprise, avec un conseil à vos côtés",
  lede: "On ne vend le plus souvent son entreprise qu’une fois, et l’on en achète trop rarement pour en prendre l’habitude. Nous assistons les propriétaires dirigeants et les entreprises de taille moyenne, à l’achat ou à la vente, jamais des deux côtés d’une même opération. Notre travail va de la première évaluation à la signature : préparation, approche, audits, prix et conditions. Parfois, le bon conseil est d’attendre, et nous le donnons.",
} satisfies typeof en;
