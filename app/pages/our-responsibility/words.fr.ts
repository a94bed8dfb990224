import type en from "./words.en.ts";

export default {
  meta: {
    title: "Notre responsabilité",
    description:
      "Les questions environnementales, sociales et de gouvernance relèvent de la même analyse que le prix et le risque. Ce que nous excluons, et pourquoi.",
  },
  title: "La responsabilité de ceux qui conseillent",
  lede: "Tout conseil a des effets sur des personnes qui n’ont rien demandé : salariés, riverains, générations qui vivront avec le climat que nous laissons. Aussi examinons-nous les questions environnementales, sociales et de gouvernance dans la même analyse que le prix et le risque, avant de recommander. Nous excluons certaines activités, nous en interrogeons d’autres, et nous publions notre méthode pour qu’elle puisse être contestée.",
  reach: {
    title: "Deux pierres dans l’eau",
    paragraphs: [
      "Un conseiller décide peu. Ce que nous possédons tiendrait dans deux bureaux ; ce que possèdent nos clients emploie des milliers de personnes et émet bien des fois ce que nous émettons. Entre les deux, il y a une feuille de papier et une recommandation.",
      "Il serait commode de ne répondre que des bureaux, ou de s’attribuer le lac entier. Nous répondons de trois cercles, autrement dans chacun, et disons lequel est lequel.",
    ],
    figure: {
      title: "Jusqu’où va une recommandation",
      alt: "Des ondes partent de deux points, un par bureau, et se croisent. Trois sortes de traits marquent trois cercles : serrés et pleins près du centre, tiretés plus loin, pointillés au bord.",
      note: "Plus on est près du centre, plus nous décidons ; plus on s’en éloigne, plus il y a de monde concerné.",
    },
    caption: "Les trois cercles, et ce dont nous répondons dans chacun",
    circle: "Cercle",
    decides: "Qui décide",
    answer: "Ce dont nous répondons",
    account: "Où nous en rendons compte",
    rows: {
      inner: {
        name: "Ce que nous faisons",
        decides: "Nous",
        answer: "Le résultat : nos émissions, nos salaires, nos embauches, nos dons",
        account: "Les quatre engagements",
      },
      middle: {
        name: "Ce que nous conseillons",
        decides: "Nos clients",
        answer: "Le conseil : ce que nous avons cherché, trouvé, laissé de côté",
        account: "La politique et les votes",
      },
      outer: {
        name: "Ce qui s’ensuit",
        decides: "Les entreprises, les gérants, les marchés, la loi",
        answer: "Le compte rendu : ce qui a changé, et la part qui aurait changé de toute façon",
        account: "La méthode et les évaluations",
      },
    },
  },
  files: {
    title: "Quatre dossiers de 2025",
    lede: "Un constat ESG vaut quelque chose quand il change une recommandation. En voici quatre. Dans l’un, le client ne nous a pas suivis ; dans un autre, rien ne nous a jusqu’ici donné raison.",
    found: "Le constat",
    advised: "Notre conseil",
    followed: "La suite",
    items: [
      {
        title: "Une entreprise de traitement de surface, à vendre",
        found:
          "Des solvants anciens avaient atteint la nappe. Le rapport du vendeur affirmait le contraire : il avait prélevé en amont.",
        advised:
          "À notre client, l’acquéreur : lier le prix à une seconde étude et en placer une part sous séquestre pendant cinq ans.",
        followed: "Le prix a baissé.",
      },
      {
        title: "Une caisse de retraite qui choisit ses gérants",
        found:
          "Le gérant de dette privée classé premier a refusé de dire comment il traite un emprunteur qui enfreint le droit du travail.",
        advised: "Le deuxième du classement.",
        followed: "Il en coûte au client neuf points de base de plus par an.",
      },
      {
        title: "Un groupe de maisons de retraite, en co-investissement",
        found: "Une rotation du personnel de 41 %, et l’intérim sur un poste sur quatre.",
        advised:
          "S’abstenir. Nous y avons lu un risque pour les résidents avant un risque pour la marge.",
        followed: "D’autres sont entrés, et rien jusqu’ici ne leur a donné tort.",
      },
      {
        title: "Une entreprise de logistique et son plan",
        found: "L’entrepôt frigorifique devait s’élever en zone inondable, bientôt reclassée.",
        advised: "L’autre terrain, au loyer plus élevé.",
        followed:
          "Le client a construit sur le premier, fondations surélevées. Nous consignons les deux.",
      },
    ],
  },
  unknown: {
    title: "Ce que nous n’avons pas pu savoir",
    aside:
      "La deuxième ligne nous préoccupe le plus. Ces projets consignent leurs accidents, la loi l’exige ; aucun investisseur ne les avait jamais demandés.",
    paragraphs: [
      "L’essentiel de ce qu’on appelle données ESG consiste en réponses à des lettres. En 2025, beaucoup des nôtres sont revenues incomplètes, ou ne sont pas revenues. Ce qui manque est laissé hors de nos chiffres, et compté ici.",
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
  quote: "Mieux vaut imprimer un doute que le découvrir en même temps que le lecteur.",
  challenge: {
    title: "Comment nous contredire",
    lede: "Nous publions pour que l’on puisse nous contredire. Trois voies sont ouvertes.",
    items: {
      ask: {
        title: "Demander nos raisons",
        text: "Un client reçoit par écrit les raisons d’un avis, sous dix jours ouvrés et sans frais. Les autres peuvent demander aussi.",
        action: "Nous écrire",
      },
      alert: {
        title: "Signaler un manquement",
        text: "Les salariés, les fournisseurs et quiconque travaille avec nous peuvent signaler un manquement en toute confidentialité ; la loi les protège.",
        action: "Lancer une alerte",
      },
      read: {
        title: "Refaire le calcul",
        text: "Les formules, les facteurs et un exemple chiffré sont publiés, pour que nos chiffres puissent être recalculés et trouvés faux.",
        action: "Ouvrir la méthode",
      },
    },
  },
  texts: {
    title: "Les textes qui nous obligent",
    lines: {
      "impact-platform": "Six thèmes, quatre mesures, et ce que chacune laisse de côté.",
      "corporate-responsibility": "Quatre engagements, dont un manqué.",
      "sustainable-investment-policy":
        "Ce que nous excluons, examinons et demandons, délais compris.",
      "impact-measurement-methodology": "Les formules, et deux calculs menés jusqu’au bout.",
      "climate-action-framework": "Un plafond pour chaque année jusqu’en 2030.",
      publications: "Les rapports, datés, dans les deux langues.",
    },
  },
} satisfies typeof en;
