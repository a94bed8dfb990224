import type en from "./words.en.ts";

export default {
  meta: {
    title: "Vos données, comme vous l’avez demandé",
    description:
      "La page qu’ouvre le lien privé envoyé à qui demande ses données. Rien n’est envoyé avant un appui sur le bouton, et le lien expire après avoir servi.",
  },
  title: "Vos données, comme vous l’avez demandé",
  lede: "Vous nous avez demandé une copie de ce que nous conservons à votre sujet. Seule la personne qui lit votre courrier peut la télécharger ici. Ouvrir cette page ne change rien.",
  action: {
    title: "Téléchargez votre copie",
    text: "Ce bouton enregistre deux fichiers, l’un à lire et à imprimer, l’autre lisible par un logiciel, établis à l’instant même. Le lien expire une heure plus tard.",
    button: "Télécharger mes données",
    pending: "Préparation…",
    missing: {
      title: "Le lien est incomplet",
      text: "Il manque à cette adresse la partie qui désigne votre demande. Rouvrez le lien de notre courriel, ou écrivez-nous.",
    },
    outcomes: {
      given: {
        title: "Vos données sont enregistrées",
        text: "Elles figurent parmi les téléchargements de votre navigateur. S’il y manque quelque chose, rouvrez le lien dans l’heure ; il expire ensuite. La demande se clôt dans les trois jours, et votre adresse en est retirée.",
      },
      used: {
        title: "Ce lien a servi et n’est plus valable",
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
        text: "Votre connexion a dépassé le nombre admis. Rien n’a changé ; réessayez dans quelques minutes.",
      },
      offline: {
        title: "Notre serveur est resté injoignable",
        text: "Rien n’a changé. Vérifiez votre connexion, puis réessayez.",
      },
      late: {
        title: "Aucune réponse n’est venue à temps",
        text: "Réessayez : le lien reste valable une heure après sa première utilisation.",
      },
      failed: {
        title: "Une erreur s’est produite",
        text: "Rien n’a été envoyé. L’erreur est de notre fait ; réessayez, ou écrivez-nous.",
      },
    },
    again: "S’inscrire de nouveau",
    write: "Nous écrire :",
  },
} satisfies typeof en;
