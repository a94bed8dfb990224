import type en from "./words.en.ts";

export default {
  title: "Votre compte de capital",
  aside:
    "Les montants sont ceux de votre entité, dans la devise de chaque fonds ; deux devises ne s’additionnent jamais. Les performances passées ne préjugent pas des performances futures.",
  none: "Aucun engagement n’est encore enregistré pour votre entité.",
  totalOf_one: "Total en {{currency}}, {{count}} fonds",
  totalOf_other: "Total en {{currency}}, {{count}} fonds",
  partlyValued: "{{valued}} fonds sur {{count}} ont une valeur",
  on: "au {{day}}",
  between: "entre le {{day}} et le {{last}}",
  noLine: "aucun mouvement",
  noValue: "pas encore de valeur",
  figures: {
    committed: "Engagé",
    paidIn: "Versé",
    distributed: "Distribué",
    unfunded: "Reste à appeler",
    nav: "Valeur nette",
    dpi: "DPI",
    rvpi: "RVPI",
    tvpi: "TVPI",
    irr: "TRI net, notre calcul",
    "irr-period": "Rendement net, notre calcul",
  },
  dates:
    "Engagement au {{committed}}. Mouvements jusqu’au {{lines}}. Valeur, ratios et taux au {{value}}.",
  datesNoLine: "Engagement au {{committed}}. Aucun mouvement encore.",
  datesNoValue: "Engagement au {{committed}}. Mouvements jusqu’au {{lines}}. Pas encore de valeur.",
  perYear: "par an",
  overPeriod: "sur la période du {{day}} au {{last}}, non annualisé",
  notMeaningful: "n. s.",
  notMeaningfulFull: "non significatif",
  notMeaningfulNote: "n. s. : non significatif, car {{why}}.",
  why: {
    opening: "le début du compte est repris en une somme, sans ses dates",
    "no-value": "aucune valeur n’est encore publiée",
    "no-flows": "rien n’a encore été versé",
    "no-solution": "aucun taux ne correspond à ces mouvements",
    "several-solutions": "plusieurs taux correspondent à ces mouvements",
  },
  definition: ", définition",
  glossary: "Dans le glossaire",
  close: "Fermer",
  definitions: {
    committed:
      "La somme que votre entité s’est engagée à verser au fonds, telle qu’elle était à la date indiquée.",
    paidIn:
      "Ce qui a été appelé et payé, frais compris, qu’ils comptent ou non dans l’engagement, moins les excédents d’appel rendus. Les intérêts entre investisseurs des différentes clôtures n’y entrent pas.",
    distributed:
      "Tout ce que le fonds vous a rendu, y compris ce qu’il peut rappeler. Les excédents d’appel rendus n’y entrent pas : ils réduisent ce qui est versé.",
    unfunded:
      "L’engagement, moins les appels qui s’y imputent, plus ce qui a été rendu et peut être rappelé, plus ou moins les ajustements.",
    nav: "Votre part de l’actif net du fonds à la date indiquée, nette de la part d’intéressement courue. C’est une estimation datée, que seule une vente confirme.",
    dpi: "Distribué ÷ versé, à la date de la valeur. Ce qui vous est revenu pour un euro versé.",
    rvpi: "Valeur nette ÷ versé, à la date de la valeur. Ce qui reste, estimé, pour un euro versé.",
    tvpi: "(Distribué + valeur nette) ÷ versé, à la date de la valeur.",
    irr: "Le taux annuel qui ramène à zéro la somme de vos propres versements et encaissements à leurs dates, valeur nette comprise (base exacte/365). Nous le calculons pour votre entité : ce n’est pas le taux que le fonds publie. En dessous d’un an, il n’est pas annualisé ; il est dit non significatif quand aucun taux, ou plusieurs, conviennent, ou quand les dates du début manquent.",
  },
  calls: {
    title: "Appels à venir",
    aside: "Un appel est annoncé par courriel, sans montant ni coordonnées bancaires.",
    due: "Exigible le {{day}}",
    today: "aujourd’hui",
    daysLeft_one: "dans {{count}} jour",
    daysLeft_other: "dans {{count}} jours",
    notice: "Avis d’appel",
    noNotice: "L’avis n’est pas encore publié.",
    check: "Vérifier le compte avant de payer",
    calendar: "Ajouter à l’agenda",
    file: "appel-{{fund}}-{{day}}.ics",
    summary: "Appel de fonds exigible : {{fund}}",
    description:
      "Avant de payer, comparez le bénéficiaire et l’IBAN avec ceux qu’affiche votre espace : {{address}}. Au moindre doute, appelez-nous au numéro que vous connaissez déjà.",
  },
} satisfies typeof en;
