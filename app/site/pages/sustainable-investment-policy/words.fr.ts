import type en from "./words.en.ts";

export default {
  meta: {
    title: "Politique d’investissement durable",
    description:
      "Comment la durabilité entre dans nos conseils : les activités exclues, l’examen qui précède une recommandation, le dialogue qui la suit.",
  },
  title: "Politique d’investissement durable",
  lede: "La durabilité entre dans nos conseils à trois moments : lorsque nous excluons, lorsque nous examinons avant de recommander, lorsque nous dialoguons ensuite avec les gérants et les entreprises. Les risques de durabilité sont pour nous des risques pour la valeur ; les effets négatifs sur les personnes et l’environnement, des faits à établir et à peser. Un client peut vouloir des règles plus strictes que les nôtres, qui sont alors inscrites dans son mandat. La politique régit le conseil en investissement, le capital-investissement et la plateforme d’impact ; les mandats de fusion et de stratégie relèvent des seules règles de conflits d’intérêts.",
  edition: {
    edition: { term: "Version", text: "{{version}}, {{date}}" },
    published: "Deuxième édition",
    existing: "Mandats en cours, à partir du",
    review: "Prochaine révision",
    note: "Cette page présente la version {{version}}. Seul engage la maison le texte en vigueur : la version {{inForce}}, depuis le {{since}}.",
    full: "Le texte de la politique et toutes ses éditions",
  },
  exclude: {
    when: "D’abord",
    title: "Exclure peu",
    paragraphs: [
      "Une exclusion se décide une fois et s’applique à tous les dossiers. Une activité figure sur la liste si nous n’imaginons aucun cas qui justifierait de la recommander.",
    ],
    caption: "Activités exclues et seuils",
    activity: "Activité",
    rule: "Règle",
    threshold: "Seuil, en part du chiffre d’affaires",
    none: "Aucune tolérance",
    rows: {
      weapons: {
        name: "Armes controversées",
        rule: "Mines antipersonnel, armes à sous-munitions, chimiques et biologiques : fabrication, vente, pièces dédiées",
      },
      tobacco: { name: "Tabac", rule: "Culture et fabrication" },
      mining: { name: "Charbon thermique, mines", rule: "Extraction du charbon" },
      power: {
        name: "Charbon thermique, électricité",
        rule: "Production, sauf fermeture d’ici à 2030, publiée et financée",
      },
      oil: {
        name: "Pétrole et gaz",
        rule: "Entreprises ouvrant de nouveaux gisements, pour les lignes directes",
      },
      rights: {
        name: "Droits humains et corruption",
        rule: "Violation grave et établie des Principes directeurs de l’OCDE ou du Pacte mondial, sans réparation vérifiée",
      },
    },
    after: [
      "Les fonds sont examinés par transparence. Un fonds peut porter jusqu’à 2 % de son actif en sociétés exclues, hors armement, si le gérant en donne la raison.",
      "L’armement conventionnel n’est pas exclu ; les associés en ont débattu en 2024 sans parvenir à un accord. Les clients qui le souhaitent peuvent l’écarter.",
    ],
  },
  examine: {
    when: "Puis",
    title: "Examiner le reste",
    paragraphs: [
      "Chaque gérant, chaque entreprise reçoit {{questions}} questions. Les réponses, et les lacunes, forment une page de la recommandation ; sans elle, le comité d’investissement n’est pas saisi.",
    ],
    count: "{{value}} questions posées",
    subjects: {
      governance: {
        name: "Gouvernance",
        question:
          "Qui peut passer outre à la personne qui répond ici, et quand est-ce arrivé pour la dernière fois ?",
      },
      climate: {
        name: "Climat",
        question: "Laquelle de vos lignes perd de l’argent à 150 € la tonne de carbone ?",
      },
      nature: {
        name: "Nature, eau, déchets",
        question: "Quels sites puisent dans un bassin soumis à restriction ?",
      },
      people: {
        name: "Personnes et sous-traitance",
        question: "Combien de sous-traitants ont été visités l’an dernier, et par qui ?",
      },
      proof: {
        name: "Preuve",
        question: "Quel chiffre de votre dernier rapport corrigeriez-vous aujourd’hui ?",
      },
    },
    after: [
      "La dernière question est la plus utile. Un gérant d’infrastructures y a répondu par une page sur des fuites de méthane que son rapport taisait ; nous avons recommandé le fonds, sous condition. Nous avons écarté un autre gérant, pour qui rien n’était à corriger alors que deux de ses chiffres se contredisaient.",
      "Une question sans réponse donne lieu à un rappel au bout de 30 jours, puis à une demande écrite qui en laisse 60 de plus. Passé ce délai, l’absence de réponse est tenue pour une réponse défavorable.",
    ],
  },
  facing: {
    label: "Risques pour l’investissement et effets de l’investissement",
    risk: {
      title: "Les risques pour l’investissement",
      text: "Un risque de durabilité est un événement qui peut réduire ce que possède le client : une crue, un prix du carbone, une grève, une fraude. Il s’estime avec les autres risques et dans leur unité, une fourchette de perte sur la durée de détention. Quand elle ne peut être donnée, le dossier porte la mention « non chiffré » et la raison ; c’était le cas d’un tiers environ des risques en 2024.",
    },
    harm: {
      title: "Les effets de l’investissement",
      text: "Les principales incidences négatives sont les effets de l’investissement sur les personnes et l’environnement. Les règles européennes fixent quatorze indicateurs pour les entreprises, deux pour les États et deux pour l’immobilier. Nous en retenons neuf pour les entreprises ; pour les cinq autres, les données couvraient moins d’un cinquième des montants et étaient le plus souvent modélisées. Depuis le 19 novembre 2026, nous retenons aussi les pays connaissant des violations de normes sociales (16) et l’exposition de l’immobilier aux combustibles fossiles (17). La déclaration sur les incidences négatives donne les raisons pour l’intensité d’émission des États (15) et les bâtiments peu économes (18).",
    },
    figure: {
      title:
        "Les quatorze indicateurs d’incidence négative pour les entreprises, et les neuf retenus",
      alt: "Quatorze carrés numérotés. Les numéros 1 à 4 et 10 à 14 sont hachurés : ils sont retenus. Les numéros 5 à 9 sont vides.",
      note: "Laissés de côté : énergie non renouvelable, intensité énergétique par secteur, biodiversité, rejets dans l’eau, déchets dangereux (5 à 9). Les numéros sont ceux de la liste européenne. Les montants couverts sont ceux de la fin de 2024, dernière année où les neuf ont été mesurés.",
      indicator: "Indicateur",
      numbers: "Numéro",
      use: "Usage",
      covered: "Montants couverts, fin 2024",
      rows: {
        emissions: {
          name: "Émissions, empreinte carbone, intensité d’émission",
          use: "Comparaison dans le secteur ; ouvre un engagement",
        },
        fossil: { name: "Exposition aux combustibles fossiles", use: "Exclusion ou question" },
        breaches: { name: "Violation de normes internationales", use: "Conduit à l’exclusion" },
        process: { name: "Absence de dispositif pour suivre ces violations", use: "Une question" },
        pay: { name: "Écart de rémunération femmes-hommes, non corrigé", use: "Simple relevé" },
        boards: { name: "Mixité des conseils", use: "Avis de vote" },
        weapons: { name: "Armes controversées", use: "Toujours exclues" },
      },
    },
  },
  engage: {
    when: "Ensuite",
    title: "Dialoguer, par étapes",
    paragraphs: [
      "Nous préférons le dialogue au retrait, et lui donnons un terme. Chaque étape a son délai ; il s’écoule vingt-six mois au plus du premier entretien au terme d’un retrait.",
    ],
    steps: {
      dialogue: {
        name: "Le dialogue",
        time: "6 mois",
        text: "Le conseiller et l’analyste demandent. Faute de réponse ou d’engagement assorti d’une date, l’étape suivante s’ouvre.",
      },
      request: {
        name: "La demande écrite",
        time: "60 jours",
        text: "Un associé signe ; le silence ou un refus ouvre l’étape suivante.",
      },
      escalation: {
        name: "L’escalade",
        time: "12 mois",
        text: "Une lettre au président ou au conseil du fonds, le conseil de voter contre, l’action avec d’autres investisseurs.",
      },
      exit: {
        name: "Le retrait",
        time: "6 mois",
        text: "Le comité d’investissement le recommande, s’il existe un marché.",
      },
    },
    figure: {
      title: "Engagements ouverts de janvier 2023 à juin 2025, selon l’étape la plus avancée",
      alt: "Barres pour {{total}} engagements : 35 en sont restés au dialogue, 14 sont allés à la demande écrite, 6 à l’escalade et 3 au retrait.",
      unit: "nombre d’engagements",
      series: "Nombre",
      note: "Dans une douzaine au moins des trente-cinq dialogues, l’entreprise allait agir de toute façon.",
    },
  },
  conflicts: {
    title: "Conflits d’intérêts et rémunération",
    aside:
      "À partir de la rémunération de 2027, un quart de la part variable des associés et directeurs dépendra d’un examen de leurs dossiers par un associé d’une autre équipe. Cette part variable ne dépend de la note ESG d’aucun portefeuille : essayé un an, ce critère récompensait le choix de l’agence de notation.",
    rows: [
      {
        when: "L’entreprise est cliente de nos équipes de fusion ou de stratégie, ou l’a été depuis moins de 24 mois",
        effect: "Nous ne donnons à son sujet ni conseil, ni engagement, ni avis de vote.",
      },
      {
        when: "Le projet fait partie de la sélection de la plateforme d’impact",
        effect:
          "Le projet ne nous verse rien. Le client sait avant de lire la recommandation que nous l’avons choisi, et un associé d’une autre équipe relit le dossier.",
      },
      {
        when: "Un gérant paie un colloque ou un voyage",
        effect: "Nous déclinons l’invitation ou payons notre part.",
      },
    ],
    end: "Personne dans la maison n’est payé au volume, au produit ou par un tiers. Si un conflit ne peut être maîtrisé, nous refusons le mandat.",
  },
  stricter: {
    title: "Quand un client veut davantage",
    lede: "En octobre 2025, un client sur quatre avait inscrit à son mandat au moins un critère plus strict que les nôtres.",
    items: [
      "Le critère est inscrit au mandat, avec sa source de données et la conduite à tenir quand elles manquent.",
      "Avant la signature, nous indiquons les placements écartés, le coût et l’effet sur la diversification.",
      "Préférences et critères doivent concorder ; si rien sur le marché n’y répond, nous le disons, et le client seul peut les adapter.",
      "Le respect du critère est vérifié chaque trimestre. Tout écart est signalé sous dix jours ouvrés, avec une proposition.",
      "Un critère peut être plus strict que nos exclusions ; il ne peut les assouplir.",
    ],
    quote:
      "Plus des deux tiers des fonds candidats ont été écartés, pour un coût d’environ un dixième de point par an. Le conseil a examiné les deux chiffres et confirmé son choix.",
    quoteSource: "Une fondation du secteur de la santé, qui a exclu plusieurs secteurs",
  },
  changes: {
    title: "Modifications depuis la première édition",
    aside:
      "La première édition date du {{date}}, jour où les règles européennes de transparence sont entrées en application.",
    caption: "Première et deuxième éditions comparées",
    subject: "Sujet",
    first: "2021",
    second: "2025",
    why: "Pourquoi",
    rows: [
      {
        subject: "Charbon thermique",
        first: "20 % du chiffre d’affaires",
        second: "1 % mines, 10 % électricité",
        why: "À 20 %, un électricien sans plan de fermeture est resté 14 mois recommandé",
      },
      {
        subject: "Questionnaire envoyé",
        first: "Trente-deux questions",
        second: "Vingt et une",
        why: "Neuf n’avaient jamais changé une décision ; quatre ont été fondues en deux",
      },
      {
        subject: "Note ESG maison",
        first: "Exigée",
        second: "Supprimée",
        why: "Deux dossiers opposés pouvaient obtenir 61",
      },
      {
        subject: "Incidences négatives",
        first: "Non prises en compte",
        second: "9 indicateurs sur 14 pour les entreprises",
        why: "Les données progressent, inégalement",
      },
      {
        subject: "Engagement et ses étapes",
        first: "Un paragraphe",
        second: "Quatre étapes et leurs délais",
        why: "Onze dialogues duraient depuis plus de deux ans",
      },
    ],
    law: "Avec la déclaration sur les incidences négatives et la politique de rémunération, ce texte répond aux articles 3 à 6 du règlement (UE) 2019/2088, qui obligent notre société française en tant que conseiller financier. Rien ici n’est une offre ni une recommandation d’investir.",
    regulatory: "Notre statut et nos autorités",
  },
  further: {
    title: "Les textes complets",
  },
} satisfies typeof en;
