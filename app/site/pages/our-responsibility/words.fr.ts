import type en from "./words.en.ts";

export default {
  meta: {
    title: "Notre responsabilité",
    description:
      "La place des questions environnementales, sociales et de gouvernance dans nos conseils : trois cercles de responsabilité, quatre dossiers, les données qui manquent.",
  },
  title: "Notre responsabilité de conseil",
  lede: "Une recommandation touche aussi des personnes qui ne l’ont pas demandée : salariés, riverains, générations futures. Avant de recommander un investissement, nous examinons donc, avec son prix et son risque, les questions environnementales, sociales et de gouvernance. Certaines activités sont exclues, d’autres examinées de plus près, selon une méthode que nous publions pour qu’elle puisse être contestée.",
  reach: {
    title: "Trois cercles de responsabilité",
    paragraphs: [
      "Nous décidons pour nos deux bureaux. Les entreprises dans lesquelles nos clients investissent emploient des milliers de personnes et émettent bien davantage ; là, la décision revient au client, et notre influence tient à la recommandation.",
      "Nous distinguons donc notre propre activité, le conseil donné aux clients et les effets qui s’ensuivent, et nous n’en répondons pas de la même façon.",
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
    lede: "Dans chacun de ces dossiers, un constat a changé notre recommandation. Deux relèvent du conseil en investissement, auquel notre politique s’applique ; les deux autres, d’un mandat de fusion et d’un mandat de stratégie, où ces questions pèsent sur le prix. Dans un cas, le client a décidé autrement, et dans un autre les faits ne nous ont pas donné raison à ce jour.",
    found: "Le constat",
    advised: "Notre conseil",
    followed: "La suite",
    items: [
      {
        title: "L’acquisition d’un sous-traitant industriel",
        found:
          "Une pollution ancienne avait atteint la nappe, alors que le rapport du vendeur, fondé sur des prélèvements en amont, concluait le contraire.",
        advised:
          "À notre client, l’acquéreur : lier le prix à une seconde étude et en placer une part sous séquestre pendant plusieurs années.",
        followed: "L’étude a confirmé le doute, et le prix a été réduit.",
      },
      {
        title: "Une institution de retraite qui choisit ses gérants",
        found:
          "Le gérant de dette privée classé premier a refusé de dire comment il traite un emprunteur qui enfreint le droit du travail.",
        advised: "Retenir le deuxième du classement, malgré des frais plus élevés.",
        followed: "Le client nous a suivis et paie environ un dixième de point de plus par an.",
      },
      {
        title: "Un groupe de maisons de retraite, en co-investissement",
        found:
          "La rotation du personnel était élevée, et l’intérim assurait une large part des services.",
        advised:
          "Ne pas participer, en raison d’un risque pour les résidents autant que pour la marge.",
        followed:
          "Le client s’est abstenu ; d’autres investisseurs sont entrés, et leurs résultats sont à ce jour conformes aux prévisions.",
      },
      {
        title: "Une entreprise de logistique et son plan",
        found: "Le nouvel entrepôt devait s’élever sur un terrain exposé aux inondations.",
        advised: "Construire sur l’autre terrain, malgré un loyer plus élevé.",
        followed: "Le client a construit sur le premier terrain, sur des fondations surélevées.",
      },
    ],
  },
  unknown: {
    title: "Données manquantes",
    aside:
      "Les projets consignent leurs accidents, comme la loi l’exige, mais aucun investisseur ne les leur avait demandés avant 2025.",
    paragraphs: [
      "La plupart des données ESG proviennent de questionnaires, dont beaucoup, en 2025, sont revenus incomplets ou ne sont pas revenus. Nous laissons les données manquantes hors de nos chiffres et les dénombrons ici. Depuis janvier 2026, tout contrat signé par un projet l’oblige à communiquer ses accidents.",
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
  challenge: {
    title: "Contester nos conclusions",
    lede: "Quiconque doute d’une de nos conclusions peut en demander les raisons, signaler un manquement ou refaire le calcul.",
    items: {
      ask: {
        title: "Demander les raisons",
        text: "Un client reçoit les raisons d’un avis sous dix jours ouvrés et sans frais ; les autres lecteurs peuvent aussi les demander.",
        action: "Nous écrire",
      },
      alert: {
        title: "Signaler un manquement",
        text: "Les salariés, les fournisseurs et quiconque travaille avec nous peuvent signaler un manquement en toute confidentialité ; la loi protège ceux qui le font de bonne foi.",
        action: "Lancer une alerte",
      },
      read: {
        title: "Refaire le calcul",
        text: "Les formules, les facteurs et deux exemples chiffrés sont publiés, pour que nos chiffres puissent être recalculés.",
        action: "Ouvrir la méthode",
      },
    },
  },
  texts: {
    title: "Les textes qui nous obligent",
    lines: {
      "impact-platform":
        "Les six thèmes dans lesquels nos clients investissent sur notre conseil, avec quatre mesures et leurs limites.",
      "corporate-responsibility":
        "Nos quatre engagements et leurs résultats à la fin de 2025, dont un manqué.",
      "sustainable-investment-policy":
        "Les exclusions, l’examen de chaque investissement, le dialogue avec les entreprises et les gérants.",
      "impact-measurement-methodology":
        "Les formules par lesquelles les effets sont mesurés, avec deux calculs menés jusqu’au bout.",
      "climate-action-framework":
        "Un plafond pour nos propres émissions, chaque année jusqu’en 2030, et une trajectoire distincte pour les investissements.",
      publications:
        "Tous les rapports et politiques, en français et en anglais, chacun avec sa date et sa version.",
    },
  },
} satisfies typeof en;
