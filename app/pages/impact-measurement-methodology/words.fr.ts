import type en from "./words.en.ts";

export default {
  meta: {
    title: "Méthode de mesure d’impact",
    description:
      "Un point de départ, peu d’indicateurs, une source pour chaque chiffre : comment nous mesurons l’impact et distinguons la mesure de l’estimation.",
  },
  title: "Comment nous mesurons l’impact",
  lede: "L’impact est une différence : ce qui s’est produit, moins ce qui se serait produit de toute façon. Notre méthode fixe le point de départ avant tout investissement, s’en tient à peu d’indicateurs, indique la source de chaque chiffre et sépare ce qui est mesuré de ce qui est estimé. Les résultats sont donnés avec leur incertitude. Quand la donnée manque, la ligne reste vide ; nous ne la remplissons pas d’une moyenne.",
  principle: {
    title: "Une soustraction",
    impact: "L’impact",
    result: "Ce qui s’est produit",
    without: "Ce qui se serait produit sans l’investissement",
    text: "Le premier terme se lit sur un compteur. Le second ne s’observe jamais : il se plaide, d’après le témoignage de gens que la réponse n’intéressait pas. Toute la méthode consiste à ne pas laisser la facilité du premier cacher la fragilité du second.",
  },
  rules: {
    title: "Cinq règles avant toute formule",
    aside:
      "Version 3, en vigueur depuis le 1er janvier 2026. Ce qui a changé : aucun premier versement sans un point de départ signé des deux côtés ; le taux d’accidents exigé par contrat.",
    items: [
      "Le point de départ se mesure avant le premier versement. Il ne se reconstitue pas après coup.",
      "Un projet a un indicateur principal, et deux autres au plus. Qui en a dix n’en a aucun.",
      "Chaque chiffre porte sa source, sa date et une marque : M s’il est mesuré, E s’il est estimé.",
      "Un chiffre qui manque reste manquant. Une moyenne mise à sa place serait une supposition déguisée en fait.",
      "Le dommage se cherche avec le même soin que le bienfait, et ne s’en retranche jamais : ils ne tombent pas sur les mêmes personnes.",
    ],
    figure: {
      title: "Sur quoi reposent les résultats de quatorze projets",
      alt: "Sur quatorze projets évalués en 2026, dix résultats sont mesurés, un l’est en partie, un est estimé, et deux lignes sont vides.",
      unit: "projets",
      series: "Projets",
      measured: "M, mesuré",
      partly: "M et E, en partie",
      estimated: "E, estimé",
      empty: "Ligne laissée vide",
      note: "Énergies propres et économie circulaire, douze mois clos le 30 septembre 2025.",
    },
  },
  formulae: {
    title: "Les formules",
    lede: "Elles sont quatre, et aucune ne demande plus que l’arithmétique de l’école. Le difficile, ce sont les données.",
    where: "où",
    avoided: {
      name: "Les émissions évitées en un an",
      symbols: {
        A: "tonnes d’équivalent CO₂ évitées",
        E0: "énergie achetée avant, en MWh",
        f0: "facteur d’émission de cette énergie",
        E1: "énergie achetée après",
        f1: "facteur d’émission de la nouvelle énergie",
      },
      note: "Pour l’électricité, le calcul est fait deux fois, avec la moyenne du réseau et avec les centrales marginales. Nous publions les deux résultats et refusons d’en faire la moyenne.",
    },
    part: {
      name: "La part qui revient à nos clients",
      symbols: {
        P: "tonnes attribuées à nos clients",
        K: "capital apporté par nos clients",
        C: "coût total du projet",
      },
      note: "Le reste est aux prêteurs, aux subventions, aux propriétaires. Sans ce partage, chacun d’eux pourrait revendiquer le tout.",
    },
    uncertainty: {
      name: "L’incertitude d’une somme de parties",
      symbols: {
        u: "incertitude de l’ensemble",
        w: "poids d’une partie dans l’ensemble",
        ui: "incertitude de cette partie",
      },
      note: "Des erreurs indépendantes s’ajoutent par leurs carrés, d’où les carrés de la formule. Quand elles ne le sont pas, comme pour un même facteur employé partout, elles s’ajoutent telles quelles.",
    },
    intensity: {
      name: "L’intensité carbone d’un portefeuille",
      symbols: {
        Q: "tonnes par million d’euros investi",
        m: "montant investi dans une ligne",
        v: "valeur de l’entreprise, dette et trésorerie comprises",
        g: "ses émissions, scopes 1 et 2",
      },
      note: "L’attribution suit la norme du <en>Partnership for Carbon Accounting Financials</en>. Les règles européennes nomment cette mesure « empreinte carbone ».",
    },
  },
  example: {
    title: "Un exemple chiffré : des pompes à chaleur en logement social",
    lede: "Le projet E3 de l’évaluation publiée en février 2026 : 1 140 logements où des pompes à chaleur ont remplacé des chaudières à gaz. {{metered}} ont leur propre compteur ; pour les {{multiplied}} autres, nous avons multiplié.",
    unit: "t éq. CO₂",
    steps: {
      saving: {
        title: "L’énergie économisée",
        text: "Les factures de la dernière année avant travaux, les relevés de la première année pleine ensuite.",
      },
      average: {
        title: "Évité, si l’on remplace le courant moyen",
        text: "Le gaz à {{gas}} tonne par MWh, l’électricité à {{average}}.",
      },
      marginal: {
        title: "Évité, si l’on remplace le courant marginal",
        text: "Le même gaz, et l’électricité à {{marginal}}.",
      },
      uncertainty: {
        title: "L’incertitude de l’énergie achetée",
        text: "{{meteredError}} pour les logements suivis, {{multipliedError}} pour les autres, pondérés par leur nombre.",
      },
      interval: {
        title: "L’intervalle autour de chaque résultat",
        text: "Les factures d’avant travaux sont justes à {{meteredError}} près. Le comptage importe moins que le choix du facteur, qui déplace le résultat de moitié.",
      },
      part: {
        title: "La part de nos clients",
        text: "{{capital}} M€ sur {{cost}} ; le bailleur social et ses prêteurs ont apporté le reste.",
      },
    },
    either: "ou",
    conclusion:
      "Les banques avaient refusé ce projet : rien n’est donc déduit pour ce qui se serait produit de toute façon. Entre {{low}} et {{high}} tonnes par an reviennent à nos clients, selon ce que les pompes remplacent. L’évaluation imprime le projet entier, arrondi à la centaine : {{wholeHigh}} et {{wholeLow}}. Aucun des deux n’est faux, et leur moyenne ne voudrait rien dire.",
  },
  portfolio: {
    title: "Un second : trois lignes, dont une muette",
    aside: "Ce portefeuille est imaginé pour l’exemple.",
    caption: "Émissions attribuées d’un portefeuille de {{all}} M€",
    holding: "Ligne",
    invested: "Investi, M€",
    value: "Valeur, M€",
    emissions: "Émissions, t éq. CO₂",
    attributed: "Attribué, t éq. CO₂",
    total: "Total de ce qui est connu",
    paragraphs: [
      "L’intensité est de {{financed}} ÷ {{invested}} = {{intensity}} tonnes par million, sur {{coverage}} des montants. C n’entre dans aucune des deux sommes.",
      "Comptée pour zéro, C aurait ramené le résultat à {{flattered}}, et son silence aurait été récompensé. Dotée de la moyenne de A et de B, elle n’aurait rien changé et tout caché. La couverture est donc imprimée à côté de l’intensité, dans le même corps.",
    ],
  },
  anyway: {
    title: "Ce qui se serait produit de toute façon",
    aside:
      "Deux personnes jugent séparément ; quand elles diffèrent, la classe la moins favorable l’emporte.",
    paragraphs: [
      "Nous n’appliquons pas de coefficient d’additionnalité. Un nombre entre zéro et un aurait l’air exact, et nous l’aurions inventé. Quatre classes disent ce que nous pensons, et chacune fixe ce que nous pouvons revendiquer.",
    ],
    caption: "Les quatre classes, et ce que chacune permet de revendiquer",
    class: "Classe",
    evidence: "Preuve exigée",
    claim: "Ce qui peut être revendiqué",
    rows: [
      {
        name: "Décisif",
        evidence: "Refus écrits de prêteurs, ou projet abandonné auparavant",
        claim: "La part des clients, en entier",
      },
      {
        name: "Plus tôt ou plus grand",
        evidence: "Le plan qui existait sans nous, avec sa date et sa taille",
        claim: "Les années gagnées, ou la taille ajoutée",
      },
      {
        name: "Peu changé",
        evidence: "D’autres candidats au même prix, ou un marché qui a grandi seul",
        claim: "Rien. Le résultat est imprimé, et non comme nôtre",
      },
      {
        name: "Indécidable",
        evidence: "Aucune sur laquelle deux personnes s’accordent",
        claim: "Rien, et la raison en est dite",
      },
    ],
  },
  limits: {
    title: "Ce que cette méthode ne sait pas faire",
    quote: "Un point de départ ne se reconstitue pas après coup.",
    items: [
      "Additionner des choses différentes. Un mégawattheure, une tonne de plastique et un patient vu plus tôt n’ont pas d’unité commune, et nous n’en inventons pas.",
      "Suivre un effet jusqu’au bout. Nous voyons l’énergie qu’achète un logement ; nous ne voyons pas ce que ses locataires font de l’argent.",
      "Être neutre. La maison est rémunérée pour conseiller ces projets. C’est pourquoi les nombres, les facteurs et les désaccords sont publiés.",
    ],
  },
  further: {
    title: "La méthode à l’œuvre",
  },
} satisfies typeof en;
