import type en from "./words.en.ts";

export default {
  meta: {
    title: "Stratégie d’entreprise",
    description:
      "Plans, gouvernance et choix de financement pour les propriétaires et les conseils d’administration : des décisions préparées, chiffres à l’appui.",
  },
  title: "Une stratégie d’entreprise qu’un conseil peut voter",
  lede: "Un changement de génération, un marché nouveau, une dette à refinancer, un associé qui veut partir : certaines décisions ne se prennent pas au vu d’une simple présentation. Avec les propriétaires et les conseils d’administration, nous dressons le plan d’affaires et ses chiffres, définissons la gouvernance qu’il exige et comparons les façons de le financer. Nous ne dirigeons pas les entreprises ; nous préparons leurs décisions.",
  moments: {
    title: "Ce que vous apportez est une question",
    items: [
      {
        question: "Qui reprend, et que doit-on à ceux qui ne reprennent pas ?",
        text: "Les familles la posent dix ans trop tard et veulent la réponse dans l’année. Vous apportez la famille, y compris celui qui ne vient pas aux réunions.",
      },
      {
        question: "Et cette dette, par mauvaise année ?",
        text: "Les banques la posent poliment, puis d’un coup. Vous apportez les contrats de prêt et la pire année dont vous vous souvenez.",
      },
      {
        question: "Faut-il bâtir là-bas, ou racheter quelqu’un qui s’y trouve ?",
        text: "Les conseils la posent au retour d’un voyage. Vous apportez les chiffres de l’activité qui devrait le payer.",
      },
      {
        question: "Un associé veut partir : avec l’argent de qui ?",
        text: "Tout le monde la pose à la fois. Vous apportez les statuts, le pacte d’associés, et un avocat si vous venez à deux.",
      },
    ],
  },
  sheet: {
    title: "Ce que vous recevez tient sur une page",
    lede: "Les annexes peuvent en compter deux cents. La page est ce que le conseil vote ; elle a six parties, toujours les mêmes, dans cet ordre.",
    heading: "Pour décision",
    number: "Note nº 4",
    parts: [
      {
        name: "La décision demandée",
        sample: "Refinancer 7,2 M€ sur sept ans et transmettre 30 % des parts en deux temps.",
        note: "Une phrase avec un verbe. S’il en faut deux, il y a deux décisions.",
      },
      {
        name: "Les options, ne rien faire compris",
        sample: "Quatre, chacune avec son prix, sa date et ce qu’elle referme.",
        note: "Ne rien faire coûte aussi. Cela se calcule comme le reste.",
      },
      {
        name: "Les chiffres dans trois cas",
        sample: "Comme prévu ; volumes en baisse de 15 % ; premier client perdu.",
        note: "Le troisième cas est choisi par celui qui aime le moins le plan.",
      },
      {
        name: "Ce qui doit être vrai",
        sample: "Cinq affirmations, chacune avec le nom de qui la vérifiera.",
        note: "Non des hypothèses en annexe : des phrases dont un administrateur peut douter à voix haute.",
      },
      {
        name: "Qui fait quoi, pour quand",
        sample: "Neuf lignes. Deux reviennent au conseil lui-même.",
        note: "Un plan où seule la direction a des tâches est un vœu.",
      },
      {
        name: "Quand on s’arrête",
        sample:
          "Si la marge reste sous 4 % deux trimestres de suite, la seconde transmission est différée.",
        note: "Écrit d’avance, car personne n’arrête rien sous le coup de la colère.",
      },
    ],
  },
  weeks: {
    title: "Seize semaines, un conseil à chaque bout",
    text: "Nous travaillons chez vous deux jours par semaine, à deux, jamais davantage : le troisième ferait des présentations. Le conseil nous voit trois fois.",
    alt: "Une règle de seize semaines avec cinq barres : écouter, de la semaine 1 à la 3 ; chiffres, de 3 à 7 ; options, de 6 à 11 ; financement, de 9 à 14 ; la page, de 13 à 16. Le conseil se réunit aux semaines 1, 8 et 16.",
    caption:
      "En hachures, notre travail. Les traits verticaux sont les réunions du conseil, qui peut mettre fin au mandat à chacune.",
    dataCaption: "Les phases d’un mandat, en semaines",
    phase: "Étape",
    from: "Dès la semaine",
    to: "Jusqu’à la semaine",
    weeksUnit: "semaines",
    board: "Conseil",
    phases: [
      {
        name: "Écouter",
        text: "Quinze à vingt entretiens, un par un, sans rien attribuer. Avec un fournisseur aussi, un banquier, et quelqu’un qui est parti.",
      },
      {
        name: "Refaire les chiffres",
        text: "Par produit, par site, par client. C’est là que la plupart des entreprises apprennent laquelle de leurs parties gagne l’argent.",
      },
      {
        name: "Les options",
        text: "Chacune est défendue par l’un de nous et attaquée par l’autre ; puis nous échangeons. Le conseil se réunit à mi-chemin, et raye.",
      },
      {
        name: "Le financement",
        text: "Fonds propres, banque, associés, fonds : quatre prix pour le même projet, et ce que chaque prêteur aura le droit d’interdire.",
      },
      {
        name: "La page",
        text: "Écrite, lue à voix haute, raccourcie. La direction signe ce qu’elle exécutera et note ce qu’elle conteste.",
      },
    ],
  },
  case: {
    title: "Le grossiste et les deux cousins",
    place: "En Wallonie, en 2024",
    paragraphs: [
      "Un grossiste alimentaire, troisième génération, 140 personnes, des entrepôts sur deux sites. Deux cousins : l’un dirigeait, l’autre possédait autant et voulait être payé. La banque tenait un prêt remboursable en une fois, dans les dix-huit mois.",
      "Ils demandaient une évaluation. Nous avons demandé laquelle des deux questions venait d’abord. Les chiffres ont répondu : par mauvaise année, l’entreprise ne pouvait servir la dette, quel qu’en fût le propriétaire. La dette est donc passée devant, et le cousin a attendu un an, ce qui ne lui plut pas et figure au procès-verbal.",
      "Le prêt fut étalé sur sept ans, l’entrepôt le plus ancien vendu et repris en partie à bail, 30 % des parts transmis en deux temps, le second soumis à une marge. Deux administrateurs extérieurs sont entrés au conseil.",
    ],
    figureAlt:
      "Trois paires de barres hachurées. Avant : 1,3, 0,9 et 0,6. Après : 1,7, 1,2 et 1,0. Un trait marque 1, en deçà duquel la dette ne peut être servie.",
    caption:
      "Flux de trésorerie disponible pour chaque euro de dette dû dans l’année, avant et après le refinancement, dans trois cas. En deçà du trait, l’entreprise ne peut pas payer.",
    dataCaption: "Euros disponibles pour un euro dû",
    caseColumn: "Cas",
    before: "Avant",
    after: "Après",
    cases: {
      plan: "Comme prévu",
      volume: "Volumes en baisse de 15 %",
      customer: "Premier client perdu",
    },
    after2:
      "Le troisième cas s’est produit à l’automne 2025, en partie : un client est parti avec 11 % des ventes. L’échéance a été payée. La seconde transmission de parts a été différée d’un an, comme la page l’avait prévu.",
  },
  limits: {
    title: "Ce que nous ne faisons pas",
    items: [
      "Nous ne dirigeons pas les entreprises, même pour un temps.",
      "Nous n’écrivons pas de plan pour plaire à une banque. Quand un plan n’existe que pour elle, elle le voit.",
      "Nous ne resservons pas le plan de votre concurrent. Pendant deux ans, nous travaillons pour une seule entreprise par marché.",
      "Nous ne nous installons pas. Ce qui a besoin de nous la deuxième année fut mal expliqué la première.",
    ],
  },
  cost: {
    title: "Ce que cela coûte, dans le principe",
    lede: "Un prix fixe par étape, convenu avant qu’elle commence. Chaque étape peut être la dernière.",
    caption: "Prix pour une entreprise de 50 à 300 personnes, hors taxes",
    stage: "Étape",
    weeks: "Semaines",
    price: "Prix",
    stages: {
      diagnosis: "Écoute et chiffres, jusqu’au deuxième conseil",
      options: "Options et financement",
      paper: "La page, ses annexes, le troisième conseil",
      follow: "Suivi, par trimestre, un an au plus",
    },
    total: "L’ensemble, sans le suivi : {{amount}}.",
    note: "Un groupe plus grand coûte davantage parce qu’il y a plus de monde à écouter, non parce qu’il y a plus d’argent. Si le mandat mène à une cession ou à un refinancement, rien ne s’ajoute : des honoraires sur le résultat choisiraient le résultat.",
  },
  questions: {
    title: "Ce que les conseils nous demandent",
    items: [
      {
        question: "Pourquoi pas un grand cabinet ?",
        answer:
          "Pour certaines questions, un grand : quand il vous faut quarante personnes dans onze pays, nous le disons. Pour une décision que cinq personnes doivent prendre ensemble et supporter ensuite, deux conseillers qu’elles connaissent dès la troisième semaine suffisent.",
      },
      {
        question: "Qui voit les chiffres ?",
        answer:
          "Nous deux, et ceux que vous désignez. Les fichiers restent sur vos systèmes ou dans une salle que vous pouvez fermer. Après le mandat, nous gardons la page et les pièces que la loi impose, et détruisons le reste.",
      },
      {
        question: "Et si la direction et les propriétaires ne s’entendent pas ?",
        answer:
          "C’est le cas d’ordinaire, sans quoi l’on ne nous aurait pas appelés. Notre client est le conseil. Ce que chaque côté nous dit n’est pas rapporté à l’autre ; ce que les deux doivent savoir est écrit sur la page, que chacun lit à la même heure.",
      },
      {
        question: "Pouvez-vous ensuite siéger à notre conseil ?",
        answer: "Pas avant deux ans. Un conseiller qui espère un siège écrit un autre plan.",
      },
      {
        question: "Aidez-vous à vendre, si telle est la réponse ?",
        answer:
          "Nos collègues des fusions et acquisitions le peuvent, par un mandat distinct que vous êtes libre de confier à d’autres. La page est finie et payée avant que l’on en parle.",
      },
    ],
  },
  next: {
    title: "Envoyez-nous la question en une phrase.",
    text: "S’il y faut une page, envoyez la page : trouver la phrase est la première chose que nous faisons, et le premier entretien est gratuit.",
    action: "Écrire à l’associé chargé des entreprises",
    also: "Des mandats de ce genre parmi nos références",
  },
} satisfies typeof en;
