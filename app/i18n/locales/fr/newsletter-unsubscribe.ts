import type en from "../en/newsletter-unsubscribe.ts";

export default {
  meta: {
    title: "Se désabonner de la lettre",
    description:
      "La page qu’ouvre le lien de désabonnement de notre lettre d’information. Un seul geste suffit, sans compte à créer ni raison à donner.",
  },
  title: "Se désabonner de la lettre d’information",
  lede: "Quitter notre lettre d’information ne demande qu’un geste, sans compte ni justification. Le lien présent dans chaque numéro ouvre cette page avec un bouton ; tant que vous ne l’avez pas pressé, rien ne change, car certaines messageries suivent d’elles-mêmes les liens. Une fois le bouton pressé, nous ne vous envoyons plus aucun numéro.",
  next: "Si cette page ne s’est pas ouverte depuis le lien d’un de nos numéros, revenez au message et rouvrez-le, ou écrivez-nous : nous retirerons votre adresse.",
} satisfies typeof en;
