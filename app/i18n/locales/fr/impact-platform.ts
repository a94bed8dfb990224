import type en from "../en/impact-platform.ts";

export default {
  meta: {
    title: "Plateforme d’investissement à impact",
    description:
      "Six thèmes, des énergies propres à l’innovation technologique, où chercher des investissements dont l’effet s’énonce avant et se mesure après.",
  },
  title: "L’investissement à impact, thème par thème",
  lede: "Énergies propres, économie circulaire, innovation en santé, villes intelligentes, agriculture durable, innovation technologique : dans ces six thèmes, nous cherchons des investissements dont l’effet puisse s’énoncer et se mesurer. Chaque projet doit nommer le changement visé, les personnes concernées et les preuves qu’il apportera. Un rendement financier est attendu. Quand l’effet ne se mesure pas, nous ne parlons pas d’impact.",
} satisfies typeof en;
