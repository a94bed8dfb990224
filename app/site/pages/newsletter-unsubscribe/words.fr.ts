import type en from "./words.en.ts";

export default {
  meta: {
    title: "Se désinscrire de la lettre",
    description:
      "La page qu’ouvre le lien de désinscription de notre lettre d’information. Un seul geste suffit, sans compte à créer ni raison à donner.",
  },
  title: "Se désinscrire de la lettre d’information",
  lede: "Quitter notre lettre ne demande qu’un geste, sans compte ni justification. Rien ne change tant que vous n’avez pas pressé le bouton, car certaines messageries suivent d’elles-mêmes les liens. Une fois le bouton pressé, nous ne vous envoyons plus aucune lettre.",
  action: {
    title: "Un seul geste",
    text: "Par ce bouton, votre adresse quitte notre liste, aussitôt.",
    button: "Me désinscrire",
    pending: "Désinscription…",
    missing: {
      title: "Le lien est incomplet",
      text: "Il manque à cette adresse la partie qui désigne votre inscription. Rouvrez le lien d’une de nos lettres, ou écrivez-nous : nous retirerons votre adresse.",
    },
    outcomes: {
      unsubscribed: {
        title: "Votre désinscription est faite",
        text: "Nous ne vous enverrons plus de lettre. Si vous changez d’avis, inscrivez-vous de nouveau quand il vous plaira.",
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
        text: "Votre adresse figure encore sur notre liste. L’erreur vient de nous, non de vous ; pressez de nouveau le bouton, ou écrivez-nous : nous la retirerons.",
      },
    },
    again: "S’inscrire de nouveau",
    write: "Nous écrire :",
  },
} satisfies typeof en;
