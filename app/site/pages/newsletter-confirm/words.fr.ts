import type en from "./words.en.ts";

export default {
  meta: {
    title: "Confirmer l’inscription à la lettre",
    description:
      "La page qu’ouvre le lien de notre message de confirmation. L’inscription à la lettre d’information ne prend effet qu’une fois confirmée.",
  },
  title: "Confirmer votre inscription",
  lede: "Cette page s’ouvre par le lien de notre message ; ce second geste garantit que personne n’est inscrit par autrui. Rien ne change tant que vous n’avez pas pressé le bouton. Une adresse qui n’a pas été confirmée ne reçoit aucune lettre et est effacée.",
  action: {
    title: "Une dernière étape",
    text: "Par ce bouton, vous confirmez que votre adresse peut recevoir notre lettre d’information, quatre fois par an.",
    button: "Confirmer mon inscription",
    pending: "Confirmation…",
    missing: {
      title: "Le lien est incomplet",
      text: "Il manque à cette adresse la partie qui désigne votre inscription. Rouvrez le lien de notre message, ou inscrivez-vous de nouveau.",
    },
    outcomes: {
      confirmed: {
        title: "Votre inscription est confirmée",
        text: "Notre prochaine lettre vous parviendra. Chacune contient un lien pour la quitter, d’un seul geste.",
      },
      used: {
        title: "Ce lien a déjà servi",
        text: "Si c’est vous qui l’avez utilisé, votre inscription est confirmée et il ne reste rien à faire.",
      },
      expired: {
        title: "Ce lien a expiré",
        text: "Il valait {{hours}} heures. Inscrivez-vous de nouveau : nous vous en enverrons un autre.",
      },
      unknown: {
        title: "Nous ne connaissons pas ce lien",
        text: "Il a pu être coupé en chemin. Rouvrez-le depuis notre message, ou inscrivez-vous de nouveau.",
      },
      limited: {
        title: "Trop de tentatives",
        text: "Trop sont venues de votre connexion. Rien n’a changé ; pressez de nouveau le bouton dans quelques minutes.",
      },
      offline: {
        title: "Notre serveur est resté injoignable",
        text: "Rien n’a changé. Vérifiez votre connexion, puis pressez de nouveau le bouton.",
      },
      late: {
        title: "Aucune réponse n’est venue à temps",
        text: "Pressez de nouveau le bouton : si le premier geste est arrivé, cette page vous le dira.",
      },
      failed: {
        title: "Une erreur s’est produite",
        text: "Votre inscription n’a pas été confirmée. L’erreur vient de nous, non de vous ; pressez de nouveau le bouton, ou écrivez-nous.",
      },
    },
    again: "S’inscrire de nouveau",
    write: "Nous écrire :",
  },
} satisfies typeof en;
