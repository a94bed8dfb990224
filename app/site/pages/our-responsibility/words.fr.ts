import type en from "./words.en.ts";

export default {
  meta: {
    title: "Notre responsabilité",
    description:
      "Les questions environnementales, sociales et de gouvernance s’analysent avec le prix et le risque. Exclusions, examens, dossiers et données manquantes.",
  },
  title: "La responsabilité de ceux qui conseillent",
  lede: "Un conseil a des effets sur des tiers : salariés, riverains, générations futures. Avant de recommander un investissement, nous examinons donc les questions environnementales, sociales et de gouvernance avec le prix et le risque. Nous excluons certaines activités, en examinons d’autres de plus près et publions notre méthode pour qu’elle puisse être contestée.",
  reach: {
    title: "Trois cercles de responsabilité",
    paragraphs: [
      "Un conseiller décide peu. Les actifs de nos clients emploient des milliers de personnes et émettent bien plus que nos deux bureaux ; notre influence sur eux passe par une recommandation.",
      "Nous distinguons trois cercles, dont nous ne répondons pas de la même façon : notre propre activité, le conseil donné aux clients et les effets qui s’ensuivent.",
    ],
    figure: {
      title: "Jusqu’où va une recommandation",
      alt: "Des ondes partent de deux points, un par bureau, et se croisent. Trois sortes de traits marquent trois cercles : serrés et pleins près du centre, tiretés plus loin, pointillés au bord.",
      note: "Notre pouvoir de décision diminue à mesure qu’on s’éloigne du centre, et le nombre de personnes concernées augmente.",
    },
    caption: "Les trois cercles et notre responsabilité dans chacun",
    circle: "Cercle",
    decides: "Qui décide",
    answer: "Notre responsabilité",
    account: "Où nous en rendons compte",
    rows: {
      inner: {
        name: "Notre activité",
        decides: "Nous",
        answer: "Le résultat : nos émissions, nos salaires, nos embauches, nos dons",
        account: "Les quatre engagements",
      },
      middle: {
        name: "Notre conseil",
        decides: "Nos clients",
        answer: "Le conseil : les recherches menées, les constats, les lacunes",
        account: "La politique et les votes",
      },
      outer: {
        name: "Les effets",
        decides: "Les entreprises, les gérants, les marchés, la loi",
        answer: "Le compte rendu : les changements, et la part qui serait advenue de toute façon",
        account: "La méthode et les évaluations",
      },
    },
  },
  files: {
    title: "Quatre dossiers récents",
    lede: "Quatre constats ont changé une recommandation : deux en conseil en investissement, où notre politique s’applique, deux dans un mandat de fusion et un mandat de stratégie, où les mêmes questions pèsent sur le prix. Dans un cas, le client a décidé autrement ; dans un autre, les faits ne nous ont pas donné raison à ce jour.",
    found: "Le constat",
    advised: "Notre conseil",
    followed: "La suite",
    items: [
      {
        title: "Un sous-traitant industriel, à vendre",
        found:
          "Une pollution ancienne avait atteint la nappe. Le rapport du vendeur, fondé sur des prélèvements en amont, concluait le contraire.",
        advised:
          "À notre client, l’acquéreur : lier le prix à une seconde étude et en placer une part sous séquestre pendant plusieurs années.",
        followed: "Le prix a baissé.",
      },
      {
        title: "Une institution de retraite qui choisit ses gérants",
        found:
          "Le gérant de dette privée classé premier a refusé de dire comment il traite un emprunteur qui enfreint le droit du travail.",
        advised: "Le deuxième du classement.",
        followed: "Le client paie environ un dixième de point de plus par an.",
      },
      {
        title: "Un groupe de maisons de retraite, en co-investissement",
        found:
          "Une rotation du personnel élevée, et une large part des services assurée par l’intérim.",
        advised: "S’abstenir, en raison d’un risque pour les résidents autant que pour la marge.",
        followed:
          "D’autres investisseurs sont entrés ; leurs résultats sont à ce jour conformes aux prévisions.",
      },
      {
        title: "Une entreprise de logistique et son plan",
        found: "Le nouvel entrepôt devait s’élever sur un terrain exposé aux inondations.",
        advised: "L’autre terrain, au loyer plus élevé.",
        followed: "Le client a construit sur le premier terrain, sur des fondations surélevées.",
      },
    ],
  },
  unknown: {
    title: "Données manquantes",
    aside:
      "Les projets consignent leurs accidents, comme la loi l’exige, mais aucun investisseur ne les leur avait demandés avant 2025.",
    paragraphs: [
      "La plupart des données ESG proviennent de réponses à des questionnaires. En 2025, beaucoup sont revenues incomplètes ou ne sont pas revenues. Les données manquantes restent hors de nos chiffres et sont dénombrées ici.",
    ],
    figure: {
      title: "Données demandées en 2025, et réponses reçues en entier",
      alt: "Trois paires de barres. Émissions d’entreprises non cotées : 112 demandes, 71 réponses. Taux d’accidents des projets : 27 demandes, 11 réponses. Mesures propres des fournisseurs : 46 demandes, 24 réponses.",
      unit: "nombre de demandes",
      asked: "demandes",
      answered: "réponses",
      companies: "Émissions d’entreprises non cotées",
      projects: "Taux d’accidents des projets",
      suppliers: "Mesures propres de nos fournisseurs",
    },
  },
  quote: "Une donnée manquante reste hors de nos chiffres.",
  challenge: {
    title: "Contester nos conclusions",
    lede: "Trois voies sont ouvertes à qui conteste nos conclusions.",
    items: {
      ask: {
        title: "Demander nos raisons",
        text: "Un client reçoit les raisons d’un avis sous dix jours ouvrés et sans frais ; les autres lecteurs peuvent aussi les demander.",
        action: "Nous écrire",
      },
      alert: {
        title: "Signaler un manquement",
        text: "Les salariés, les fournisseurs et quiconque travaille avec nous peuvent signaler un manquement en toute confidentialité ; la loi les protège.",
        action: "Lancer une alerte",
      },
      read: {
        title: "Refaire le calcul",
        text: "Les formules, les facteurs et un exemple chiffré sont publiés, pour que nos chiffres puissent être recalculés.",
        action: "Ouvrir la méthode",
      },
    },
  },
  texts: {
    title: "Les textes qui nous obligent",
    lines: {
      "impact-platform": "Six thèmes, quatre mesures et leurs limites.",
      "corporate-responsibility": "Quatre engagements, dont un manqué.",
      "sustainable-investment-policy": "Exclusions, examen, dialogue et délais.",
      "impact-measurement-methodology": "Les formules, et deux calculs menés jusqu’au bout.",
      "climate-action-framework": "Un plafond pour chaque année jusqu’en 2030.",
      publications: "Rapports et politiques, dans les deux langues.",
    },
  },
} satisfies typeof en;
