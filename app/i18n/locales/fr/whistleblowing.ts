import type en from "../en/whistleblowing.ts";

export default {
  meta: {
    title: "Signalement et lanceurs d’alerte",
    description:
      "Signaler des faits en toute confidentialité : accusé de réception sous sept jours, réponse sous trois mois, protection contre les représailles.",
  },
  title: "Signalement et lanceurs d’alerte",
  lede: "Quiconque a connaissance, dans son travail, d’un crime, d’un délit, d’une violation du droit ou d’une menace pour l’intérêt général peut nous le signaler en toute confidentialité. Nous en accusons réception sous sept jours et répondons sous trois mois sur les suites données. Un signalement fait de bonne foi ne doit exposer son auteur à aucune mesure de représailles. Il est aussi possible de saisir directement les autorités compétentes en France ou au Luxembourg.",
} satisfies typeof en;
