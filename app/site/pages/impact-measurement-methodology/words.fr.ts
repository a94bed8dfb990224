import type en from "./words.en.ts";

export default {
  meta: {
    title: "Méthode de mesure d’impact",
    description:
      "Un point de départ, peu d’indicateurs, une source pour chaque chiffre : comment nous mesurons l’impact et distinguons la mesure de l’estimation.",
  },
  title: "Comment nous mesurons l’impact",
  lede: "L’impact est la différence entre les faits observés et ceux qui se seraient produits de toute façon. Notre méthode fixe le point de départ avant tout investissement, s’en tient à peu d’indicateurs, indique la source de chaque chiffre et sépare le mesuré de l’estimé. Les résultats sont donnés avec leur incertitude, et une donnée manquante laisse la ligne vide.",
  principle: {
    title: "Une soustraction",
    impact: "L’impact",
    result: "Les faits observés",
    without: "Les faits sans l’investissement",
    text: "Le premier terme se lit sur un compteur. Le second ne s’observe jamais ; il s’établit d’après le témoignage de tiers sans intérêt à la réponse. La méthode vise à rendre visible la fragilité de ce second terme.",
  },
  rules: {
    title: "Cinq règles avant toute formule",
    aside:
      "Version 3, en vigueur depuis le 1er janvier 2026. Nouveautés : aucun premier versement recommandé sans un point de départ signé par le projet et l’investisseur ; taux d’accidents exigé par contrat.",
    items: [
      "Le point de départ se mesure avant le premier versement, faute de pouvoir être reconstitué ensuite.",
      "Un projet a un indicateur principal et deux autres au plus.",
      "Chaque chiffre porte sa source, sa date et une marque : M s’il est mesuré, E s’il est estimé.",
      "Un chiffre manquant n’est pas remplacé par une moyenne, qui passerait pour une mesure.",
      "Les dommages se cherchent avec autant de soin que les bienfaits et ne s’en retranchent pas, car ils touchent d’autres personnes.",
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
    lede: "Quatre formules suffisent, et aucune ne dépasse l’arithmétique élémentaire ; la difficulté tient aux données.",
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
      note: "Pour l’électricité, le calcul est fait deux fois, avec la moyenne du réseau et avec les centrales marginales ; les deux résultats sont publiés, sans moyenne.",
    },
    part: {
      name: "La part qui revient à nos clients",
      symbols: {
        P: "tonnes attribuées à nos clients",
        K: "capital apporté par nos clients",
        C: "coût total du projet",
      },
      note: "Le reste revient aux prêteurs, aux subventions et aux propriétaires ; sans ce partage, chacun pourrait revendiquer le tout.",
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
      note: "L’attribution suit la norme du <en>Partnership for Carbon Accounting Financials</en> ; les règles européennes nomment cette mesure « empreinte carbone ».",
    },
  },
  example: {
    title: "Un exemple chiffré : des pompes à chaleur en logement social",
    lede: "Le projet E3 de l’évaluation publiée en février 2026 : 1 140 logements où des pompes à chaleur ont remplacé des chaudières à gaz. {{metered}} ont leur propre compteur ; pour les {{multiplied}} autres, nous avons extrapolé.",
    unit: "t éq. CO₂",
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
      "Les banques avaient refusé ce projet : rien n’est donc déduit pour ce qui se serait produit de toute façon. Entre {{low}} et {{high}} tonnes par an reviennent à nos clients, selon ce que les pompes remplacent. L’évaluation publie le résultat du projet entier, arrondi à la centaine : {{wholeHigh}} et {{wholeLow}}. Les deux sont exacts dans leur hypothèse.",
  },
  portfolio: {
    title: "Second exemple : trois lignes, dont une sans données",
    aside: "Ce portefeuille est imaginé pour l’exemple.",
    caption: "Émissions attribuées d’un portefeuille de {{all}} M€",
    holding: "Ligne",
    invested: "Investi, M€",
    value: "Valeur, M€",
    emissions: "Émissions, t éq. CO₂",
    attributed: "Attribué, t éq. CO₂",
    total: "Total de ce qui est connu",
    paragraphs: [
      "L’intensité est de {{financed}} ÷ {{invested}} = {{intensity}} tonnes par million, sur {{coverage}} des montants. C n’entre dans aucune des deux sommes.",
      "Comptée pour zéro, C aurait ramené le résultat à {{flattered}} et flatté le portefeuille. Dotée de la moyenne de A et de B, elle l’aurait laissé inchangé sans que le lecteur le sache. La couverture figure donc à côté de l’intensité, en caractères de taille égale.",
    ],
  },
  anyway: {
    title: "Le cours des choses sans l’investissement",
    aside:
      "Deux personnes jugent séparément ; quand elles diffèrent, la classe la moins favorable l’emporte.",
    paragraphs: [
      "Nous n’appliquons pas de coefficient d’additionnalité, qui donnerait une précision que les preuves n’ont pas. Les projets sont rangés en quatre classes, dont chacune fixe l’effet qui peut être revendiqué.",
    ],
    caption: "Les quatre classes et l’effet qui peut être revendiqué",
    class: "Classe",
    evidence: "Preuve exigée",
    claim: "Effet revendiqué",
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
        claim: "Rien : le résultat est publié sans que nous nous l’attribuions",
      },
      {
        name: "Indécidable",
        evidence: "Aucune sur laquelle deux personnes s’accordent",
        claim: "Rien, avec la raison",
      },
    ],
  },
  limits: {
    title: "Limites de la méthode",
    quote: "Un point de départ ne se reconstitue pas après coup.",
    items: [
      "La méthode n’additionne pas des effets différents : un mégawattheure, une tonne de plastique et un patient vu plus tôt n’ont pas d’unité commune.",
      "Elle ne suit pas un effet jusqu’à son terme : l’énergie qu’achète un logement se mesure, l’usage que ses locataires font de l’économie ne se mesure pas.",
      "Nous l’appliquons nous-mêmes, et nos clients nous paient pour les conseiller sur ces projets ; les nombres, les facteurs et les désaccords sont donc publiés.",
    ],
  },
  further: {
    title: "Applications de la méthode",
  },
} satisfies typeof en;
