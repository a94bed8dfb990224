import type en from "./words.en.ts";

export default {
  meta: {
    title: "Cette demande vient-elle de vous ?",
    description:
      "La page qu’ouvre le lien envoyé à qui demande ses données, ou leur effacement. Rien n’est remis ni effacé tant que le bouton n’est pas pressé.",
  },
  title: "Cette demande vient-elle de vous ?",
  lede: "On nous a demandé une copie de ce que nous conservons à votre sujet, ou son effacement. Avant de faire l’un ou l’autre, nous vérifions que la demande vient de la personne qui lit votre courrier. Ouvrir cette page ne change rien.",
  confirms: {
    access:
      "En appuyant sur le bouton, vous confirmez que cette adresse électronique est la vôtre et que vous nous avez demandé une copie de ce que nous conservons à votre sujet. Nous répondons alors dans le mois qui suit votre demande.",
    erasure:
      "En appuyant sur le bouton, vous confirmez que cette adresse électronique est la vôtre et que vous nous avez demandé d’effacer ce que nous conservons à votre sujet. Nous répondons alors dans le mois qui suit votre demande.",
  },
  action: {
    title: "Dites-nous que c’est vous",
    text: "Ce bouton confirme que l’adresse est la vôtre et que la demande vient de vous. Nous répondons alors dans le mois qui suit votre demande.",
    button: "La demande vient de moi",
    pending: "Un instant…",
    missing: {
      title: "Le lien est incomplet",
      text: "Il manque à cette adresse la partie qui désigne votre demande. Rouvrez le lien de notre courriel, ou écrivez-nous.",
    },
    outcomes: {
      proven: {
        title: "Merci : nous savons que c’est vous",
        text: "Rien d’autre ne vous est demandé. Vous aurez notre réponse dans le mois qui suit votre demande.",
      },
      used: {
        title: "Ce lien a déjà servi",
        text: "Si c’est vous qui l’avez utilisé, nous le savons, et il ne reste rien à faire.",
      },
      expired: {
        title: "Ce lien n’est plus valable",
        text: "Son délai est passé, ou la demande est réglée. Écrivez-nous : nous vous en enverrons un autre.",
      },
      unknown: {
        title: "Nous ne connaissons pas ce lien",
        text: "Il a pu être coupé en chemin. Rouvrez-le depuis notre courriel, ou écrivez-nous.",
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
        text: "Nous n’avons rien reçu. L’erreur est de notre fait ; réessayez, ou écrivez-nous.",
      },
    },
    again: "S’inscrire de nouveau",
    write: "Nous écrire :",
  },
} satisfies typeof en;
