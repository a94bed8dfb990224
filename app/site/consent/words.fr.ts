import type en from "./words.en.ts";

export default {
  banner: {
    label: "Cookies",
    title: "Les cookies, c’est vous qui décidez",
    text: "Ce site dépose ce dont il a besoin pour fonctionner. Avec votre accord, il mesure aussi la rapidité avec laquelle ses pages vous parviennent.",
    textWithNetwork:
      "Ce site dépose ce dont il a besoin pour fonctionner. Avec votre accord, il mesure aussi la rapidité avec laquelle ses pages vous parviennent et laisse un réseau professionnel reconnaître votre visite.",
    details: "Ce qui est déposé",
    acceptAll: "Tout accepter",
    decline: "Tout refuser",
    preferences: "Préférences",
    close: "Fermer et refuser",
  },
  dialog: {
    title: "Préférences de cookies",
    text: "Vous pouvez accepter une catégorie et refuser l’autre, puis changer d’avis sur n’importe quelle page, par le lien en bas de page.",
    declineAll: "Tout refuser",
    cancel: "Annuler",
    acceptAll: "Tout accepter",
    save: "Enregistrer",
  },
  categories: {
    necessary: {
      name: "Nécessaires",
      text: "Votre langue, votre réponse à cette question, votre place dans une page, votre session d’investisseur.",
    },
    performance: {
      name: "Performance",
      text: "La rapidité d’affichage et de réponse des pages, transmise à notre propre serveur sans rien qui dise qui vous êtes.",
    },
    targeting: {
      name: "Ciblage",
      text: "Un réseau professionnel peut reconnaître votre visite et vous y montrer nos annonces.",
      unused: "Sans emploi aujourd’hui : rien n’est chargé, même si vous acceptez.",
    },
  },
  locked: "Toujours actifs.",
  saved: {
    title: "Votre choix est enregistré",
    description: "Il est conservé six mois. Vous pouvez le modifier sur n’importe quelle page.",
  },
} satisfies typeof en;
