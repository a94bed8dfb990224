import type en from "../en/cookie-settings.ts";

export default {
  meta: {
    title: "Gestion des cookies",
    description:
      "Cookies nécessaires, de performance, de ciblage : à quoi sert chaque catégorie, et pourquoi rien de facultatif n’est déposé sans votre accord.",
  },
  title: "Gestion des cookies",
  lede: "Seul ce dont le site a besoin pour fonctionner est enregistré sans votre accord : la langue, votre choix en matière de cookies, la session d’un investisseur. La performance mesure la rapidité avec laquelle nos pages vous parviennent. Le ciblage concerne un réseau professionnel où nous pouvons faire de la publicité. L’un et l’autre restent désactivés tant que vous n’avez pas accepté. Refuser est aussi simple qu’accepter, ne vous prive de rien et n’a rien de définitif.",
} satisfies typeof en;
