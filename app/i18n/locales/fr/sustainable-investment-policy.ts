import type en from "../en/sustainable-investment-policy.ts";

export default {
  meta: {
    title: "Politique d’investissement durable",
    description:
      "Comment la durabilité entre dans nos conseils : ce que nous excluons, ce que nous examinons avant de recommander, le dialogue qui s’ensuit.",
  },
  title: "Politique d’investissement durable",
  lede: "La durabilité entre dans nos conseils à trois moments : lorsque nous excluons, lorsque nous examinons avant de recommander, lorsque nous dialoguons ensuite avec les gérants et les entreprises. Les risques de durabilité sont pour nous des risques pour la valeur ; les effets négatifs sur les personnes et l’environnement, des faits à établir et à peser. Un client peut vouloir des règles plus strictes que les nôtres : elles sont alors inscrites dans son mandat.",
} satisfies typeof en;
