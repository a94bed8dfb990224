import type en from "./words.en.ts";

export default {
  meta: {
    title: "Mentions légales",
    description:
      "Éditeur et hébergeur de ce site, conditions d’usage de ses contenus : deux sociétés, l’une de droit français, l’autre de droit luxembourgeois.",
  },
} satisfies typeof en;
