import type en from "./words.en.ts";

export default {
  meta: {
    title: "Vos données, comme vous l’avez demandé",
    description:
      "La page qu’ouvre le lien privé envoyé à qui demande ses données. Rien ne part tant que le bouton n’est pas pressé, et le lien prend fin après avoir servi.",
  },
  title: "Vos données, comme vous l’avez demandé",
  lede: "Vous nous avez demandé une copie de ce que nous conservons à votre sujet. La personne qui lit votre courrier peut la prendre ici, et nul autre. Ouvrir cette page ne change rien.",
  action: {
    title: "Prenez votre copie",
    text: "Par ce bouton, votre navigateur enregistre un fichier à lire et à imprimer, et un autre pour les machines. Ils sont établis à cet instant. Le lien prend fin une heure plus tard.",
    button: "Prendre mes données",
    pending: "Préparation…",
    missing: {
      title: "Le lien est incomplet",
      text: "Il manque à cette adresse la partie qui désigne votre demande. Rouvrez le lien de notre courriel, ou écrivez-nous.",
    },
    outcomes: {
      given: {
        title: "Vos données sont enregistrées",
        text: "Elles figurent parmi les téléchargements de votre navigateur. S’il y manque quelque chose, rouvrez le lien dans l’heure ; il prend fin ensuite. La demande se clôt dans les trois jours, et votre adresse en est retirée.",
      },
      used: {
        title: "Ce lien a servi, et il a pris fin",
        text: "Il a été utilisé il y a plus d’une heure. Si ce n’était pas vous, ou si les fichiers sont perdus, écrivez-nous.",
      },
      expired: {
        title: "Ce lien n’est plus valable",
        text: "Son délai est passé, ou la demande est réglée. Écrivez-nous : nous vous en enverrons un autre.",
      },
      unknown: {
        title: "Nous ne connaissons pas ce lien",
        text: "Il a pu être coupé en chemin, ou un plus récent vous a été envoyé. Ouvrez le plus récent, ou écrivez-nous.",
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
        text: "Pressez de nouveau le bouton : le lien répond pendant une heure à partir de son premier usage.",
      },
      failed: {
        title: "Une erreur s’est produite",
        text: "Rien n’a été envoyé. L’erreur vient de nous, non de vous ; pressez de nouveau le bouton, ou écrivez-nous.",
      },
    },
    again: "S’inscrire de nouveau",
    write: "Nous écrire :",
  },
} satisfies typeof en;
