import type en from "./words.en.ts";

export default {
  meta: {
    title: "Qui sommes-nous",
    description:
      "Une maison de conseil en capital à Luxembourg et à Paris : sa manière de penser, de diversifier, de travailler, et ce à quoi elle tient.",
  },
  title: "Une seule maison, deux villes",
  lede: "Nous conseillons ceux qui possèdent un capital et ceux qui le font travailler : familles, fondations, institutions, propriétaires d’entreprise. Une seule équipe, à Luxembourg et à Paris, suit partout les mêmes règles. Nous diversifions avant de concentrer, nous écrivons les raisons de chaque recommandation et nous restons assez longtemps pour en répondre.",
  contents: "Sur cette page",
  about: {
    title: "{{count}} personnes, deux rives",
    text: [
      "La maison est née de deux petites, qui ne cessaient de se croiser dans les mêmes dossiers : l’une à Luxembourg, où les fonds se créent et se surveillent, l’autre à Paris, où les entreprises s’achètent et se vendent. Elles n’en firent qu’une le jour où un client demanda, avec raison, pourquoi il payait deux fois la même page.",
      "Nous sommes restés petits. Chacun peut lire les recommandations de tous, et le doit : chacune est examinée par quelqu’un de l’autre ville avant de partir. Le train met un peu plus de deux heures de l’une à l’autre, et personne ne prend l’avion. Le conseil en investissement, au sens de la loi, est donné par notre société de Paris.",
      "La maison appartient à ceux de ses associés qui y travaillent. Ni banque, ni assureur, ni gérant n’en détient la moindre part : aucun propriétaire n’a de produit à placer.",
    ],
    alt: "Quarante-six traits verticaux en quatre groupes, de onze associés et directeurs à neuf personnes aux opérations et services ; dans chaque groupe, les traits des femmes, 22 en tout, sont doubles et de cuivre.",
    caption:
      "Un trait par personne au {{date}}. Les traits doubles, en cuivre, sont les femmes : {{women}} sur {{all}}.",
    dataCaption: "Effectif par niveau de responsabilité",
    level: "Niveau",
    women: "Femmes",
    men: "Hommes",
    all: "Ensemble",
    levels: {
      partners: "Associés et directeurs",
      managers: "Responsables et chargés d’affaires",
      analysts: "Analystes",
      operations: "Opérations et services",
    },
  },
  vision: {
    title: "Notre vision",
    aside: "Aviser",
    asideFrom: "du latin",
    asideText: "selon ce qui a été vu. Non selon ce qu’on espère.",
    text: [
      "Le capital est patient par nature, et pressé par ceux qui le manient. Nous voudrions être ceux qui ralentissent une décision d’une semaine et en abrègent les suites de plusieurs années.",
      "Dans dix ans, nous voulons que trois choses soient vraies. Qu’un client puisse ouvrir n’importe lequel de nos dossiers et y trouver la raison, le doute et la date. Que ce qui fut financé marche encore, et n’ait nui à personne qui n’ait été consulté. Et que nous ayons assez refusé pour être crus quand nous acceptons.",
    ],
  },
  diversification: {
    title: "Diversification et stratégie d’investissement",
    aside: "Corrélation",
    asideText:
      "la mesure dans laquelle deux placements bougent ensemble : 0 quand ils s’ignorent, 1 quand ils sont la même chose sous deux noms.",
    text: [
      "La diversification est la seule protection presque gratuite, et la plus souvent contrefaite. Vingt fonds qui vivent tous du crédit bon marché sont un seul placement dans vingt enveloppes. Nous comptons les sources de risque, non les lignes.",
      "Le dessin montre pourquoi nous nous arrêtons quelque part. Si les placements partagent un tiers de leurs mouvements, les dix premiers ôtent l’essentiel de ce qui peut l’être. Ensuite, chaque ligne ajoute des frais et du papier, et presque plus de calme.",
    ],
    alt: "Des traits verticaux qui raccourcissent de gauche à droite : le risque d’un portefeuille passe de 100 avec un placement à 63 avec dix, puis ne baisse presque plus ; avec quarante, il est de 59. Un trait de cuivre marque le plancher, à 58.",
    caption:
      "Risque d’un portefeuille à parts égales, selon le nombre de placements. Un placement seul vaut 100 ; la corrélation de deux d’entre eux est de {{correlation}}. Le trait de cuivre est la part qu’aucun nombre n’efface.",
    dataCaption: "Risque restant selon le nombre de placements",
    number: "Placements",
    risk: "Risque restant",
    rulesTitle: "Cinq règles, dans l’ordre où elles s’imposent",
    rules: [
      {
        name: "L’objet avant l’allocation",
        text: "Aucun portefeuille n’est dressé avant qu’il soit écrit ce qu’il devra payer, et quand.",
      },
      {
        name: "La liquidité avant le rendement",
        text: "Trois années de dépenses prévisibles restent à portée d’une semaine.",
      },
      {
        name: "Les sources avant les lignes",
        text: "Aucune source de risque (un taux, une monnaie, un régulateur, un client) ne doit coûter à elle seule plus du cinquième de la limite de perte.",
      },
      {
        name: "Le coût avant le talent",
        text: "Un gérant doit valoir ses frais face à un fonds indiciel, sur dix ans, après impôt.",
      },
      {
        name: "Concentrer par exception",
        text: "Un client peut posséder une grande chose, une entreprise ou une forêt. Le reste se construit alors autour d’elle, comme si elle pouvait faillir.",
      },
    ],
  },
  values: {
    title: "Des valeurs, avec leur prix",
    lede: "Une valeur qui n’a rien coûté est un ornement. En face de chacune des nôtres figure ce qu’elle nous a coûté la dernière fois.",
    value: "Ce à quoi nous tenons",
    means: "Ce à quoi cela oblige",
    price: "Ce que cela a coûté",
    rows: [
      {
        value: "Par écrit",
        means: "Raisons, doutes et conditions sur une page, datée, conservée, montrée sur demande.",
        price: "Un mandat en 2025 : le client voulait un conseil sans trace.",
      },
      {
        value: "Pour une seule partie",
        means:
          "Aucun honoraire des deux côtés, aucun des gérants, aucun avis sur la société d’un client récent.",
        price:
          "En 2024, le silence sur trois assemblées générales, dont une disputée, où des clients voulaient nous entendre.",
      },
      {
        value: "Savoir refuser",
        means: "Décliner ce que nous ne signerions pas pour nous-mêmes, et dire pourquoi.",
        price:
          "Deux mandats déclinés en 2025 après l’examen ESG ; un fonds que nous avions refusé a bien marché depuis.",
      },
      {
        value: "Compter nos propres manques",
        means: "Publier ce qui fut promis à côté de ce qui fut fait, sous le même titre.",
        price:
          "L’objectif carbone de 2025, manqué de six tonnes et imprimé en première page du rapport.",
      },
      {
        value: "Une même mesure",
        means: "Les mêmes critères pour chaque candidature, chaque salaire, chaque promotion.",
        price: "Un poste laissé vacant cinq mois, faute d’une femme sur la liste finale.",
      },
    ],
  },
  excellence: {
    title: "L’excellence opérationnelle, ou l’art de tenir les horloges",
    text: [
      "L’excellence est un grand mot pour de petites habitudes : une page relue, un compte rendu achevé tant qu’il est frais, une échéance qui sonne avant d’être passée. Sept horloges règlent la maison. Chacune a son gardien ; chaque retard est compté, et lu à tous une fois par trimestre, sans nom.",
    ],
    caption: "Les sept horloges",
    clock: "Ce qui doit être fait",
    limit: "Délai",
    clocks: [
      { name: "Réponse à un premier message", limit: "2 jours ouvrés" },
      { name: "Compte rendu d’une réunion, approuvé des présents", limit: "5 jours ouvrés" },
      { name: "Notre avis avant une assemblée générale", limit: "8 jours ouvrés avant" },
      { name: "Annonce d’un critère enfreint, avec une proposition", limit: "10 jours ouvrés" },
      { name: "Motifs d’un avis, sur demande", limit: "10 jours ouvrés" },
      { name: "Relecture d’une recommandation, dans l’autre bureau", limit: "3 jours ouvrés" },
      { name: "Récit d’une erreur, écrit pour tous", limit: "1 mois" },
    ],
    quote: "Une erreur écrite n’arrive qu’une fois. Une erreur pardonnée revient chaque année.",
    quoteBy: "Extrait de nos règles de travail",
    after:
      "Un quart de la rémunération variable des associés et des directeurs dépend de l’examen de leurs dossiers par l’autre bureau : les questions ont-elles été posées, les risques écrits, les horloges tenues ? À l’essai, quatre personnes sur dix en auraient perdu une partie.",
  },
  onward: {
    title: "Jugez par vous-même",
    references: "Ce sur quoi nous avons travaillé",
    publications: "Ce que nous publions sur nous-mêmes",
    careers: "Travailler avec nous",
    contact: "Nous écrire",
  },
} satisfies typeof en;
