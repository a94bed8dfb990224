import type en from "./words.en.ts";

export default {
  meta: {
    title: "Fusions et acquisitions",
    description:
      "Conseil à la vente ou à l’achat d’entreprises familiales et de taille moyenne : calendrier de chaque opération, rôles, exemple d’une cession, honoraires.",
  },
  title: "Acheter ou céder une entreprise, avec un conseil à vos côtés",
  lede: "La plupart des propriétaires ne cèdent qu’une entreprise dans leur vie, et les acquéreurs de taille moyenne achètent trop rarement pour en avoir l’habitude. Nous assistons les uns ou les autres, jamais les deux dans une opération, de la première évaluation à la signature et pendant l’année qui suit ; il nous arrive de conseiller d’attendre.",
  calendars: {
    title: "Deux calendriers",
    lede: "Une cession demande d’ordinaire neuf mois et un achat huit, puis un an de suivi. Les mois sont comptés à partir de la signature du mandat.",
    decides: "Décision",
    sell: {
      title: "Une cession",
      steps: [
        {
          when: "0",
          title: "L’avis préalable",
          text: "Sous deux semaines, sans frais ni mandat, nous vous disons si nous vendrions maintenant, et pourquoi.",
          decides: "vous",
        },
        {
          when: "1–3",
          title: "La préparation",
          text: "Comptes retraités, contrats lus, points faibles chiffrés et, si possible, corrigés, puis une évaluation par trois méthodes qui aboutit à une fourchette.",
          decides: "vous, sur la fourchette",
        },
        {
          when: "4–5",
          title: "L’approche",
          text: "Chaque candidat reçoit d’abord une page anonyme, puis le dossier après avoir signé un accord de confidentialité.",
          decides: "vous, nom par nom",
        },
        {
          when: "6",
          title: "Les offres indicatives",
          text: "Nous les comparons sur le montant que vous percevrez réellement et sur sa date de versement.",
          decides: "vous, sur notre classement",
        },
        {
          when: "7–8",
          title: "Les audits de l’acquéreur",
          text: "La salle de données s’ouvre à quelques candidats ; questions et réponses y sont consignées, ce qui vous sert si une garantie est appelée plus tard.",
          decides: "l’acquéreur",
        },
        {
          when: "9",
          title: "Le contrat",
          text: "Prix, ajustement, garantie d’actif et de passif, séquestre et rôle du vendeur ensuite, avec chacun des engagements pris en négociation.",
          decides: "vous, avec votre avocat",
        },
        {
          when: "10–21",
          title: "Le suivi",
          text: "Nous restons pour l’ajustement du prix et la première année des garanties, sans honoraires supplémentaires.",
          decides: "le contrat",
        },
      ],
    },
    buy: {
      title: "Une acquisition",
      steps: [
        {
          when: "0",
          title: "Le cahier des charges",
          text: "Le projet que l’achat doit servir, le prix maximal, les moyens disponibles et la personne qui conduira l’intégration.",
          decides: "vous",
        },
        {
          when: "1–3",
          title: "La recherche",
          text: "Nous étudions les entreprises du secteur, y compris celles qui ne sont pas à vendre, et en approchons quelques-unes, avec ou sans votre nom.",
          decides: "vous, nom par nom",
        },
        {
          when: "4",
          title: "L’offre indicative",
          text: "Nous estimons ce que la cible vaut pour vous, souvent autre chose que son prix, et rédigeons l’offre.",
          decides: "vous, sur le prix et les conditions",
        },
        {
          when: "5–7",
          title: "Les audits",
          text: "Nous coordonnons comptables, avocats et ingénieurs, que vous payez directement, et résumons leurs constats avec leur effet sur le prix.",
          decides: "vous pouvez vous retirer à chaque constat",
        },
        {
          when: "8",
          title: "Le contrat",
          text: "Garanties, ajustement du prix, maintien du vendeur, conditions suspensives.",
          decides: "vous, jusqu’à la signature",
        },
        {
          when: "9–20",
          title: "L’intégration",
          text: "Nous suivons le plan des cent premiers jours, puis comparons pendant un an les résultats aux hypothèses du prix.",
          decides: "votre responsable de l’intégration",
        },
      ],
    },
  },
  roles: {
    title: "Les rôles",
    caption: "Qui fait quoi, selon le côté",
    aside: "Une seule partie",
    asideText:
      "Des honoraires versés par les deux parties nous donneraient intérêt à conclure dans tous les cas : nous n’en acceptons que d’une.",
    actor: "Acteur",
    sell: "À la vente",
    buy: "À l’achat",
    rows: [
      {
        actor: "Vous",
        sell: "Vous fixez les conditions et choisissez l’acquéreur.",
        buy: "Vous fixez le prix maximal et désignez un responsable de l’intégration.",
      },
      {
        actor: "Nous",
        sell: "Évaluation, documents, recherche des acquéreurs, négociation",
        buy: "Recherche, évaluation, coordination des audits, négociation",
      },
      {
        actor: "Votre avocat",
        sell: "Contrat, garanties, information du personnel",
        buy: "Audit juridique, contrat, conditions suspensives",
      },
      {
        actor: "Votre expert-comptable",
        sell: "Comptes retraités, réponses à l’audit",
        buy: "Audit comptable et fiscal",
      },
      {
        actor: "Les banques",
        sell: "Financement de l’acquéreur, dont nous vérifions la solidité",
        buy: "Financement de l’achat, dont nous comparons les offres que vous avez demandées",
      },
    ],
  },
  funnel: {
    title: "De {{first}} noms à une signature",
    text: "Le dessin suit les candidats d’une vente type, dont la plupart sont écartés en chemin : chaque trait est un acquéreur possible, et le motif de chaque arrêt figure au dossier.",
    alt: "{{first}} traits partent du haut. À chacune des six étapes, certains s’arrêtent ; un seul arrive en bas.",
    caption:
      "Illustration : un trait par candidat dans une cession de taille courante, dont l’acquéreur est le trait de cuivre.",
    dataCaption: "Candidats restants à chaque étape",
    stage: "Étape",
    left: "Candidats",
    who: "Qui a écarté les autres",
    stages: [
      { name: "Liste longue", who: "Personne encore" },
      { name: "Approchés", who: "Le propriétaire, à la lecture de la liste" },
      { name: "Sous accord de confidentialité", who: "Les candidats sans intérêt pour l’affaire" },
      { name: "Offre indicative", who: "Les candidats qui avaient lu le dossier" },
      { name: "Salle de données", who: "Le propriétaire et nous, sur le prix et les intentions" },
      { name: "Offre ferme", who: "Les constats des auditeurs" },
      { name: "Signature du contrat", who: "Le propriétaire" },
    ],
  },
  diary: {
    title: "Une entreprise industrielle cédée à ses cadres",
    place: "Dans l’est de la France",
    lede: "Extraits du journal d’un mandat de quatorze mois pour une entreprise industrielle familiale ; les montants ont été modifiés, leurs proportions conservées.",
    entries: [
      {
        date: "Mois 1",
        text: "Le propriétaire, sans successeur dans sa famille, souhaite céder à un acquéreur sérieux. Nous lui demandons ce qu’il attend pour l’entreprise et pour ses salariés ; il prend deux semaines pour répondre.",
      },
      {
        date: "Mois 3",
        text: "L’évaluation donne de 11 à 14 M€, avec pour principale incertitude un gros client, dont le contrat expire dans deux ans.",
      },
      {
        date: "Mois 5",
        text: "Deux groupes se disent intéressés ; l’un et l’autre déplaceraient les machines. Nous proposons d’ajouter à la liste les cadres dirigeants, que personne n’avait consultés.",
      },
      {
        date: "Mois 8",
        text: "Un des groupes se retire ; l’autre offre 13,1 M€ et les cadres 10,8 M€. Nous comparons ce que chaque offre laisse après l’impôt et les engagements pris envers le personnel.",
      },
      {
        date: "Mois 10",
        text: "La banque des cadres se retire ; nous aurions dû demander dès le départ si son engagement était ferme.",
      },
      {
        date: "Mois 12",
        text: "Avec une autre banque et un fonds régional, les cadres portent leur offre à 12,2 M€, dont 1,6 M€ prêté par le vendeur sur cinq ans.",
      },
      {
        date: "Mois 14",
        text: "Le contrat est signé avec les cadres, et le principal client a prolongé le sien depuis.",
      },
    ],
    after:
      "En retenant l’offre la plus basse, le propriétaire a renoncé à {{difference}} et nos honoraires ont diminué de {{fee}}, deux chiffres qu’il connaissait avant de choisir.",
  },
  cost: {
    title: "Les honoraires",
    lede: "Une provision mensuelle couvre le travail ; des honoraires de résultat, dont elle est déduite, sont dus à la signature.",
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
    examplesCaption: "Le barème appliqué aux deux offres de l’exemple",
    price: "Prix",
    fee: "Honoraires",
    share: "Part du prix",
    note: "Les honoraires de résultat ne s’appliquent qu’une fois la décision de vendre prise ; l’avis préalable, qui peut être d’attendre, n’est pas facturé. Pour un achat, les honoraires sont fixés d’avance, en euros, et ne montent pas avec le prix. La moitié en est due si vous renoncez sur notre conseil.",
  },
  questions: {
    title: "Avant le premier entretien",
    items: [
      {
        question: "Quelle taille d’entreprise conseillez-vous ?",
        answer:
          "Le plus souvent, des entreprises de cinq à quatre-vingts millions d’euros. En dessous, un expert-comptable et un avocat coûtent moins cher. Au-dessus, les acquéreurs attendent une banque présente sur plusieurs continents, et nous pouvons en recommander.",
      },
      {
        question: "Quand informer les salariés ?",
        answer:
          "Vous choisissez le moment, dans les limites de la loi. En France, elle impose en général d’informer à l’avance le personnel d’une petite ou moyenne entreprise d’un projet de vente. La règle et ses délais ont changé plusieurs fois ; nous en fixons la date avec votre avocat dès le début du mandat.",
      },
      {
        question: "Pouvez-vous estimer mon entreprise au téléphone ?",
        answer:
          "Nous pouvons indiquer la méthode qu’un acheteur suivrait. Un chiffre demande vos comptes et une à deux semaines de travail.",
      },
      {
        question: "Un acheteur m’a déjà fait une offre : que faire ?",
        answer:
          "Mieux vaut la comparer avant d’y répondre : nous vérifions en huit semaines environ s’il existe un autre acquéreur, et à quelles conditions.",
      },
      {
        question: "Que devons-nous si la vente n’a pas lieu ?",
        answer:
          "Les provisions déjà versées, et rien d’autre ; les documents de préparation vous restent acquis.",
      },
    ],
  },
  next: {
    title: "Un premier échange confidentiel",
    text: "Il peut se tenir hors de vos locaux, et nous signons un accord de confidentialité avant de recevoir vos comptes, par un moyen sûr convenu avec vous : le formulaire de contact n’est pas fait pour cela.",
    action: "Écrire à l’équipe",
    also: "Les opérations que nous avons conseillées",
  },
} satisfies typeof en;
