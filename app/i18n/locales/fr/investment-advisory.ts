import type en from "../en/investment-advisory.ts";

export default {
  meta: {
    title: "Conseil en investissement",
    description:
      "Allocation, sélection, suivi pour les familles, les fondations, les institutions. Nous conseillons, le client décide ; ses avoirs restent chez son dépositaire.",
  },
  title: "Le conseil en investissement, de l’allocation au suivi",
  lede: "Une famille, une fondation, une institution n’investissent ni pour les mêmes raisons ni pour la même durée. Nous partons de là pour fixer l’allocation, retenir les gérants et les véhicules, puis vérifier à intervalles réguliers que chaque placement remplit encore son office. Nous conseillons ; le client décide. Ses avoirs restent chez son dépositaire, et tout intérêt que nous aurions dans un véhicule lui est déclaré par écrit avant qu’il en soit question.",
} satisfies typeof en;
