import type en from "../en/regulatory-notice.ts";

export default {
  meta: {
    title: "Mentions réglementaires",
    description:
      "Ni offre, ni sollicitation, ni recommandation personnelle : ce qu’est ce site, ce qu’il n’est pas, et les risques qu’un investisseur doit connaître.",
  },
  title: "Mentions réglementaires",
  lede: "Rien sur ce site ne constitue une offre, une sollicitation ni une recommandation personnelle d’acheter ou de vendre un instrument financier. Le site informe ; le conseil n’est donné que sur convention écrite, une fois évalués la situation et les objectifs du client. Un placement peut perdre de la valeur, un titre non coté ne se revend pas toujours, et les performances passées ne préjugent pas des performances futures. Certains services sont réservés à certains investisseurs ou pays.",
} satisfies typeof en;
