import type en from "./words.en.ts";

export default {
  meta: {
    title: "Qui sommes-nous",
    description:
      "Une maison de conseil en capital à Luxembourg et à Paris : ses associés et ses équipes, sa gouvernance, ses principes d’investissement et ses délais.",
  },
  title: "Une seule maison, deux villes",
  lede: "Nous conseillons des familles, des fondations, des institutions et des propriétaires d’entreprise sur le placement de leur capital et sur l’achat, la cession et le financement d’entreprises. Nos équipes travaillent à Luxembourg et à Paris selon des règles communes : diversifier avant de concentrer, motiver chaque recommandation, et suivre dans la durée les décisions que nous avons conseillées.",
  about: {
    title: "{{count}} personnes, deux rives",
    text: [
      "La maison est née en {{founded}} du rapprochement de deux cabinets qui se retrouvaient souvent sur des dossiers communs : l’un à Luxembourg, où les fonds se créent et se contrôlent, l’autre à Paris, où les entreprises s’achètent et se vendent. Un client des deux sociétés n’a plus qu’un interlocuteur, même s’il signe une convention et reçoit une facture de chacune.",
      "Elle se compose de deux sociétés : celle de Paris, entreprise d’investissement agréée, donne seule les conseils en investissement, et celle de Luxembourg conseille les entreprises en matière de fusions, d’acquisitions et de stratégie. Dans les deux, chaque recommandation est relue avant son envoi par une personne qui n’a pas travaillé au dossier.",
      "Le capital appartient aux associés en activité : aucune banque, aucun assureur, aucun gérant de fonds n’en détient de part, et personne dans la maison n’est rémunéré pour placer un produit.",
    ],
    alt: "{{all}} traits verticaux en sept rangées, une par équipe, de {{most}} personnes pour la plus grande à {{fewest}} pour la plus petite. Les traits de ceux qui travaillent à Luxembourg, {{luxembourg}} en tout, sont doubles et de cuivre.",
    caption:
      "Un trait par personne au {{date}}, une rangée par équipe. Les traits doubles, en cuivre, sont ceux du bureau de Luxembourg : {{luxembourg}} sur {{all}}.",
    dataCaption: "Effectif par équipe et par bureau",
    team: "Équipe",
    all: "Ensemble",
  },
  facts: {
    title: "La maison en chiffres",
    founded: "année de création",
    people: "personnes dans deux bureaux",
    clients: "clients",
    assets: "d’actifs conseillés",
    billions: "{{value}} Md€",
    note: "Chiffres au {{date}}. Les actifs conseillés appartiennent aux clients et restent chez leurs dépositaires : nous n’en gérons ni n’en détenons aucun.",
  },
  people: {
    title: "Associés et responsables d’équipe",
    lede: "De nos onze associés et directeurs, cinq associés et trois directeurs conduisent une équipe et sont présentés ici. Chaque client a parmi eux un interlocuteur désigné dans la lettre de mission.",
    note: "Chaque médaillon est gravé d’après un nom : un lobe par lettre, sur la rivière du bureau et dans l’encre de l’équipe.",
    office: "Bureau",
    speaks: "Langues",
    languages: {
      en: "anglais",
      fr: "français",
      de: "allemand",
      lb: "luxembourgeois",
      nl: "néerlandais",
      pt: "portugais",
    },
  },
  governance: {
    title: "Gouvernance",
    text: [
      "Le comité des associés arrête la stratégie et le budget de la maison. Quatre autres comités décident ou contrôlent dans leur domaine et lui rendent compte chaque année.",
      "La directrice de la conformité assiste à tous sans voix délibérative et peut suspendre une décision de n’importe lequel d’entre eux. Personne ne vote sur un dossier où il a un intérêt, ni sur sa propre rémunération.",
    ],
    caption: "Les comités et leurs membres",
    committee: "Comité",
    mission: "Mission",
    members: "Membres",
    meetings: "Réunions par an",
    chair: "présidence",
    committees: {
      investment: {
        name: "Investissement",
        mission:
          "Approuve les allocations types, la liste des gérants et toute recommandation qui s’écarte des règles.",
      },
      conflicts: {
        name: "Conflits d’intérêts et conformité",
        mission:
          "Examine les intérêts déclarés, les mandats qui pourraient s’opposer et les réclamations.",
      },
      sustainability: {
        name: "Durabilité",
        mission:
          "Suit les engagements de la maison, la politique d’investissement durable et les mesures de la plateforme d’impact.",
      },
      remuneration: {
        name: "Rémunération",
        mission:
          "Fixe les règles de la part variable et vérifie qu’elle ne dépend ni des volumes ni des produits.",
      },
    },
    outsiders: {
      "outside-lawyer": "un avocat extérieur à la maison",
      "outside-chair": "une personnalité extérieure à la maison",
      elected: "une personne élue chaque année par les salariés",
    },
  },
  vision: {
    title: "Notre vision",
    aside: "Avis",
    asideFrom: "du latin",
    asideText: "selon ce qui a été vu.",
    text: [
      "Une décision d’investissement ou de cession engage souvent pour dix ans. Nous prenons le temps de l’examiner, quitte à demander une semaine de plus pour vérifier un chiffre.",
      "Dans dix ans, nous voulons qu’un client puisse ouvrir n’importe lequel de nos dossiers et y trouver les raisons d’une recommandation et les réserves qui l’accompagnaient. Nous voulons aussi que chaque projet financé sur notre conseil fonctionne encore, sans dommage pour les tiers.",
    ],
  },
  diversification: {
    title: "Diversification et stratégie d’investissement",
    aside: "Corrélation",
    asideText:
      "la mesure dans laquelle deux placements varient ensemble : 0 quand ils sont indépendants, 1 quand leurs mouvements se confondent.",
    text: [
      "La diversification réduit le risque à peu de frais, à condition de porter sur des risques différents ; ce qu’ils ont en commun demeure, et la perte reste possible. Vingt fonds qui dépendent tous du crédit bon marché se comportent comme un seul placement : nous comptons donc les sources de risque plutôt que les lignes.",
      "Le dessin montre pourquoi nous en limitons le nombre. Si les placements partagent un tiers de leurs mouvements, les dix premiers suppriment la plus grande part du risque qui peut l’être. Les suivants ajoutent surtout des frais et des documents à suivre.",
    ],
    alt: "Des traits verticaux qui raccourcissent de gauche à droite : le risque d’un portefeuille passe de 100 avec un placement à 63 avec dix, puis ne baisse presque plus ; avec quarante, il est de 59. Un trait de cuivre marque le plancher, à 58.",
    caption:
      "Risque d’un portefeuille à parts égales, selon le nombre de placements. Un placement seul vaut 100 ; la corrélation de deux d’entre eux est de {{correlation}}. Le trait de cuivre marque le risque qui demeure quel que soit le nombre.",
    dataCaption: "Risque restant selon le nombre de placements",
    number: "Placements",
    risk: "Risque restant",
    rulesTitle: "Cinq règles, par ordre de priorité",
    rules: [
      {
        name: "L’objet avant l’allocation",
        text: "Avant de composer un portefeuille, nous fixons les dépenses à couvrir et leurs échéances.",
      },
      {
        name: "La liquidité avant le rendement",
        text: "Trois années de dépenses prévisibles restent mobilisables en une semaine.",
      },
      {
        name: "Les sources avant les lignes",
        text: "Aucune source de risque (un taux, une monnaie, un régulateur, un client) ne doit pouvoir coûter à elle seule plus du cinquième de la limite de perte.",
      },
      {
        name: "Le coût avant le talent",
        text: "Un gérant doit justifier ses frais face à un fonds indiciel, sur dix ans et après impôt.",
      },
      {
        name: "La concentration par exception",
        text: "Un client peut conserver un actif dominant, une entreprise ou une forêt par exemple. Le reste du portefeuille est alors construit en supposant que cet actif peut perdre l’essentiel de sa valeur.",
      },
    ],
  },
  values: {
    title: "Nos valeurs et leur coût",
    lede: "En face de chaque valeur figurent l’obligation qu’elle nous impose et un exemple récent de son coût.",
    value: "Valeur",
    means: "Obligation",
    price: "Exemple récent",
    rows: [
      {
        value: "La trace écrite",
        means:
          "Les raisons, les réserves et les conditions d’une recommandation tiennent sur une page, conservée et montrée au client sur demande.",
        price:
          "Un mandat refusé en 2025 parce que le client souhaitait un conseil oral, sans compte rendu.",
      },
      {
        value: "Une seule partie",
        means:
          "Nous ne touchons rien de l’autre partie d’une opération ni des gérants, et ne donnons pas d’avis sur la société d’un client récent.",
        price:
          "En 2024, aucun avis sur trois assemblées générales, dont une contestée, malgré la demande de plusieurs clients.",
      },
      {
        value: "La liberté de refuser",
        means:
          "Nous déclinons les mandats dont nous ne pourrions pas répondre, et nous en donnons la raison.",
        price:
          "Deux mandats déclinés en 2025 après l’examen ESG. Un fonds que nous avions écarté a depuis obtenu de bons résultats.",
      },
      {
        value: "La transparence",
        means: "Nous publions chaque année nos objectifs à côté de nos résultats.",
        price:
          "L’objectif carbone de 2025, manqué de six tonnes : le chiffre figure en première page du rapport.",
      },
      {
        value: "L’équité",
        means:
          "Des critères identiques s’appliquent à toutes les candidatures, à tous les salaires et à toutes les promotions.",
        price:
          "En 2025, deux listes finales sans femme ont été renvoyées aux cabinets de recrutement pour élargir la recherche, à critères inchangés ; la seconde a demandé cinq mois de plus.",
      },
    ],
  },
  excellence: {
    title: "Excellence opérationnelle : sept délais que nous nous imposons",
    text: [
      "Chaque délai a un responsable, et les retards sont présentés chaque trimestre à toute la maison, sans que personne soit nommé.",
    ],
    caption: "Les sept délais",
    clock: "Engagement",
    limit: "Délai",
    clocks: [
      { name: "Réponse à un premier message", limit: "{{answer}} jours ouvrés" },
      {
        name: "Relecture d’une recommandation par une personne extérieure au dossier",
        limit: "3 jours ouvrés",
      },
      { name: "Compte rendu d’une réunion, approuvé par les présents", limit: "5 jours ouvrés" },
      { name: "Notre avis avant une assemblée générale", limit: "8 jours ouvrés avant" },
      { name: "Annonce d’un critère enfreint, avec une proposition", limit: "10 jours ouvrés" },
      { name: "Motifs d’un avis, sur demande", limit: "10 jours ouvrés" },
      { name: "Analyse d’une erreur, diffusée à toute la maison", limit: "1 mois" },
    ],
    after:
      "À partir de 2027, un quart de la rémunération variable des associés et des directeurs dépendra de l’examen annuel de leurs dossiers par un associé d’une autre équipe, qui vérifie que les questions ont été posées, les risques consignés et les délais tenus.",
  },
  onward: {
    title: "Pour aller plus loin",
    references: "Nos références",
    publications: "Nos publications",
    careers: "Travailler avec nous",
    letters: "Nos lettres",
    press: "Presse et actualités",
    contact: "Nous écrire",
  },
} satisfies typeof en;
