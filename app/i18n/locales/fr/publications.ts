import type en from "../en/publications.ts";

export default {
  meta: {
    title: "Publications sur la durabilité et l’impact",
    description:
      "Rapports ESG, stratégie climat, politiques d’investissement et évaluations d’impact, publiés en français et en anglais, avec leur date et leur version.",
  },
  title: "Nos publications sur la durabilité et l’impact",
  lede: "Rapports, stratégies, politiques et évaluations paraissent en français et en anglais, chacun avec sa date et sa version. Un document révisé dit ce qui a changé depuis le précédent. L’ensemble décrit nos méthodes et nos résultats, y compris ceux qui sont restés en deçà de l’intention. Aucun ne constitue une offre ni une recommandation d’investir.",
  listTitle: "Documents parus",
  read: "Lire en ligne",
} satisfies typeof en;
