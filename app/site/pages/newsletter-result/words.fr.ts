import type en from "./words.en.ts";

export default {
  meta: {
    title: "Votre inscription à la lettre",
    description:
      "La page où mènent les formulaires de la lettre sans script : si l’inscription est reçue, confirmée ou retirée, et ce qu’il reste à faire.",
  },
  title: "Votre inscription à la lettre d’information",
  lede: "Cette page donne le résultat d’une inscription, d’une confirmation ou d’une désinscription. Si vous y arrivez autrement, rien n’a changé.",
  outcomes: {
    none: {
      title: "Rien à signaler",
      text: "Aucune inscription ne vient d’être demandée, confirmée ou annulée. Le formulaire d’inscription est au pied de chaque page.",
    },
    subscribed: {
      title: "Inscription réussie",
      text: "Merci de votre inscription à notre lettre d’information ! Reste à la confirmer, par le lien du message que nous vous envoyons.",
    },
    duplicate: {
      title: "Adresse déjà inscrite",
      text: "Cette adresse est déjà inscrite à notre lettre d’information. Si vous ne l’avez pas encore confirmée, suivez le lien de notre message. Passé dix minutes, inscrivez-vous de nouveau pour en recevoir un autre.",
    },
    invalid: {
      title: "L’inscription a échoué",
      text: "L’adresse semble incomplète. Revenez en arrière avec votre navigateur et vérifiez-la.",
    },
    limited: {
      title: "Trop de tentatives",
      text: "Votre connexion a dépassé le nombre admis. Rien n’a changé ; réessayez dans quelques minutes.",
    },
    failed: {
      title: "Une erreur s’est produite",
      text: "Rien n’a changé. L’erreur est de notre fait ; revenez en arrière et réessayez, ou écrivez-nous.",
    },
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
    unsubscribed: {
      title: "Votre désinscription est enregistrée",
      text: "Nous ne vous enverrons plus de lettre. Si vous changez d’avis, vous pourrez vous inscrire de nouveau à tout moment.",
    },
    gone: {
      title: "C’était déjà fait",
      text: "Ce lien a déjà servi, et votre adresse ne figure plus sur notre liste. Il ne reste rien à faire.",
    },
    "unknown-unsubscribe": {
      title: "Nous ne connaissons pas ce lien",
      text: "Il a pu être coupé en chemin. Rouvrez-le depuis une de nos lettres, ou écrivez-nous : nous retirerons votre adresse.",
    },
  },
  again: "S’inscrire de nouveau",
  write: "Nous écrire :",
} satisfies typeof en;
