import type en from "../en/lp.ts";

export default {
  meta: {
    title: "Espace investisseurs",
    description:
      "Comptes de capital, rapports et avis, fonds par fonds : un espace réservé aux associés commanditaires invités, où chacun ne voit que ses fonds.",
  },
  title: "L’espace investisseurs",
  lede: "Comptes de capital, rapports et avis sont conservés dans cet espace, fonds par fonds. Il est réservé aux associés commanditaires qui y ont été invités, et chacun n’y voit que les fonds dans lesquels il a investi. Aucune session n’est ouverte pour l’instant : rien ne peut donc vous en être montré.",
  signIn: "Se connecter",
} satisfies typeof en;
