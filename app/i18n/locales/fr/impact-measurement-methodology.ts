import type en from "../en/impact-measurement-methodology.ts";

export default {
  meta: {
    title: "Méthode de mesure d’impact",
    description:
      "Un point de départ, peu d’indicateurs, une source pour chaque chiffre : comment nous mesurons l’impact et distinguons la mesure de l’estimation.",
  },
  title: "Comment nous mesurons l’impact",
  lede: "L’impact est une différence : ce qui s’est produit, moins ce qui se serait produit de toute façon. Notre méthode fixe le point de départ avant tout investissement, s’en tient à peu d’indicateurs, indique la source de chaque chiffre et sépare ce qui est mesuré de ce qui est estimé. Les résultats sont donnés avec leur incertitude. Quand la donnée manque, la ligne reste vide ; nous ne la remplissons pas d’une moyenne.",
} satisfies typeof en;
