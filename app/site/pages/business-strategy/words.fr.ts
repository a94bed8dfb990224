import type en from "./words.en.ts";

export default {
  meta: {
    title: "Stratégie d’entreprise",
    description:
      "Plans, gouvernance et choix de financement pour les propriétaires et les conseils d’administration : la note au conseil, les étapes, les livrables, les prix.",
  },
  title: "Une stratégie d’entreprise qu’un conseil peut voter",
  lede: "Un changement de génération, un marché nouveau, une dette à refinancer, un associé qui veut partir : ces décisions engagent l’entreprise pour longtemps. Avec les propriétaires et les conseils d’administration, nous dressons le plan d’affaires et ses chiffres, définissons la gouvernance qu’il demande et comparons les façons de le financer. La direction de l’entreprise reste aux mains de ses dirigeants.",
  moments: {
    title: "Quatre situations",
    items: [
      {
        question: "Qui reprend, et que doit-on à ceux qui ne reprennent pas ?",
        text: "Une succession se prépare sur plusieurs années : nous entendons toute la famille, y compris ceux qui ne participent pas aux réunions, et chiffrons la part de chacun.",
      },
      {
        question: "Pourrons-nous rembourser cette dette si l’année est mauvaise ?",
        text: "Nous reprenons les contrats de prêt et la pire année connue, puis calculons la marge qui reste dans chaque cas.",
      },
      {
        question: "Faut-il s’implanter, ou racheter une entreprise déjà présente ?",
        text: "Nous comparons le coût et le délai des deux voies avec les moyens de l’activité qui devrait les financer.",
      },
      {
        question: "Un associé veut partir : qui paiera ses parts ?",
        text: "Les statuts et le pacte d’associés fixent les règles ; nous comparons les sources de financement, de la société elle-même à un tiers.",
      },
    ],
  },
  sheet: {
    title: "La note soumise au conseil",
    lede: "Les annexes peuvent compter deux cents pages ; la note en compte une. Elle a six parties, dans un ordre fixe, illustrées ici par le mandat présenté plus bas.",
    heading: "Pour décision",
    number: "Note nº 4",
    parts: [
      {
        name: "La décision demandée",
        sample:
          "Refinancer la dette sur sept ans et transmettre une partie des parts en deux temps.",
        note: "La résolution, rédigée dans les termes du futur procès-verbal.",
      },
      {
        name: "Les options, statu quo compris",
        sample: "Quatre, chacune avec son prix, sa date et les choix qu’elle exclut.",
        note: "Le maintien de la situation actuelle est chiffré comme les autres options.",
      },
      {
        name: "Les chiffres dans trois cas",
        sample: "Comme prévu ; volumes en baisse de 15 % ; premier client perdu.",
        note: "Le troisième cas est choisi par l’administrateur le plus réservé.",
      },
      {
        name: "Les hypothèses décisives",
        sample: "Cinq affirmations, chacune avec le nom de la personne qui la vérifiera.",
        note: "Elles sont rédigées pour être discutées en séance.",
      },
      {
        name: "Les tâches et leurs échéances",
        sample: "Neuf tâches, dont deux reviennent au conseil lui-même.",
        note: "La direction et le conseil s’engagent l’un et l’autre.",
      },
      {
        name: "Les conditions d’arrêt",
        sample:
          "Si la marge reste sous 4 % deux trimestres de suite, la seconde transmission est différée.",
        note: "Fixées à l’avance, elles n’ont pas à être débattues dans l’urgence.",
      },
    ],
  },
  weeks: {
    title: "Seize semaines, trois réunions du conseil",
    text: "Deux conseillers travaillent chez vous deux jours par semaine. Le conseil d’administration les entend au début, à mi-parcours et à la fin, et peut chaque fois mettre fin au mandat.",
    alt: "Une règle de seize semaines avec cinq barres : écoute, de la semaine 1 à la 3 ; chiffres, de 3 à 7 ; options, de 6 à 11 ; financement, de 9 à 14 ; note, de 13 à 16. Le conseil se réunit aux semaines 1, 8 et 16.",
    caption:
      "En hachures, notre travail ; les traits verticaux sont les réunions du conseil d’administration.",
    dataCaption: "Les phases d’un mandat, en semaines",
    phase: "Étape",
    from: "Dès la semaine",
    to: "Jusqu’à la semaine",
    weeksUnit: "semaines",
    board: "Conseil",
    delivers: "Livrable",
    phases: [
      {
        name: "Écoute",
        text: "Quinze à vingt entretiens individuels, sans attribution des propos : dirigeants, actionnaires, un banquier, un fournisseur, un ancien salarié.",
        delivers: "une synthèse des attentes et des désaccords",
      },
      {
        name: "Chiffres",
        text: "Les résultats sont recalculés par produit, par site et par client.",
        delivers: "un modèle financier, qui vous reste acquis",
      },
      {
        name: "Options",
        text: "Un conseiller défend chaque option et l’autre la conteste, puis le conseil écarte une partie d’entre elles à mi-parcours.",
        delivers: "une comparaison chiffrée des options",
      },
      {
        name: "Financement",
        text: "Fonds propres, banque, associés ou fonds : nous comparons leur prix et les droits que chacun demandera.",
        delivers: "un plan de financement et la comparaison des offres de vos banques",
      },
      {
        name: "Note",
        text: "La direction signe les tâches qu’elle exécutera et y joint ses réserves.",
        delivers: "la note au conseil et ses annexes",
      },
    ],
  },
  case: {
    title: "Refinancer avant de transmettre",
    place: "Un grossiste familial, Belgique et Luxembourg",
    paragraphs: [
      "L’entreprise, de troisième génération, appartenait à deux membres d’une même famille : l’un la dirigeait, l’autre souhaitait vendre ses parts. Un prêt devait bientôt être remboursé en une fois. Les chiffres ont été modifiés et leurs proportions conservées.",
      "Ils demandaient une évaluation, mais les chiffres ont montré que l’entreprise ne pourrait honorer sa dette lors d’une mauvaise année, quel qu’en soit le propriétaire. Le refinancement devait donc précéder la transmission, et le vendeur a accepté d’attendre un an.",
      "Le prêt a été étalé sur sept ans ; un entrepôt a été vendu et repris en partie à bail. Les parts sont transmises en deux temps, le second à condition que la marge se maintienne, et deux administrateurs extérieurs ont rejoint le conseil.",
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
      "L’année suivante, malgré le départ d’un client important, l’échéance a été payée ; la seconde transmission de parts a été différée d’un an, comme la note le prévoyait.",
  },
  limits: {
    title: "Les limites du mandat",
    items: [
      "Nous ne dirigeons pas d’entreprise, même à titre provisoire.",
      "Un plan destiné seulement à convaincre une banque n’entre pas dans nos missions.",
      "Pendant deux ans, nous ne conseillons qu’une entreprise par marché.",
      "Le suivi s’arrête au bout d’un an, quand vos équipes peuvent poursuivre seules.",
    ],
  },
  cost: {
    title: "Les prix",
    lede: "Chaque étape a un prix fixe, convenu avant qu’elle commence, et le mandat peut s’arrêter à la fin de chacune.",
    caption: "Prix pour une entreprise de 50 à 300 personnes, hors taxes",
    stage: "Étape",
    weeks: "Semaines",
    price: "Prix",
    stages: {
      diagnosis: "Écoute et chiffres, jusqu’au deuxième conseil",
      options: "Options et financement",
      paper: "Note, annexes et troisième conseil",
      follow: "Suivi, par trimestre, un an au plus",
    },
    total: "L’ensemble, sans le suivi : {{amount}}.",
    note: "Un groupe plus grand coûte davantage, car les entretiens y sont plus nombreux. Le prix ne dépend pas de la décision prise : une cession éventuelle fait l’objet d’un mandat distinct, avec ses propres honoraires.",
  },
  assurances: {
    title: "Confidentialité et indépendance",
    items: [
      {
        name: "Accès aux chiffres",
        text: "Il est réservé aux deux conseillers et aux personnes que vous désignez. Les fichiers restent sur vos systèmes ; après le mandat, nous gardons la note et les pièces que la loi impose.",
      },
      {
        name: "Désaccords",
        text: "Notre client est le conseil d’administration : les propos de chacun restent confidentiels, et les faits que tous doivent connaître figurent dans la note, remise à tous en même temps.",
      },
      {
        name: "Siège au conseil",
        text: "Aucun de nous ne siège au conseil d’un client pendant les deux années qui suivent un mandat.",
      },
      {
        name: "Mandat de cession",
        text: "S’il faut vendre, notre équipe de fusions et acquisitions peut intervenir, par un mandat distinct que vous restez libre de confier à d’autres.",
      },
      {
        name: "Taille de l’équipe",
        text: "Pour une mission qui demande des dizaines de personnes dans plusieurs pays, nous recommandons un cabinet plus grand.",
      },
    ],
    action: "Écrire à l’équipe",
    also: "Nos références en stratégie",
  },
} satisfies typeof en;
