import type en from "./words.en.ts";

export default {
  meta: {
    title: "Fusions et acquisitions",
    description:
      "Conseil à l’achat et à la vente pour les entreprises patrimoniales et de taille moyenne, de la première évaluation à la signature, d’un seul côté.",
  },
  title: "Acheter ou céder une entreprise, avec un conseil à vos côtés",
  lede: "On ne vend le plus souvent son entreprise qu’une fois, et l’on en achète trop rarement pour en prendre l’habitude. Nous assistons les propriétaires dirigeants et les entreprises de taille moyenne, à l’achat ou à la vente, jamais des deux côtés d’une même opération. Notre travail va de la première évaluation à la signature : préparation, approche, audits d’acquisition, prix et conditions. Parfois, le bon conseil est d’attendre, et nous le donnons.",
  sides: {
    title: "De quel côté de la table êtes-vous assis ?",
    bring: "Vous apportez",
    work: "Nous",
    sell: {
      title: "Vous vendez",
      bring:
        "Trois exercices de comptes, la raison de vendre maintenant, et ce que vous comptez faire le lundi d’après. Et aussi ce qu’un acheteur trouvera de toute façon : un procès, un client qui pèse trop lourd, un hangar sans permis.",
      work: [
        "évaluons l’entreprise par trois méthodes, et vous disons laquelle l’acheteur retiendra",
        "réparons avant la vente ce qui coûte moins à réparer qu’à expliquer",
        "dressons avec vous la liste des acquéreurs, et rayons ceux à qui vous ne vendriez pas",
        "rédigeons les documents, menons l’enchère ou le tête-à-tête, assis à côté de vous",
      ],
    },
    buy: {
      title: "Vous achetez",
      bring:
        "Un projet que l’achat doit servir, le prix que vous ne dépasserez pas, et quelqu’un dans la maison qui aura du temps. Si la cible est venue à vous par hasard, apportez aussi le doute.",
      work: [
        "cherchons des entreprises qui ne sont pas à vendre, et les approchons avec ou sans votre nom",
        "disons ce que la cible vaut pour vous, qui n’est pas ce qu’elle vaut",
        "dirigeons comptables, avocats et ingénieurs, et lisons ce qu’ils écrivent",
        "négocions prix, garanties et sortie, et comptons les cent premiers jours dans le prix",
      ],
    },
    rule: "Jamais les deux. Être payé par chaque partie, c’est avoir deux raisons de conclure et aucune de s’arrêter.",
  },
  funnel: {
    title: "De 64 noms à une signature",
    text: "Dans une cession, l’essentiel du travail est de dire non. Le dessin suit les candidats d’une vente ordinaire : chaque trait est un acquéreur possible, et chaque trait qui s’interrompt l’a été par quelqu’un, pour une raison qui figure au dossier.",
    alt: "{{first}} traits partent du haut. À chacune des six étapes, certains s’arrêtent ; un seul arrive en bas.",
    caption:
      "Un trait par candidat dans une cession de taille courante. Le trait de cuivre est l’acquéreur.",
    dataCaption: "Candidats restants à chaque étape",
    stage: "Étape",
    left: "Candidats",
    who: "Qui a écarté les autres",
    stages: [
      { name: "Liste longue", who: "Personne encore" },
      { name: "Approchés", who: "Le propriétaire, à la lecture de la liste" },
      { name: "Tenus au secret", who: "Les candidats sans intérêt pour l’affaire" },
      { name: "Offre indicative", who: "Les candidats qui avaient lu le dossier" },
      { name: "Salle de données", who: "Le propriétaire et nous, sur le prix et les intentions" },
      { name: "Offre ferme", who: "Les constats des auditeurs" },
      { name: "Signature du contrat", who: "Le propriétaire" },
    ],
  },
  calendar: {
    title: "Une cession, mois par mois",
    aside: "Quand vous achetez",
    asideText:
      "L’ordre est le même, et l’horloge est celle du vendeur. Trois choses changent : vous payez les audits, vous pouvez renoncer jusqu’au dernier jour, et le travail qui décide du résultat commence après la signature.",
    decides: "Qui décide",
    steps: [
      {
        when: "0",
        title: "Un entretien, puis un refus ou une lettre",
        text: "Sous deux semaines, nous vous disons si nous vendrions maintenant. Une fois sur trois, la réponse est non.",
        decides: "Vous",
      },
      {
        when: "1–3",
        title: "La préparation",
        text: "Comptes retraités, contrats lus, points faibles chiffrés. L’évaluation aboutit à une fourchette et aux deux faits qui la déplacent le plus.",
        decides: "Vous, sur la fourchette",
      },
      {
        when: "4–5",
        title: "L’approche",
        text: "Une page sans nom, puis un accord de confidentialité, puis le dossier. Dans l’entreprise, nul ne sait, hors ceux à qui vous l’avez dit.",
        decides: "Vous, nom par nom",
      },
      {
        when: "6",
        title: "Les offres indicatives",
        text: "Comparées sur ce qui arrive à votre compte, et quand, non sur le chiffre affiché.",
        decides: "Vous, avec notre classement",
      },
      {
        when: "7–8",
        title: "Les audits",
        text: "La salle de données s’ouvre à peu de monde. Chaque question et chaque réponse sont consignées : c’est votre défense si une garantie est appelée plus tard.",
        decides: "L’acquéreur, pour une fois",
      },
      {
        when: "9",
        title: "Le contrat et la signature",
        text: "Prix, ajustement, garantie d’actif et de passif, séquestre, votre propre rôle ensuite. Ce qui s’est promis autour de la table est dans le contrat, ou n’existe pas.",
        decides: "Vous, devant le notaire ou les avocats",
      },
      {
        when: "10–21",
        title: "La suite",
        text: "Nous restons pour l’ajustement du prix et la première année des garanties, sans honoraires de plus.",
        decides: "Le contrat",
      },
    ],
  },
  quote:
    "La première question n’est pas ce qu’elle vaut. C’est ce que vous ferez le lundi d’après.",
  quoteBy: "Ce que nous disons au premier entretien",
  diary: {
    title: "Un outilleur cédé à ceux qui le dirigent",
    place: "En Lorraine, de 2025 à 2026",
    lede: "Pages du journal d’un mandat. L’entreprise fabrique des outils de précision : 84 personnes, troisième propriétaire de la même famille.",
    entries: [
      {
        date: "Mars 2025",
        text: "Le propriétaire appelle. Soixante-trois ans, pas de successeur dans la famille. Veut vendre « à quelqu’un de sérieux ». Nous demandons ce que deviendrait l’atelier. Silence au bout du fil.",
      },
      {
        date: "Mai",
        text: "Évaluation : de 11 à 14 M€. Ce qui pèse le plus : un client à 29 % du chiffre d’affaires, dont le contrat s’achève en 2027.",
      },
      {
        date: "Juillet",
        text: "Deux groupes intéressés. L’un et l’autre déménageraient les machines. Nous ajoutons un troisième nom à la liste : les quatre cadres, à qui personne n’a rien demandé.",
      },
      {
        date: "Octobre",
        text: "Offres : 13,1 M€ d’un groupe, 10,8 M€ des cadres. Le propriétaire demande ce que nous ferions. Nous répondons que ce n’est pas notre atelier, et montrons ce que devient chaque chiffre après l’impôt et les promesses faites au personnel.",
      },
      {
        date: "Décembre",
        text: "La banque des cadres se retire. L’erreur est la nôtre : nous les avions laissés n’en consulter qu’une.",
      },
      {
        date: "Février 2026",
        text: "Une seconde banque et un fonds régional. Les cadres portent leur offre à 12,2 M€, dont 1,6 M€ prêté par le vendeur sur cinq ans.",
      },
      {
        date: "Avril 2026",
        text: "Signé. Le grand client a prolongé son contrat jusqu’en 2030 ; nul ne l’avait promis.",
      },
    ],
    after:
      "En retenant l’offre la plus basse, le propriétaire a renoncé à {{difference}}, et nous à {{fee}} d’honoraires. Les deux chiffres étaient sur la table avant le choix.",
  },
  cost: {
    title: "Ce que cela coûte, dans le principe",
    lede: "Une provision pendant le travail, des honoraires de résultat si vous signez. La provision s’impute sur ces derniers : elle paie le sérieux, non la lenteur.",
    caption: "Honoraires pour une cession, hors taxes",
    millions: "{{value}} millions d’euros",
    component: "Élément",
    terms: "Conditions",
    retainer: "Provision mensuelle",
    retainerTerms:
      "{{amount}} par mois, dix mois au plus, imputés en entier sur les honoraires de résultat",
    tranche: "Honoraires de résultat, {{part}}",
    upTo: "jusqu’à {{amount}} de prix",
    next: "sur les {{amount}} suivants",
    beyond: "au-delà",
    least: "Honoraires de résultat minimaux",
    examplesCaption: "Le même barème appliqué à deux prix",
    price: "Prix",
    fee: "Honoraires",
    share: "Part du prix",
    note: "Pour un achat, les honoraires sont convenus d’avance, en euros, et ne montent pas avec le prix : nous serions sinon payés pour que vous payiez davantage. Si vous renoncez sur notre conseil, la moitié est due.",
  },
  questions: {
    title: "Avant de nous appeler",
    items: [
      {
        question: "Quelle taille d’entreprise cédez-vous ?",
        answer:
          "Entre cinq et quatre-vingts millions d’euros le plus souvent. En dessous, un expert-comptable et un avocat coûtent moins que nous ; au-dessus, les acquéreurs attendent une banque présente sur leur continent, et nous en nommerons deux.",
      },
      {
        question: "Mes salariés l’apprendront-ils ?",
        answer:
          "De vous, au moment que vous choisirez. En France, les entreprises de moins de 250 salariés doivent en général informer leur personnel d’un projet de cession ; nous fixons cette date avec votre avocat dès le début et remontons le calendrier à partir d’elle.",
      },
      {
        question: "Pouvez-vous me dire au téléphone ce que vaut mon entreprise ?",
        answer:
          "Nous pouvons vous dire par où un acheteur commencerait à compter. Un chiffre donné sans vos comptes serait une flatterie, et les flatteries se paient plus tard, dans la salle de données.",
      },
      {
        question: "Et si un acheteur a déjà fait une offre ?",
        answer:
          "N’y répondez pas encore. Une offre est un prix ; deux font un marché. Nous trouvons d’ordinaire la seconde en huit semaines, ou nous vous disons qu’il n’y en a pas, ce qui vaut aussi d’être su.",
      },
      {
        question: "Et si la vente n’a pas lieu ?",
        answer:
          "La préparation vous reste, et vous ne devez que les provisions déjà versées. Un de nos mandats sur quatre environ finit ainsi, le plus souvent parce que le propriétaire préfère rester.",
      },
    ],
  },
  next: {
    title: "N’en parlez encore à personne.",
    text: "Un premier entretien est confidentiel avant même toute signature, et peut se tenir loin de vos bureaux. N’envoyez pas de comptes avec votre message : nous conviendrons d’un moyen sûr.",
    action: "Écrire à l’associé chargé des entreprises",
    also: "Les opérations que nous avons conseillées",
  },
} satisfies typeof en;
