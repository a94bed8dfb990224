import type en from "./words.en.ts";

export default {
  title: "Tous vos comptes",
  lede: "Chaque investisseur pour lequel vous agissez, côte à côte. Deux devises ne s’additionnent jamais.",
  aside:
    "Les montants sont ceux de chaque investisseur, dans la devise de chaque fonds. Les performances passées ne préjugent pas des performances futures.",
  totals: "Ensemble, par devise",
  total_one: "Total en {{currency}}, un compte",
  total_other: "Total en {{currency}}, {{count}} comptes",
  open: "Ouvrir ce compte",
  closed: {
    proof: "Ce compte demande votre clé d’accès ou un code : rien n’en est affiché ici.",
    enrolment:
      "Ce compte demande un second moyen de connexion, que vous n’avez pas encore : rien n’en est affiché ici, et rien n’en entre dans un total.",
    password: "Ce compte demande un mot de passe à vous : rien n’en est affiché ici.",
  },
  calls: "Appels à venir",
  call: "{{fund}} : {{amount}} exigibles le {{day}}",
  none: "Vous n’agissez pour aucun investisseur.",
} satisfies typeof en;
