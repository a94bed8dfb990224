import type en from "../en/climate-action-framework.ts";

export default {
  meta: {
    title: "Cadre d’action climatique",
    description:
      "Mesurer, réduire, publier : un cadre pour nos propres émissions, celles des investissements que nous conseillons et les risques climatiques associés.",
  },
  title: "Un cadre d’action pour le climat",
  lede: "Mesurer d’abord, réduire ensuite ; ce qui reste est publié, non caché derrière des crédits carbone. Notre cadre couvre les émissions de nos bureaux et de nos déplacements et, autant que les données le permettent, celles des investissements que nous conseillons. Il demande aussi ce qu’un climat plus chaud fait aux actifs eux-mêmes. Un objectif manqué est publié comme un objectif atteint, avec ses raisons.",
} satisfies typeof en;
