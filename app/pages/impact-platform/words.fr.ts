import type en from "./words.en.ts";

export default {
  meta: {
    title: "Plateforme d’investissement à impact",
    description:
      "Six thèmes, des énergies propres à l’innovation technologique, où chercher des investissements dont l’effet s’énonce avant et se mesure après.",
  },
  title: "L’investissement à impact, thème par thème",
  lede: "Énergies propres, économie circulaire, innovation en santé, villes intelligentes, agriculture durable, innovation technologique : dans ces six thèmes, nous cherchons des investissements dont l’effet puisse s’énoncer et se mesurer. Chaque projet doit nommer le changement visé, les personnes concernées et les preuves qu’il apportera. Un rendement financier est attendu. Quand l’effet ne se mesure pas, nous ne parlons pas d’impact.",
  millions: "{{value}} M€",
  measures: {
    title: "Quatre mesures, et ce qu’elles laissent de côté",
    asOf: "Au {{date}}.",
    counts: "Ce qu’elle compte",
    omits: "Ce qu’elle laisse de côté",
    rows: {
      investments: {
        name: "Total investi",
        counts:
          "Le capital de nos clients dans les projets des six thèmes, au prix d’acquisition, moins ce qui a été remboursé.",
        omits:
          "Ce que ce capital a produit. Une somme est un moyen ; deux thèmes sur six ont jusqu’ici été évalués quant à leur effet.",
      },
      projects: {
        name: "Projets en cours",
        counts:
          "Chaque entreprise ou site lié par un contrat en vigueur, qu’il produise déjà ou non.",
        omits:
          "Leur taille. Deux des {{projects}} n’avaient rien à rapporter pour la dernière période.",
      },
      partners: {
        name: "Partenaires stratégiques",
        counts:
          "Les co-investisseurs, exploitants, prêteurs publics et laboratoires liés à un projet par un accord signé.",
        omits: "Ceux avec qui nous ne faisons que parler.",
      },
      carbon: {
        name: "Réduction du carbone",
        counts:
          "La baisse, depuis {{year}}, des tonnes d’équivalent CO₂ par million d’euros investi, pour tous les investissements que nous conseillons.",
        omits:
          "Un quart des montants, faute de données, et la part de la baisse qui tient aux prix.",
      },
    },
    figure: {
      title: "Intensité carbone des investissements conseillés, de 2021 à 2025",
      alt: "Une courbe qui descend chaque année, de 118 tonnes par million d’euros investi en 2021 à 109, 96, 84, puis 73 en 2025.",
      unit: "t éq. CO₂/M€",
      series: "Intensité",
    },
  },
  themes: {
    title: "Les six thèmes",
    lede: "Dans chaque sceau, un pétale est un projet, un trait quatre millions d’euros.",
    figure: {
      title: "{{total}}, thème par thème",
      alt: "Les parts de {{total}} : énergies propres 124, économie circulaire 78, innovation en santé 66, villes intelligentes 52, agriculture durable 48 et innovation technologique 44 millions d’euros.",
      unit: "M€",
      series: "Montant",
    },
    projects: "{{value}} projets",
    change: "Changement visé",
    held: "Ce qui est détenu",
    indicator: "Indicateur principal",
    doubt: "Notre doute",
    items: {
      "clean-energy": {
        change:
          "Moins de gaz brûlé, et du courant tiré de toits, de sites et de sols déjà bâtis ou abîmés.",
        held: "Du solaire sur des entrepôts et une carrière, un parc éolien renouvelé, du biométhane agricole, des pompes à chaleur pour 1 140 logements sociaux, de la chaleur récupérée dans de petites usines, un stockage par batteries, un réseau de chaleur.",
        indicator: "Des mégawattheures par an, relevés au compteur.",
        doubt:
          "Le stockage par batteries est un actif sain dont l’effet n’a pas de signe connu : pendant 41 % de ses heures de charge, le gaz était à la marge. Nous avons demandé aux clients concernés s’il fallait le sortir de la plateforme.",
      },
      "circular-economy": {
        change:
          "Des choses qui servent plus longtemps, qui resservent, ou du moins ne brûlent pas.",
        held: "Du recyclage de plastiques, des vêtements de travail loués et réparés, des ordinateurs reconditionnés, des matériaux revendus, des bouteilles lavées, des batteries de véhicules en seconde vie.",
        indicator: "Des tonnes, des appareils ou des voyages, pesés ou comptés.",
        doubt:
          "Il revient soixante et onze bouteilles sur cent, quand on en prévoyait quatre-vingts. À ce taux, le lavage l’emporte de peu sur le verre neuf, ou ne l’emporte pas.",
      },
      "healthcare-innovation": {
        change: "Des soins plus tôt, et plus près de chez soi.",
        held: "Des unités d’imagerie sur camion pour des cantons ruraux, un service d’hospitalisation à domicile, un test plus rapide des infections du sang, des instruments chirurgicaux réutilisables.",
        indicator: "Le nombre de jours entre la prescription et l’acte.",
        doubt:
          "Un patient vu plus tôt n’est pas encore un patient mieux portant. Ce second chiffre appartient aux hôpitaux ; trois sur quatre le partagent.",
      },
      "smart-cities": {
        change: "De l’eau, de la lumière et des bus qui servent autant de monde avec moins.",
        held: "La détection des fuites d’un réseau d’eau, l’éclairage refait d’une ville de quarante mille habitants, la priorité des bus aux carrefours.",
        indicator: "Des mètres cubes perdus, des kilowattheures par lampe, des minutes par trajet.",
        doubt:
          "Ce qui compte les voitures peut reconnaître les conducteurs. Nous écartons tout appareil qui identifie une personne, et cela nous a coûté un appel d’offres.",
      },
      "sustainable-agriculture": {
        change:
          "Des sols qui retiennent mieux l’eau et le carbone, des fermes qui achètent moins d’engrais.",
        held: "Des haies et des arbres sur des terres de grande culture, des élevages laitiers revenus à l’herbe, le tri et le stockage de légumineuses.",
        indicator: "Des kilogrammes d’azote achetés par hectare.",
        doubt:
          "Le carbone du sol se voit au bout de cinq ans, si le temps le permet. D’ici là, cette ligne du tableau reste vide.",
      },
      "tech-innovation": {
        change: "Des machines qui font le même travail avec moins d’énergie et moins de pannes.",
        held: "Un logiciel qui trouve les fuites d’air comprimé, de l’électronique de puissance pour moteurs industriels, des capteurs pour ponts vieillissants.",
        indicator: "Des kilowattheures économisés chez les clients qui ont un compteur.",
        doubt:
          "Beaucoup de clients auraient acheté à un concurrent. Nous comptons ce qui passe au compteur, et n’en revendiquons guère.",
      },
    },
  },
  added: {
    title: "Ce que l’argent a ajouté",
    aside:
      "Deux d’entre nous ont jugé chaque projet séparément et se sont trouvés en désaccord sur quatre. L’avis le moins favorable l’a emporté chaque fois.",
    paragraphs: [
      "En février 2026, nous avons publié l’évaluation des quatorze projets des deux premiers thèmes. À des gens sans raison de nous flatter, prêteurs écartés, concurrents, collectivités, nous avons demandé ce qui existerait aujourd’hui si nos clients n’étaient pas venus.",
      "Pour 34 M€ sur 202, le capital fut sans doute décisif : les banques avaient refusé. Pour 59 M€, il a sans doute peu changé. Les quatre autres thèmes seront évalués en 2027 ; d’ici là, nous ne revendiquons rien pour eux.",
    ],
    figure: {
      title: "Le capital de quatorze projets, selon ce qu’il a, d’après nous, ajouté",
      alt: "Sur 202 millions d’euros, 34 sont allés à des projets où ils furent sans doute décisifs, 79 à des projets rendus plus précoces ou plus grands, 59 là où ils ont sans doute peu changé et 30 là où nous ne savons pas.",
      unit: "M€",
      series: "Capital investi",
      decisive: "Décisif",
      earlier: "Plus tôt ou plus grand",
      little: "Peu changé",
      unknown: "Indécidable",
    },
  },
  entry: {
    title: "Avant le premier euro",
    items: [
      {
        title: "Le changement est nommé",
        text: "En une phrase, avec les personnes qu’il concerne et celles auxquelles il peut nuire.",
      },
      {
        title: "Le point de départ est signé",
        text: "Des deux côtés. Depuis janvier 2026, aucun premier versement ne part sans lui ; nous avons payé une fois sans compteurs, et cette ligne du tableau restera vide.",
      },
      {
        title: "Les indicateurs sont peu nombreux",
        text: "Un principal, deux au plus à côté, chacun avec sa source et la fonction qui en répond.",
      },
      {
        title: "Le rendement est attendu",
        text: "L’impact n’est pas une raison de payer plus cher. Le prix s’examine comme s’il n’y avait aucun effet.",
      },
      {
        title: "Les accidents sont déclarés",
        text: "Onze des {{projects}} projets nous ont donné leur taux d’accidents en 2025. Tout contrat signé depuis l’exige.",
      },
    ],
  },
  notice: {
    title: "À lire avec le reste",
    text: "Le capital investi dans de tels projets peut être perdu en partie ou en totalité, et certains ne se revendent qu’au bout de plusieurs années, ou pas du tout. Les résultats d’une période ne préjugent pas de ceux d’une autre. Les projets sont anonymes, les chiffres donnés à titre d’illustration. Rien sur cette page n’est une offre ni une recommandation d’investir. La maison est rémunérée pour conseiller ces projets : elle n’en est pas un juge neutre.",
  },
  further: {
    title: "Comment on l’évalue",
  },
} satisfies typeof en;
