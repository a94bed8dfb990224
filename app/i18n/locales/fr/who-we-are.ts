import type en from "../en/who-we-are.ts";

export default {
  meta: {
    title: "Qui sommes-nous",
    description:
      "Une maison de conseil en capital à Luxembourg et à Paris : sa manière de penser, de diversifier, de travailler, et ce à quoi elle tient.",
  },
  title: "Une seule maison, deux villes",
  lede: "Nous conseillons ceux qui possèdent un capital et ceux qui le font travailler : familles, fondations, institutions, propriétaires d’entreprise. Une seule équipe, à Luxembourg et à Paris, suit partout les mêmes règles. Nous diversifions avant de concentrer, nous écrivons les raisons de chaque recommandation et nous restons assez longtemps pour en répondre.",
} satisfies typeof en;
