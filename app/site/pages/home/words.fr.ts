import type en from "./words.en.ts";

export default {
  meta: {
    title: "{{firm}} · Conseil en capital à Luxembourg et Paris",
    description:
      "Conseil en investissement, fusions et acquisitions, capital-investissement et stratégie pour familles, fondations, institutions et dirigeants.",
  },
  title: "Le conseil en capital, de Luxembourg à Paris",
  hero: {
    carousel: "carrousel",
    slide: "diapositive",
    label: "Nos quatre métiers",
    slideOf: "{{position}} sur {{count}} : {{service}}",
    explore: "Découvrir ce métier",
    talk: "Parler à un associé",
    pause: "Arrêter le défilement",
    play: "Reprendre le défilement",
    previous: "Métier précédent",
    next: "Métier suivant",
    choose: "Choisir un métier",
    slides: {
      "investment-advisory": {
        title: "Savoir pourquoi l’on détient chaque placement.",
        text: "Allocation, sélection et suivi pour les familles, les fondations et les institutions, avec des recommandations motivées.",
      },
      "mergers-acquisitions": {
        title: "D’un seul côté de la table, jusqu’à la signature.",
        text: "À l’achat comme à la cession, aux côtés des entreprises familiales et moyennes, dès le premier appel.",
      },
      "private-equity": {
        title: "Le non-coté, de l’engagement à la liquidation.",
        text: "Fonds primaires, marché secondaire et co-investissement, recommandés à nos clients et suivis avec eux.",
      },
      "business-strategy": {
        title: "Un plan qui tient devant le conseil.",
        text: "Plans, gouvernance et choix de financement, construits avec les propriétaires et les conseils.",
      },
    },
  },
  services: {
    title: "Nos métiers en bref",
    lede: "{{firm}} conseille familles, fondations, institutions et propriétaires d’entreprise sur l’emploi de leur capital, les conditions obtenues et les résultats. Chaque métier a ses dossiers ; une question qui en touche plusieurs reçoit une réponse commune, si le client y consent et qu’aucun conflit d’intérêts ne s’y oppose.",
    lines: {
      "investment-advisory":
        "L’allocation des actifs, le choix des gérants et le suivi de chaque placement.",
      "mergers-acquisitions":
        "Une cession ou une acquisition menée de la première évaluation à la dernière signature, pour une seule partie.",
      "private-equity":
        "Le choix de fonds et de sociétés non cotés, après lecture de leurs documents et de leurs comptes.",
      "business-strategy":
        "Le plan, le conseil qui le porte et l’argent qui le finance, décidés ensemble.",
    },
  },
  approach: {
    title: "Notre façon de travailler",
    quote:
      "Toute recommandation est relue, avant son envoi, par une personne qui n’a pas travaillé au dossier.",
    quoteSource: "Extrait de nos règles de travail",
    principles: {
      written: {
        title: "Des recommandations motivées",
        text: "Une recommandation expose ses raisons, ses risques et les conditions dans lesquelles elle cesserait d’être valable, dans un document que le client peut nous opposer.",
      },
      independent: {
        title: "Pour une seule partie",
        text: "Nous sommes payés par nos seuls clients, selon des barèmes publiés sur ce site. Nous n’agissons jamais des deux côtés d’une opération, et les intérêts susceptibles d’influer sur notre avis sont déclarés avant le mandat.",
      },
      lasting: {
        title: "Un suivi dans la durée",
        text: "Tant que court le mandat, nous comparons les résultats aux prévisions, signalons les écarts et proposons des corrections pendant qu’elles sont encore possibles.",
      },
    },
    more: "Qui sommes-nous",
  },
  references: {
    title: "Quelques références",
    lede: "Des mandats de ces dernières années, décrits de telle sorte qu’aucun client ne puisse être reconnu.",
    year: "Période",
    matter: "Dossier",
    service: "Métier",
    place: "Lieu",
    more: "Toutes les références",
  },
  impact: {
    title: "L’impact en quatre chiffres",
    lede: "Quatre mesures, établies une fois par an selon une méthode que nous publions avec ses limites.",
    metrics: {
      investments:
        "Investissements totaux, faits par nos clients sur notre conseil dans les thèmes d’impact",
      projects: "Projets actifs",
      partners: "Partenaires stratégiques",
      carbon: "Réduction carbone : l’intensité des placements conseillés, depuis {{year}}",
    },
    legends: {
      investments: "Un anneau pour dix millions d’euros.",
      projects: "Un pétale par projet.",
      partners: "Un cercle par partenaire.",
      carbon: "Les relevés annuels de {{from}} à {{to}}, reliés par une courbe.",
    },
    intensityIn: "Intensité carbone en {{year}}",
    intensity: "{{value}} t éq. CO₂ par M€",
    millions: "{{value}} M€",
    table: "Les chiffres en tableau",
    measure: "Mesure",
    value: "Valeur",
    method: "Comment nous mesurons",
    asOf: "Chiffres au {{date}}.",
  },
  publications: {
    title: "Dernières publications",
    more: "Toutes les publications",
  },
  offices: {
    title: "Deux rives, deux bureaux",
  },
  invitation: {
    title: "Un premier entretien",
    text: "Il dure une heure environ, avec un associé, à Luxembourg, à Paris ou à distance ; il est gratuit, confidentiel et n’engage personne.",
    action: "Nous écrire",
  },
} satisfies typeof en;
