import type en from "./words.en.ts";

export default {
  meta: {
    title: "Plan du site",
    description:
      "Toutes les pages publiques du site, section par section : la maison, ses expertises, la durabilité et l’impact, les pages légales.",
  },
  title: "Plan du site",
  lede: "Toutes les pages publiques du site s’atteignent d’ici : la maison, ses quatre expertises, son travail sur la durabilité et l’impact, les pages légales. Chacune existe en français et en anglais à une adresse parallèle, de sorte qu’on change de langue sans perdre sa place. Les documents des investisseurs sont tenus à part, derrière leur propre accès.",
} satisfies typeof en;
