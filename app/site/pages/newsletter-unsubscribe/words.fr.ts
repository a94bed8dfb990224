import type en from "./words.en.ts";

export default {
  meta: {
    title: "Se désinscrire de la lettre",
    description:
      "La page qu’ouvre le lien de désinscription de notre lettre d’information. Un seul geste suffit, sans compte à créer ni raison à donner.",
  },
  title: "Se désinscrire de la lettre d’information",
  lede: "Un bouton suffit pour ne plus recevoir notre lettre, sans compte ni justification. Comme certaines messageries ouvrent d’elles-mêmes les liens, rien ne change tant que vous n’avez pas confirmé ; ensuite, nous ne vous envoyons plus aucune lettre.",
  action: {
    title: "Un seul geste",
    text: "Ce bouton retire aussitôt votre adresse de notre liste.",
    button: "Me désinscrire",
    pending: "Désinscription…",
    missing: {
      title: "Le lien est incomplet",
      text: "Il manque à cette adresse la partie qui désigne votre inscription. Rouvrez le lien d’une de nos lettres, ou écrivez-nous : nous retirerons votre adresse.",
    },
    outcomes: {
      unsubscribed: {
        title: "Votre désinscription est enregistrée",
        text: "Nous ne vous enverrons plus de lettre. Si vous changez d’avis, vous pourrez vous inscrire de nouveau à tout moment.",
      },
      used: {
        title: "C’était déjà fait",
        text: "Ce lien a déjà servi, et votre adresse ne figure plus sur notre liste. Il ne reste rien à faire.",
      },
      unknown: {
        title: "Nous ne connaissons pas ce lien",
        text: "Il a pu être coupé en chemin. Rouvrez-le depuis une de nos lettres, ou écrivez-nous : nous retirerons votre adresse.",
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
        text: "Votre adresse figure encore sur notre liste. L’erreur est de notre fait ; réessayez, ou écrivez-nous : nous la retirerons.",
      },
    },
    again: "S’inscrire de nouveau",
    write: "Nous écrire :",
  },
} satisfies typeof en;
