import type en from "./words.en.ts";

export default {
  meta: {
    title: "Politique d’investissement durable",
    description:
      "Comment la durabilité entre dans nos conseils : ce que nous excluons, ce que nous examinons avant de recommander, le dialogue qui s’ensuit.",
  },
  title: "Politique d’investissement durable",
  lede: "La durabilité entre dans nos conseils à trois moments : lorsque nous excluons, lorsque nous examinons avant de recommander, lorsque nous dialoguons ensuite avec les gérants et les entreprises. Les risques de durabilité sont pour nous des risques pour la valeur ; les effets négatifs sur les personnes et l’environnement, des faits à établir et à peser. Un client peut vouloir des règles plus strictes que les nôtres : elles sont alors inscrites dans son mandat.",
  edition: {
    edition: { term: "Édition", text: "Deuxième, version 2.0" },
    published: "Publiée le",
    existing: "Mandats en cours, à partir du",
    review: "Prochaine révision",
  },
  exclude: {
    when: "D’abord",
    title: "Exclure peu",
    paragraphs: [
      "Exclure, c’est décider une fois pour n’avoir pas à plaider dans chaque dossier. Une activité figure sur la liste si nous n’imaginons aucun cas qui nous ferait changer d’avis.",
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
      "Les fonds sont examinés par transparence. Un fonds géré par un tiers peut porter jusqu’à 2 % de son actif en sociétés exclues, hors armement, si le gérant en donne la raison.",
      "L’armement conventionnel n’est pas exclu. La question nous a divisés une bonne partie de 2024. Les clients qui le souhaitent peuvent l’écarter.",
    ],
  },
  examine: {
    when: "Puis",
    title: "Examiner tout",
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
      "La dernière est la plus utile. Un gérant d’infrastructures y a répondu par une page sur des fuites de méthane que son rapport taisait ; nous avons recommandé le fonds, sous condition. Un autre a répondu que rien n’était à corriger, alors que deux de ses chiffres se contredisaient. Celui-là, nous ne l’avons pas recommandé.",
      "Une question sans réponse donne lieu à un rappel au bout de 30 jours, puis à une demande écrite qui en laisse 60 de plus. Ensuite, le silence vaut réponse, et réponse défavorable.",
    ],
  },
  facing: {
    label: "Deux questions qui regardent en sens contraire",
    risk: {
      title: "Ce que le monde peut faire à l’investissement",
      text: "Un risque de durabilité est un événement qui peut réduire ce que possède le client : une crue, un prix du carbone, une grève, une fraude. Il s’estime avec les autres risques et dans la même unité, une fourchette de perte sur la durée de détention. Quand nous ne savons pas la donner, nous écrivons « non chiffré », et pourquoi. Ce fut le cas, en 2024, d’un tiers environ.",
    },
    harm: {
      title: "Ce que l’investissement fait au monde",
      text: "L’inverse, ce sont les principales incidences négatives. Les règles européennes leur donnent quatorze indicateurs pour les entreprises ; nous en retenons neuf. Pour les cinq autres, nous avions des données sur moins d’un cinquième des montants, et le plus souvent modélisées. Classer des fonds là-dessus, ce serait classer des modèles.",
    },
    figure: {
      title: "Les quatorze indicateurs d’incidence négative, et les neuf que nous retenons",
      alt: "Quatorze carrés numérotés. Les numéros 1 à 4 et 10 à 14 sont hachurés : ils sont retenus. Les numéros 5 à 9 sont vides.",
      note: "Laissés de côté : énergie non renouvelable, intensité énergétique par secteur, biodiversité, rejets dans l’eau, déchets dangereux (5 à 9). Les numéros sont ceux de la liste européenne.",
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
    title: "Rester là où c’est utile",
    paragraphs: [
      "Nous aimons mieux rester et demander. Mais demander sans fin est une manière de ne rien faire : chaque étape a donc son délai, vingt-six mois au plus du premier entretien au terme d’un retrait.",
    ],
    steps: {
      dialogue: {
        name: "Le dialogue",
        time: "6 mois",
        text: "Le conseiller et l’analyste demandent. Faute de réponse, ou d’engagement daté, l’étape suivante s’ouvre.",
      },
      request: {
        name: "La demande écrite",
        time: "60 jours",
        text: "Un associé signe. Le silence ou un refus ouvre l’étape suivante.",
      },
      escalation: {
        name: "L’insistance",
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
      alt: "Barres pour {{total}} engagements : 35 en sont restés au dialogue, 14 sont allés à la demande écrite, 6 à l’insistance et 3 au retrait.",
      unit: "nombre d’engagements",
      series: "Nombre",
      note: "Nous ne comptons pas les trente-cinq pour des succès : dans une douzaine au moins, l’entreprise allait agir de toute façon.",
    },
  },
  conflicts: {
    title: "Ce qui pourrait fausser notre jugement",
    aside:
      "Pour les associés et directeurs, un quart de la part variable dépend d’un examen de leurs dossiers par l’autre bureau. Il ne dépend de la note ESG d’aucun portefeuille : nous l’avons essayé un an, et cela récompensait le choix de la bonne agence.",
    rows: [
      {
        when: "L’entreprise est cliente de nos équipes de fusion ou de stratégie, ou le fut depuis moins de 24 mois",
        effect: "Ni conseil d’engagement ni avis de vote sur elle.",
      },
      {
        when: "Le projet vient de notre propre plateforme d’impact",
        effect:
          "Le client l’apprend avant de lire la recommandation, et quelqu’un qui n’y a pas d’intérêt relit le dossier.",
      },
      {
        when: "Un gérant paie un colloque ou un voyage",
        effect: "Nous n’y allons pas, ou nous payons.",
      },
    ],
    end: "Personne dans la maison n’est payé au volume, au produit ou par un tiers. Si un conflit ne peut être maîtrisé, nous refusons le mandat.",
  },
  stricter: {
    title: "Quand un client veut davantage",
    lede: "Un client sur quatre va plus loin que nous.",
    items: [
      "Le critère est inscrit au mandat, avec sa source de données et la conduite à tenir quand elles manquent.",
      "Avant la signature, nous disons ce qui disparaît, ce que cela coûte, ce que devient la diversification.",
      "Préférences et critères doivent concorder ; si rien sur le marché n’y répond, nous le disons, et le client seul peut les adapter.",
      "Le respect du critère est vérifié chaque trimestre. Tout écart est signalé sous dix jours ouvrés, avec une proposition.",
      "On peut être plus strict que nos exclusions, jamais moins.",
    ],
    quote:
      "Les fonds candidats sont passés de 41 à 12, et le coût a monté de 0,11 point par an. Le conseil a lu les deux chiffres et confirmé.",
    quoteSource: "Une fondation hospitalière, 2025 : ni tabac, ni alcool",
  },
  changes: {
    title: "Ce qui a changé depuis la première édition",
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
        why: "À 20 %, nous avons gardé 14 mois un électricien qui n’entendait rien fermer",
      },
      {
        subject: "Questionnaire envoyé",
        first: "Trente-deux questions",
        second: "Vingt et une",
        why: "Neuf n’avaient jamais changé une décision",
      },
      {
        subject: "Note ESG maison",
        first: "Exigée",
        second: "Supprimée",
        why: "Deux dossiers opposés pouvaient valoir 61",
      },
      {
        subject: "Incidences négatives",
        first: "Non prises en compte",
        second: "9 indicateurs sur 14",
        why: "Les données progressent, inégalement",
      },
      {
        subject: "Engagement et ses étapes",
        first: "Un paragraphe",
        second: "Quatre étapes et leurs délais",
        why: "Onze dialogues duraient depuis plus de deux ans",
      },
    ],
    law: "Par ce texte, nous remplissons les devoirs que le règlement (UE) 2019/2088 impose aux conseillers financiers (articles 3 à 6). Rien ici n’est une offre ni une recommandation d’investir.",
    regulatory: "Notre statut et nos autorités",
  },
  further: {
    title: "Les textes complets",
  },
} satisfies typeof en;
