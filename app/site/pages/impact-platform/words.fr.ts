import type en from "./words.en.ts";

export default {
  meta: {
    title: "Plateforme d’investissement à impact",
    description:
      "Six thèmes, des énergies propres à l’innovation technologique, où chercher des investissements dont l’effet s’énonce avant et se mesure après.",
  },
  title: "L’investissement à impact, thème par thème",
  lede: "La plateforme est une sélection de projets sur lesquels notre société française conseille ses clients, en six thèmes : énergies propres, économie circulaire, innovation en santé, villes intelligentes, agriculture durable, innovation technologique. Les clients investissent eux-mêmes et paient le conseil ; les projets ne nous versent rien. Chaque projet énonce le changement visé, les personnes concernées et les preuves qu’il apportera. Un rendement financier est recherché, sans jamais être assuré, et nous ne parlons d’impact que si l’effet se mesure.",
  millions: "{{value}} M€",
  measures: {
    title: "Quatre mesures et leurs limites",
    asOf: "Au {{date}}.",
    counts: "Compté",
    omits: "Limites",
    rows: {
      investments: {
        name: "Investissements totaux",
        counts:
          "Le capital investi par nos clients, sur notre conseil, dans les projets des six thèmes, au prix d’acquisition, moins les remboursements.",
        omits:
          "La somme ne dit rien de l’effet : un effet est revendiqué pour 113 M€, soit 27 %. Deux thèmes sur six ont jusqu’ici été évalués.",
      },
      projects: {
        name: "Projets actifs",
        counts:
          "Chaque entreprise ou site lié par un contrat en vigueur, qu’il produise déjà ou non.",
        omits:
          "Le nombre ne dit rien de leur taille. Des {{projects}} projets, {{assessed}} ont été évalués en février 2026, dont {{empty}} sans résultat à rapporter ; les {{others}} autres ne l’ont pas encore été.",
      },
      partners: {
        name: "Partenaires stratégiques",
        counts:
          "Les co-investisseurs, exploitants, prêteurs publics et laboratoires liés à un projet par un accord signé.",
        omits: "Les contacts sans accord signé ne sont pas comptés.",
      },
      carbon: {
        name: "Réduction carbone",
        counts:
          "La baisse, depuis {{year}}, des tonnes d’équivalent CO₂ par million d’euros investi, pour tous les investissements que nous conseillons.",
        omits: "{{caveat}} Les tonnes absolues seront données à partir d’une couverture de 85 %.",
      },
    },
    figure: {
      title: "Intensité carbone des investissements conseillés, de 2021 à 2025",
      alt: "Une courbe qui descend chaque année, de 118 tonnes par million d’euros investi en 2021 à 109, 96, 84, puis 73 en 2025.",
      unit: "t éq. CO₂/M€",
      series: "Intensité",
    },
  },
  themes: {
    title: "Les six thèmes",
    lede: "Dans chaque sceau, un pétale représente un projet et un trait quatre millions d’euros.",
    figure: {
      title: "{{total}}, thème par thème",
      alt: "Les parts de {{total}} : énergies propres 124, économie circulaire 78, innovation en santé 66, villes intelligentes 52, agriculture durable 48 et innovation technologique 44 millions d’euros.",
      unit: "M€",
      series: "Montant",
    },
    projects: "{{value}} projets",
    change: "Changement visé",
    held: "Projets",
    indicator: "Indicateur principal",
    doubt: "Réserve",
    items: {
      "clean-energy": {
        change:
          "Moins de gaz brûlé, et de l’électricité produite sur des toits, des sites et des sols déjà bâtis ou dégradés.",
        held: "Du solaire sur des entrepôts et une carrière, un parc éolien renouvelé, du biométhane agricole, des pompes à chaleur pour 1 140 logements sociaux, de la chaleur récupérée dans de petites usines, un stockage par batteries, un réseau de chaleur.",
        indicator: "Des mégawattheures par an, relevés au compteur.",
        doubt:
          "L’effet du stockage par batteries ne peut être établi : pendant 41 % de ses heures de charge, les centrales à gaz étaient à la marge. Nous avons demandé aux clients concernés s’il fallait le retirer de la sélection.",
      },
      "circular-economy": {
        change:
          "Des biens qui servent plus longtemps, sont réemployés ou recyclés au lieu d’être brûlés.",
        held: "Du recyclage de plastiques, des vêtements de travail loués et réparés, des ordinateurs reconditionnés, des matériaux revendus, des bouteilles lavées, des batteries de véhicules en seconde vie.",
        indicator: "Des tonnes, des appareils ou des voyages, pesés ou comptés.",
        doubt:
          "Soixante et onze bouteilles sur cent reviennent, quand quatre-vingts étaient prévues. À ce taux, le lavage ne l’emporte sur le verre neuf que de peu, voire pas du tout.",
      },
      "healthcare-innovation": {
        change: "Des soins plus tôt, et plus près de chez soi.",
        held: "Des unités d’imagerie sur camion pour des cantons ruraux, un service d’hospitalisation à domicile, un test plus rapide des infections du sang, des instruments chirurgicaux réutilisables.",
        indicator: "Le nombre de jours entre la prescription et l’acte.",
        doubt:
          "Un délai plus court ne prouve pas une meilleure santé. Les résultats de santé appartiennent aux hôpitaux ; trois projets sur quatre les obtiennent.",
      },
      "smart-cities": {
        change:
          "Des réseaux d’eau, d’éclairage et de bus qui servent autant d’habitants avec moins de ressources.",
        held: "La détection des fuites d’un réseau d’eau, l’éclairage rénové d’une ville moyenne, la priorité des bus aux carrefours.",
        indicator: "Des mètres cubes perdus, des kilowattheures par lampe, des minutes par trajet.",
        doubt:
          "Un appareil qui compte les voitures peut reconnaître les conducteurs. Tout appareil qui identifie une personne est écarté ; un projet a perdu un appel d’offres pour cette raison.",
      },
      "sustainable-agriculture": {
        change:
          "Des sols qui retiennent mieux l’eau et le carbone, des fermes qui achètent moins d’engrais.",
        held: "Des haies et des arbres sur des terres de grande culture, des élevages laitiers revenus à l’herbe, le tri et le stockage de légumineuses.",
        indicator: "Des kilogrammes d’azote achetés par hectare.",
        doubt:
          "Le carbone du sol ne se mesure qu’au bout de cinq ans environ ; d’ici là, cette ligne du tableau reste vide.",
      },
      "tech-innovation": {
        change: "Des machines qui font le même travail avec moins d’énergie et moins de pannes.",
        held: "Un logiciel qui trouve les fuites d’air comprimé, de l’électronique de puissance pour moteurs industriels, des capteurs pour ponts vieillissants.",
        indicator: "Des kilowattheures économisés chez les clients qui ont un compteur.",
        doubt:
          "Beaucoup d’acheteurs auraient choisi un produit concurrent. Nous comptons les économies mesurées au compteur et n’en attribuons qu’une petite part à l’investissement.",
      },
    },
  },
  added: {
    title: "L’apport du capital",
    aside:
      "Deux personnes ont jugé chaque projet séparément et étaient en désaccord sur quatre ; l’avis le moins favorable a été retenu chaque fois.",
    paragraphs: [
      "En février 2026, nous avons publié l’évaluation des quatorze projets des deux premiers thèmes. Nous avons demandé à des tiers, prêteurs écartés, concurrents et collectivités, ce qui existerait aujourd’hui sans nos clients.",
      "Pour 34 M€ sur 202, le capital a sans doute été décisif, les banques ayant refusé. Pour 59 M€, il a sans doute peu changé. Les quatre autres thèmes, {{others}} projets, seront évalués en 2027 ; d’ici là, aucun effet n’est avancé à leur sujet.",
    ],
    figure: {
      title: "Le capital de quatorze projets, selon notre jugement sur son apport",
      alt: "Sur 202 millions d’euros, 34 sont allés à des projets où ils ont sans doute été décisifs, 79 à des projets rendus plus précoces ou plus grands, 59 là où ils ont sans doute peu changé et 30 là où nous ne savons pas.",
      unit: "M€",
      series: "Capital investi",
      decisive: "Décisif",
      earlier: "Plus tôt ou plus grand",
      little: "Peu changé",
      unknown: "Indécidable",
    },
  },
  entry: {
    title: "Conditions d’entrée dans la sélection",
    items: [
      {
        title: "Le changement est nommé",
        text: "En une phrase, avec les personnes qu’il concerne et celles auxquelles il peut nuire.",
      },
      {
        title: "Le point de départ est signé",
        text: "Par le projet et par l’investisseur. Depuis janvier 2026, nous ne recommandons aucun premier versement sans lui ; un projet financé auparavant sans compteurs n’a pas de résultat mesurable.",
      },
      {
        title: "Les indicateurs sont peu nombreux",
        text: "Un principal et deux autres au plus, chacun avec sa source et la fonction qui en répond.",
      },
      {
        title: "Un rendement est recherché",
        text: "Le prix s’examine sans tenir compte de l’effet, qui ne justifie pas de payer plus cher.",
      },
      {
        title: "Les accidents sont déclarés",
        text: "En 2025, {{accidents}} des {{projects}} projets ont communiqué leur taux d’accidents ; tout contrat signé depuis l’exige.",
      },
    ],
  },
  notice: {
    title: "À propos de ces chiffres",
    text: "Les projets sont décrits sans être nommés. Nous conseillons à leur sujet les clients professionnels, et d’autres clients s’ils leur conviennent, à partir du minimum que fixe chaque projet. Rien sur cette page n’est une offre ni une recommandation d’investir. Nos clients paient notre conseil sur ces projets, que nous avons choisis : nous ne pouvons donc pas en juger avec neutralité.",
  },
  further: {
    title: "Évaluation et méthode",
  },
} satisfies typeof en;
