import type en from "../en/newsletter-confirm.ts";

export default {
  meta: {
    title: "Confirmer l’abonnement à la lettre",
    description:
      "La page qu’ouvre le lien de notre message de confirmation. L’abonnement à la lettre d’information ne prend effet qu’une fois confirmé.",
  },
  title: "Confirmer votre abonnement",
  lede: "S’abonner à notre lettre d’information se fait en deux temps : la demande, puis la confirmation. Le lien de notre message ouvre cette page avec un bouton ; tant que vous ne l’avez pas pressé, rien ne change. Nous demandons ce second geste pour que personne ne puisse être abonné par autrui. Une adresse qui n’a pas été confirmée ne reçoit pas la lettre.",
  next: "Si cette page ne s’est pas ouverte depuis le lien de notre message, revenez au message et rouvrez-le, ou écrivez-nous.",
} satisfies typeof en;
