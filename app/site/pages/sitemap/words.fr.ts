import type en from "./words.en.ts";

export default {
  meta: {
    title: "Plan du site",
    description:
      "Toutes les pages publiques du site, section par section : la maison, ses métiers, la durabilité et l’impact, les pages légales.",
  },
  title: "Plan du site",
  lede: "Cette page mène à toutes les pages publiques du site : la maison, ses quatre métiers, son travail sur la durabilité et l’impact, les pages légales. Chacune existe en français et en anglais à une adresse parallèle, de sorte qu’on change de langue en restant sur la même page. Les documents des investisseurs se trouvent dans leur espace, à l’accès réservé.",
} satisfies typeof en;
