import type en from "../en/private-equity.ts";

export default {
  meta: {
    title: "Capital-investissement",
    description:
      "Fonds primaires, opérations secondaires, co-investissement : ce que nous examinons, ce que cela coûte, la durée d’immobilisation et le risque de perte.",
  },
  title: "Le capital-investissement, choisi ligne à ligne",
  lede: "Trois voies mènent au capital-investissement : souscrire à un fonds primaire dès sa création, racheter une participation sur le marché secondaire, ou co-investir dans une société aux côtés d’un fonds. Chacune a son calendrier, son prix et ses risques. Nous pratiquons les trois, lisons les documents jusqu’à la dernière page et suivons chaque ligne jusqu’à sa liquidation. Le capital y reste immobilisé des années et peut être perdu : nous commençons par le dire.",
} satisfies typeof en;
