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
        title: "Savoir pourquoi l’on possède, et quand dire non.",
        text: "Allocation, sélection et suivi pour les familles, les fondations et les institutions, chaque raison écrite et datée.",
      },
      "mergers-acquisitions": {
        title: "D’un seul côté de la table, jusqu’à la signature.",
        text: "À l’achat comme à la cession, aux côtés des entreprises familiales et moyennes, dès le premier appel.",
      },
      "private-equity": {
        title: "Un capital qui reste jusqu’au dernier chapitre.",
        text: "Fonds primaires, marché secondaire et co-investissement, de Luxembourg et de Paris.",
      },
      "business-strategy": {
        title: "Un plan qui tient devant le conseil.",
        text: "Plans, gouvernance et choix de financement, construits avec les propriétaires et les conseils.",
      },
    },
  },
  services: {
    title: "Quatre métiers, une même exigence de preuve",
    lede: "{{firm}} conseille familles, fondations, institutions et propriétaires d’entreprise : où va le capital, à quelles conditions, et ce qu’il y produit. Quatre métiers sous un même toit, pour qu’une question reçoive une seule réponse.",
    lines: {
      "investment-advisory":
        "Où placer les actifs, à qui les confier, et ce qui nous ferait changer d’avis.",
      "mergers-acquisitions":
        "Une cession ou une acquisition menée de la première évaluation à la dernière signature, pour une seule partie.",
      "private-equity":
        "L’accès aux fonds et aux sociétés non cotés, à des conditions lues ligne à ligne.",
      "business-strategy":
        "Le plan, le conseil qui le porte et l’argent qui le finance, décidés ensemble.",
    },
  },
  approach: {
    title: "Notre façon de travailler",
    quote:
      "Une recommandation qui ne tient pas sur une page n’a pas encore été comprise, à commencer par nous.",
    quoteSource: "Extrait de nos règles de travail",
    principles: {
      written: {
        title: "Par écrit",
        text: "Chaque recommandation vient avec ses raisons, ses risques et les conditions dans lesquelles elle cesse d’être vraie. Elle est datée et conservée, pour pouvoir nous être opposée.",
      },
      independent: {
        title: "Pour une seule partie",
        text: "Nous sommes payés par le client qui nous a sollicités, et nous disons combien. Nous n’agissons jamais des deux côtés d’une opération ; les intérêts qui pourraient compter sont déclarés avant le mandat.",
      },
      lasting: {
        title: "Assez longtemps",
        text: "Nous restons après la signature : pour mesurer ce qui avait été promis, dire ce qui a manqué et le corriger tant qu’il est temps.",
      },
    },
    more: "Qui sommes-nous",
  },
  references: {
    title: "Quelques références",
    lede: "Nos clients restent anonymes ; le travail, lui, se montre.",
    year: "Année",
    matter: "Dossier",
    service: "Métier",
    place: "Lieu",
    more: "Toutes les références",
  },
  impact: {
    title: "Ce que l’argent a fait, non ce qu’il promettait",
    lede: "Quatre mesures, prises chaque année de la même façon et publiées avec leur méthode.",
    metrics: {
      investments: "investis pour nos clients dans les thèmes d’impact",
      projects: "projets en cours",
      partners: "partenaires stratégiques",
      carbon: "d’intensité carbone depuis {{year}}",
    },
    legends: {
      investments: "Un anneau pour dix millions d’euros.",
      projects: "Un pétale par projet.",
      partners: "Un cercle par partenaire.",
      carbon: "Les relevés annuels de {{from}} à {{to}}, reliés par une courbe.",
    },
    intensityIn: "Intensité carbone en {{year}}",
    intensity: "{{value}} t éq. CO₂ par M€",
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
    title: "Dites-nous ce que vous avez à décider.",
    text: "Un premier entretien dure une heure environ. Il ne coûte rien, n’engage personne et reste confidentiel.",
    action: "Nous écrire",
  },
} satisfies typeof en;
