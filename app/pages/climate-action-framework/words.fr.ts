import type en from "./words.en.ts";

export default {
  meta: {
    title: "Cadre d’action climatique",
    description:
      "Mesurer, réduire, publier : un cadre pour nos propres émissions, celles des investissements que nous conseillons et les risques climatiques associés.",
  },
  title: "Un cadre d’action pour le climat",
  lede: "Mesurer d’abord, réduire ensuite ; ce qui reste est publié, non caché derrière des crédits carbone. Notre cadre couvre les émissions de nos bureaux et de nos déplacements et, autant que les données le permettent, celles des investissements que nous conseillons. Il demande aussi ce qu’un climat plus chaud fait aux actifs eux-mêmes. Un objectif manqué est publié comme un objectif atteint, avec ses raisons.",
  unit: "t éq. CO₂",
  pathway: {
    title: "De {{base}} tonnes à {{next}}",
    lede: "Trois années durant, nous étions sous la droite qui menait au premier objectif. Le jour de l’échéance, nous étions {{missed}} tonnes au-dessus. Une date lointaine cache la dérive ; le second objectif n’en a donc pas : chaque année, jusqu’en {{nextYear}}, a son propre plafond.",
    figure: {
      title: "Les émissions propres de la maison, de {{from}} à {{to}}",
      alt: "Les émissions mesurées passent de {{base}} tonnes en {{from}} à 470 en 2022 et {{measured}} en 2025, juste au-dessus de l’objectif de {{target}}. De 2026 à {{to}}, cinq marches de 26 tonnes descendent jusqu’à {{next}}.",
      note: "2020 et 2021, faussées par la pandémie, restent en blanc. Scopes 1 et 2 et, dans le scope 3, déplacements, achats et trajets domicile-travail ; électricité à la moyenne du réseau.",
      measured: "Mesuré",
      line: "Droite vers le premier objectif",
      ceiling: "Plafond",
      blank: "non retenues",
      target: "objectif {{value}}",
    },
    turns: {
      promised: { label: "Promis", value: "−40 % en 2025" },
      reached: { label: "Atteint", value: "−39 %, manqué" },
      next: { label: "Ensuite", value: "−60 % en 2030" },
    },
  },
  counts: {
    title: "Ce qui compte pour l’objectif",
    aside:
      "Le périmètre n’a pas bougé depuis 2019. Une année de référence plus récente serait mieux documentée ; elle embellirait aussi le même effort, et enterrerait l’objectif manqué.",
    yes: {
      title: "Compté",
      items: [
        "Le gaz brûlé pour le chauffage, scope 1",
        "L’électricité et le réseau de chaleur, scope 2, à la moyenne du réseau",
        "Les déplacements, les achats et les trajets domicile-travail, scope 3",
        "La maison entière, telle qu’elle grandit : aucun chiffre par personne",
      ],
    },
    no: {
      title: "Non compté",
      items: [
        "Les crédits carbone, quelle qu’en soit la qualité",
        "Les absorptions achetées à d’autres",
        "Les garanties d’origine et les contrats verts",
        "Les émissions dites évitées ailleurs",
      ],
    },
    quote: "Quand la tonne qui manque peut s’acheter, on cesse de la chercher.",
    quoteSource: "Stratégie climat, septembre 2026",
  },
  work: {
    title: "Où sont les {{fall}} tonnes suivantes",
    lede: "D’abord ce qu’un bail peut régler, ensuite ce qui tient aux habitudes, enfin ce qui dépend des données d’autrui.",
    figure: {
      title: "De 2025 au plafond de 2030, source par source",
      alt: "Des paires de barres pour cinq sources. Les déplacements passent de 166 à 108 tonnes et les achats de 111 à 83 ; le gaz, l’électricité et les trajets, bien moindres, baissent aussi.",
      measured: "mesuré en 2025",
      ceiling: "plafond de 2030",
    },
    steps: {
      offices: {
        when: "Prévu pour 2028",
        title: "Les bureaux",
        text: "Une pompe à chaleur doit remplacer la chaudière de notre immeuble de Luxembourg : 24 tonnes de gaz en moins, quatre environ d’électricité en plus. Le dernier des quatre locataires a donné son accord en juillet 2026 et le propriétaire annonce l’été 2027 ; nous comptons sur 2028. Sans pompe à la fin de cette année-là, nous donnons congé.",
      },
      travel: {
        when: "Dès le 1er janvier 2027",
        title: "Les déplacements",
        text: "Pas d’avion quand le train met moins de six heures. Pas plus de deux personnes sur une visite long-courrier sans la signature d’un associé. Des réservations comptées chaque semaine, avant le départ. Depuis 2026, chaque équipe paie 120 € par tonne sur son propre budget, et cet argent finance les travaux.",
      },
      purchases: {
        when: "Au fil des réponses",
        title: "Les achats",
        text: "Les deux tiers du chiffre reposent encore sur les dépenses et des facteurs moyens, méthode par laquelle un fournisseur bon marché paraît propre. À nos principaux fournisseurs, nous demandons des données avant de demander des réductions. Le chiffre peut monter ; 2019 est alors recalculée de même.",
      },
      commuting: {
        when: "Pas de règle",
        title: "Les trajets domicile-travail",
        text: "Dix tonnes devraient disparaître à mesure que des frontaliers laissent leur voiture pour le train ou un véhicule électrique. C’est leur trajet ; nous n’y fixons pas de règle.",
      },
    },
  },
  advised: {
    title: "Les investissements que nous conseillons",
    paragraphs: [
      "Nos clients décident et possèdent ; leurs émissions ne sont pas les nôtres. Les omettre serait pourtant décrire le perron et oublier l’édifice. Nous publions une intensité carbone, en tonnes par million d’euros investi, à côté de la part des montants qu’elle couvre et de la qualité des données qui la portent.",
      "Elle a baissé de {{fall}} tonnes depuis 2021. Un quart environ de cette baisse ne refroidit rien : les prix ont monté, et le rapport s’est contracté.",
    ],
    table: {
      caption: "Intensité carbone des investissements conseillés, et ce sur quoi elle repose",
      year: "Année",
      intensity: "Intensité, t éq. CO₂/M€",
      covered: "Montants couverts",
      score: "Qualité des données (PCAF, 1 est le mieux)",
    },
    figure: {
      title: "D’où vient la baisse depuis 2021",
      alt: "Sur 45 tonnes par million d’euros, 17 viennent d’entreprises qui émettent moins, 16 de changements dans les portefeuilles et 12 de la hausse des prix.",
      unit: "t éq. CO₂/M€",
      series: "Baisse",
      companies: "Entreprises moins émettrices",
      holdings: "Portefeuilles différents",
      prices: "Prix plus élevés",
      note: "Notre propre décomposition ; l’ordre des étapes déplace chaque part de trois tonnes au plus.",
    },
    stages: {
      title: "Comment ils entrent dans le cadre",
      items: [
        { when: "Aujourd’hui", text: "L’intensité, sa couverture et sa qualité." },
        { when: "À partir de 85 % couverts", text: "Les tonnes absolues à côté d’elle." },
        {
          when: "À partir de 90 %, deux ans de suite",
          text: "Un objectif, mandat par mandat, pour les clients qui l’acceptent. Nous ne l’attendons pas avant 2030.",
        },
      ],
    },
  },
  assets: {
    title: "Ce qu’un climat plus chaud fait aux actifs",
    aside:
      "Chacun des {{projects}} projets de la plateforme d’impact a été examiné sur place, selon un scénario moyen et un scénario élevé, jusqu’en 2050 (SSP2-4.5 et SSP5-8.5).",
    paragraphs: [
      "Sur {{projects}} projets, {{exposed}} sont exposés à un risque physique sérieux au moins. Quand la carte publique et le modèle de l’assureur divergent, nous retenons le plus sévère.",
    ],
    table: {
      caption: "Aléas physiques parmi les {{projects}} projets",
      hazard: "Aléa",
      exposed: "Projets exposés",
      seen: "Déjà observé",
      asked: "Ce que nous demandons",
      rows: {
        heat: {
          name: "Chaleur et sécheresse",
          seen: "Stockage par batteries bridé neuf jours à l’été 2025",
          asked: "Température de conception revue, refroidissement testé",
        },
        floods: {
          name: "Crues et ruissellement",
          seen: "Accès à une usine de recyclage coupé deux jours en 2024",
          asked: "Plan d’inondation, conditions écrites de l’assureur",
        },
        clay: {
          name: "Retrait-gonflement des argiles",
          seen: "Fissures dans deux immeubles équipés de pompes à chaleur",
          asked: "Étude de sol avant travaux",
        },
      },
    },
    transition: [
      "Le risque de transition a son épreuve à lui : quelle ligne perd de l’argent à 150 € la tonne de carbone ? Appliqué aux 71 entreprises non cotées qui nous ont donné leurs émissions, ce prix retire 2,7 % au résultat d’exploitation médian et 16 % à celui de la plus exposée, une fonderie. Le calcul laisse les fournisseurs de côté : il minore l’effet.",
    ],
  },
  rules: {
    title: "Si cela tourne mal",
    lede: "L’associé qui dirige la maison répond de ce cadre devant le comité des associés ; dans chaque bureau, un associé voit les tonnes tous les mois. La suite d’un échec a été écrite avant qu’il puisse survenir.",
    case: "Si",
    effect: "Alors",
    caption: "Ce que chaque cas déclenche",
    rows: [
      {
        case: "Un plafond est dépassé",
        effect:
          "L’excédent est retiré du plafond suivant, et tout voyage long-courrier demande la signature d’un associé jusqu’au rattrapage.",
      },
      {
        case: "Deux plafonds de suite sont dépassés",
        effect:
          "Sous trois mois, les associés publient ce à quoi ils renoncent, ou ce qu’ils reconnaissent ne pas pouvoir faire.",
      },
      {
        case: "La méthode ou les données déplacent 2019 de plus de 5 %",
        effect: "2019 et tous les plafonds sont recalculés, et les deux versions restent publiées.",
      },
      {
        case: "La loi exige davantage",
        effect: "Le cadre suit. Une loi qui exige moins n’est pas un motif.",
      },
    ],
    limit:
      "L’objectif n’a été validé par aucun organisme extérieur. Un cabinet refait nos calculs chaque année ; une mission d’assurance, par un auditeur, sera étudiée en 2028.",
  },
  further: {
    title: "Pour aller plus loin",
  },
} satisfies typeof en;
