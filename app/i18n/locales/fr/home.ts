import type en from "../en/home.ts";

export default {
  meta: {
    title: "{{firm}} · Conseil en capital à Luxembourg et Paris",
    description:
      "Conseil en investissement, fusions et acquisitions, capital-investissement et stratégie pour familles, fondations, institutions et dirigeants.",
  },
  title: "Le conseil en capital, de Luxembourg à Paris",
  lede: "{{firm}} conseille familles, fondations, institutions et propriétaires d’entreprise : où va le capital, à quelles conditions, et ce qu’il y produit. Quatre métiers sous un même toit, pour qu’une question reçoive une seule réponse.",
  servicesTitle: "Quatre métiers, une même exigence de preuve",
} satisfies typeof en;
