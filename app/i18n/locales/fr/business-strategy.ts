import type en from "../en/business-strategy.ts";

export default {
  meta: {
    title: "Stratégie d’entreprise",
    description:
      "Plans, gouvernance et choix de financement pour les propriétaires et les conseils d’administration : des décisions préparées, chiffres à l’appui.",
  },
  title: "Une stratégie d’entreprise qu’un conseil peut voter",
  lede: "Un changement de génération, un marché nouveau, une dette à refinancer, un associé qui veut partir : certaines décisions ne se prennent pas au vu d’une simple présentation. Avec les propriétaires et les conseils d’administration, nous dressons le plan et ses chiffres, définissons la gouvernance qu’il exige et comparons les façons de le financer. Nous ne dirigeons pas les entreprises ; nous préparons leurs décisions.",
} satisfies typeof en;
