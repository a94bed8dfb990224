import type en from "./words.en.ts";

export default {
  meta: {
    title: "Cadre d’action climatique",
    description:
      "Mesurer, réduire, publier : un cadre pour nos propres émissions, celles des investissements que nous conseillons et les risques climatiques associés.",
  },
  title: "Un cadre d’action pour le climat",
  lede: "Nous mesurons nos émissions, les réduisons et publions le reste, sans le compenser par des crédits carbone. Notre cadre couvre les émissions de nos bureaux et de nos déplacements et, autant que les données le permettent, celles des investissements que nous conseillons. Il examine aussi les effets d’un climat plus chaud sur les actifs. Un objectif manqué est publié avec ses raisons, comme un objectif atteint.",
  unit: "t éq. CO₂",
  pathway: {
    title: "De {{base}} tonnes à {{next}}",
    lede: "Pendant trois ans, les émissions sont restées sous la droite qui menait au premier objectif ; à l’échéance, elles étaient {{missed}} tonnes au-dessus. Pour que tout écart soit vu à temps, le second objectif fixe un plafond pour chaque année jusqu’en {{nextYear}}.",
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
    title: "Périmètre de l’objectif",
    aside:
      "Le périmètre n’a pas bougé depuis 2019. Une année de référence plus récente serait mieux documentée, mais masquerait l’objectif manqué.",
    yes: {
      title: "Compté",
      items: [
        "Le gaz brûlé pour le chauffage, scope 1",
        "L’électricité et le réseau de chaleur, scope 2, à la moyenne du réseau",
        "Les déplacements, les achats et les trajets domicile-travail, scope 3",
        "La maison entière, en valeur absolue et sans chiffre par personne",
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
    quote: "Seules comptent les réductions obtenues dans le périmètre.",
    quoteSource: "Stratégie climat, septembre 2026",
  },
  work: {
    title: "Où sont les {{fall}} tonnes suivantes",
    lede: "Les bureaux dépendent d’un bail, les déplacements de nos habitudes, les achats des données de nos fournisseurs.",
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
        text: "Une pompe à chaleur doit remplacer la chaudière de notre immeuble de Luxembourg : 24 tonnes de gaz en moins, quatre environ d’électricité en plus. Le dernier des quatre locataires a donné son accord en juillet 2026 et le propriétaire annonce l’été 2027 ; nous comptons sur 2028. Si elle n’est pas installée à la fin de cette année-là, nous donnerons congé.",
      },
      travel: {
        when: "Dès le 1er janvier 2027",
        title: "Les déplacements",
        text: "Le train remplace l’avion quand il met moins de six heures, une visite long-courrier compte deux personnes au plus sauf signature d’un associé, et les réservations sont comptées chaque semaine, avant le départ. Depuis 2026, chaque équipe paie 120 € par tonne sur son propre budget, et cet argent finance les travaux.",
      },
      purchases: {
        when: "Au fil des réponses",
        title: "Les achats",
        text: "Les deux tiers du chiffre reposent encore sur les dépenses et des facteurs moyens, méthode par laquelle un fournisseur bon marché paraît propre. À nos principaux fournisseurs, nous demandons des données avant de demander des réductions. Le chiffre peut monter ; 2019 est alors recalculée de même.",
      },
      commuting: {
        when: "Pas de règle",
        title: "Les trajets domicile-travail",
        text: "Dix tonnes devraient disparaître à mesure que des frontaliers laissent leur voiture pour le train ou un véhicule électrique ; nous ne fixons pas de règle en la matière.",
      },
    },
  },
  advised: {
    title: "Les investissements que nous conseillons",
    paragraphs: [
      "Nos clients décident de leurs investissements et les détiennent ; ces émissions dépassent de loin les nôtres. Nous publions une intensité carbone, en tonnes par million d’euros investi, à côté de la part des montants qu’elle couvre et de la qualité des données qui la portent.",
      "Elle a baissé de {{fall}} tonnes depuis 2021. {{caveat}} La hausse des prix réduit le rapport sans réduire les émissions.",
    ],
    table: {
      caption:
        "Intensité carbone des investissements conseillés, couverture et qualité des données",
      year: "Année",
      intensity: "Intensité, t éq. CO₂/M€",
      covered: "Montants couverts",
      score: "Qualité des données (PCAF, 1 est la meilleure note)",
    },
    figure: {
      title: "D’où vient la baisse depuis 2021",
      alt: "Sur 45 tonnes par million d’euros, 17 viennent d’entreprises qui émettent moins, 16 de changements dans les portefeuilles et 12 de la hausse des prix.",
      unit: "t éq. CO₂/M€",
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
        { when: "À partir d’une couverture de 85 %", text: "L’intensité et les tonnes absolues." },
        {
          when: "À partir de 90 %, deux ans de suite",
          text: "Un objectif, mandat par mandat, pour les clients qui l’acceptent ; nous ne l’attendons pas avant 2030.",
        },
      ],
    },
  },
  assets: {
    title: "Effets d’un climat plus chaud sur les actifs",
    aside:
      "Les {{projects}} projets de la plateforme d’impact ont été examinés site par site, selon un scénario moyen et un scénario élevé, jusqu’en 2050 (SSP2-4.5 et SSP5-8.5).",
    paragraphs: [
      "Sur {{projects}} projets, {{exposed}} sont exposés à un risque physique sérieux au moins. Quand la carte publique et le modèle de l’assureur divergent, nous retenons le plus sévère.",
    ],
    table: {
      caption: "Aléas physiques parmi les {{projects}} projets",
      hazard: "Aléa",
      exposed: "Projets exposés",
      seen: "Déjà observé",
      asked: "Mesures demandées",
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
      "Le risque de transition fait l’objet d’un test à part : quelle ligne perd de l’argent à 150 € la tonne de carbone ? Appliqué aux 71 entreprises non cotées qui nous ont donné leurs émissions, ce prix retire 2,7 % au résultat d’exploitation médian et 16 % à celui de la plus exposée. Le calcul ne tient pas compte des fournisseurs et minore donc l’effet.",
    ],
  },
  rules: {
    title: "En cas de dépassement",
    lede: "L’associée dirigeante répond de ce cadre devant le comité des associés ; dans chaque bureau, un associé voit les tonnes tous les mois. Les suites d’un dépassement sont fixées d’avance.",
    case: "Si",
    effect: "Alors",
    caption: "Suites prévues pour chaque cas",
    rows: [
      {
        case: "Un plafond est dépassé",
        effect:
          "L’excédent est retiré du plafond suivant, et tout voyage long-courrier demande la signature d’un associé jusqu’au rattrapage.",
      },
      {
        case: "Deux plafonds de suite sont dépassés",
        effect:
          "Sous trois mois, les associés publient les activités auxquelles ils renoncent ou l’objectif révisé.",
      },
      {
        case: "La méthode ou les données déplacent 2019 de plus de 5 %",
        effect: "2019 et tous les plafonds sont recalculés, et les deux versions restent publiées.",
      },
      {
        case: "La loi exige davantage",
        effect: "Le cadre suit ; une loi moins exigeante ne le modifie pas.",
      },
    ],
    limit:
      "L’objectif n’a été validé par aucun organisme extérieur. Un cabinet refait nos calculs chaque année ; une mission d’assurance, par un auditeur, sera étudiée en 2028.",
  },
  further: {
    title: "Pour aller plus loin",
  },
} satisfies typeof en;
