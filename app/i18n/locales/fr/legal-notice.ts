import type en from "../en/legal-notice.ts";

export default {
  meta: {
    title: "Mentions légales",
    description:
      "Éditeur et hébergeur de ce site, conditions d’usage de ses contenus : deux sociétés, l’une de droit français, l’autre de droit luxembourgeois.",
  },
  title: "Mentions légales",
  lede: "Deux sociétés éditent ensemble ce site : une société par actions simplifiée de droit français, à Paris, et une société à responsabilité limitée de droit luxembourgeois, à Luxembourg. Il est hébergé par un prestataire d’informatique en nuage établi aux États-Unis. Ses textes, dessins et documents appartiennent à la maison ; de courts passages peuvent en être cités avec leur source, et tout autre usage requiert notre accord écrit.",
} satisfies typeof en;
