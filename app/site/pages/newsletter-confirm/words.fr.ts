import type en from "./words.en.ts";

export default {
  meta: {
    title: "Confirmer l’inscription à la lettre",
    description:
      "La page qu’ouvre le lien de notre message de confirmation. L’inscription à la lettre d’information ne prend effet qu’une fois confirmée.",
  },
  title: "Confirmer votre inscription",
  lede: "Le lien de notre message vous a conduit ici ; cette seconde étape garantit que personne n’est inscrit à son insu. Rien ne change tant que vous n’avez pas confirmé. Une adresse qui n’a pas été confirmée ne reçoit aucune lettre et est effacée.",
  action: {
    title: "Une dernière étape",
    text: "Ce bouton confirme que votre adresse peut recevoir notre lettre d’information, quatre fois par an.",
    button: "Confirmer mon inscription",
    pending: "Confirmation…",
    missing: {
      title: "Le lien est incomplet",
      text: "Il manque à cette adresse la partie qui désigne votre inscription. Rouvrez le lien de notre message, ou inscrivez-vous de nouveau.",
    },
    outcomes: {
      confirmed: {
        title: "Votre inscription est confirmée",
        text: "Notre prochaine lettre vous parviendra. Chacune contient un lien pour se désinscrire.",
      },
      used: {
        title: "Ce lien a déjà servi",
        text: "Si c’est vous qui l’avez utilisé, votre inscription est confirmée et il ne reste rien à faire.",
      },
      expired: {
        title: "Ce lien a expiré",
        text: "Il était valable {{hours}} heures. Inscrivez-vous de nouveau : nous vous en enverrons un autre.",
      },
      unknown: {
        title: "Nous ne connaissons pas ce lien",
        text: "Il a pu être coupé en chemin. Rouvrez-le depuis notre message, ou inscrivez-vous de nouveau.",
      },
      limited: {
        title: "Trop de tentatives",
        text: "Votre connexion a dépassé le nombre admis. Rien n’a changé ; réessayez dans quelques minutes.",
      },
      offline: {
        title: "Notre serveur est resté injoignable",
        text: "Rien n’a changé. Vérifiez votre connexion, puis réessayez.",
      },
      late: {
        title: "Aucune réponse n’est venue à temps",
        text: "Réessayez : si la première demande nous est parvenue, cette page vous le dira.",
      },
      failed: {
        title: "Une erreur s’est produite",
        text: "Votre inscription n’a pas été confirmée. L’erreur est de notre fait ; réessayez, ou écrivez-nous.",
      },
    },
    again: "S’inscrire de nouveau",
    write: "Nous écrire :",
  },
} satisfies typeof en;
