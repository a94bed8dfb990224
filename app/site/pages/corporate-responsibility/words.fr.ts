import type en from "./words.en.ts";

export default {
  meta: {
    title: "Responsabilité d’entreprise",
    description:
      "Quatre engagements qui obligent la maison : intégration des critères ESG, mixité, réduction du carbone, dont l’échéance était 2025, et mécénat.",
  },
  title: "Notre responsabilité d’entreprise",
  lede: "Nous nous appliquons les exigences que nous posons aux entreprises. Quatre engagements obligent la maison : intégrer les critères environnementaux, sociaux et de gouvernance, veiller à la mixité, réduire nos émissions de carbone, soutenir des associations de nos deux villes. L’engagement sur le carbone venait à échéance en 2025 ; cette page donne le résultat mesuré et ses suites.",
  unit: "t éq. CO₂",
  reckoning: {
    title: "Manqué de {{missed}} tonnes",
    paragraphs: [
      "Nous avions promis d’émettre, en 2025, 40 % de moins qu’en 2019, soit {{target}} tonnes. Nous en avons mesuré {{measured}}, une baisse de 39 %. Un an plus tôt, nous prévoyions entre 374 et 382 tonnes, l’objectif dépendant des travaux du bailleur et du volume des déplacements. Les travaux n’ont pas été faits, et les déplacements, quoique inférieurs au plan, ne l’ont pas compensé.",
      "L’incertitude sur les seuls achats est d’environ 33 tonnes, bien plus que {{missed}}. L’objectif est jugé sur la valeur centrale, comme il avait été fixé.",
    ],
    figure: {
      title: "Un trait pour chaque tonne émise en 2025",
      alt: "Six rangées de 63 traits verticaux, {{measured}} en tout. Dans chaque rangée, le dernier trait dépasse un filet qui marque l’objectif de {{target}} : six tonnes de trop.",
      note: "Soixante-deux traits par rangée étaient permis. Le tableau donne, source par source, le plan de 2023 et la mesure.",
      allowed: "{{target}} permises",
      over: "{{missed}} de trop",
      source: "Source d’émission",
      planned: "Prévu",
      measured: "Mesuré",
      difference: "Écart",
      total: "Ensemble",
    },
  },
  ledger: {
    title: "Les quatre engagements sur une page",
    caption: "La mesure à la fin de 2024 et de 2025, en regard de l’objectif",
    commitment: "Engagement",
    measure: "Mesure",
    before: "Fin 2024",
    now: "Fin 2025",
    target: "Objectif",
    verdict: "Situation",
    rows: {
      "esg-integration": {
        title: "Intégration ESG",
        measure: "Mandats signés avant 2023 et examinés depuis",
        target: "100 % à la fin de 2026",
        verdict: "En retard, échéance fixée",
      },
      "gender-diversity": {
        title: "Mixité",
        measure: "Femmes parmi les associés et directeurs",
        target: "40 % d’ici à 2028",
        verdict: "En progrès, d’une personne",
      },
      "carbon-reduction": {
        title: "Réduction du carbone en 2025",
        measure: "Émissions propres, t éq. CO₂",
        target: "372 en 2025",
        verdict: "Manqué",
      },
      "community-investment": {
        title: "Mécénat",
        measure: "Part des honoraires annuels",
        target: "1 % d’ici à 2027",
        verdict: "Moins vite que promis",
      },
    },
  },
  integration: {
    title: "Intégration ESG : la reprise des mandats anciens",
    aside:
      "Un mandat compte comme examiné dès que les questions ont été posées ; les réponses sont complètes pour {{answered}} des {{screened}}.",
    paragraphs: [
      "Depuis {{since}}, aucun nouveau mandat de conseil en investissement, de capital-investissement ou relatif à la plateforme d’impact n’est signé sans examen ESG ; il y en a eu {{signed}} en 2025. Les mandats de fusion et de stratégie n’entrent pas dans ce périmètre. Douze examens ont soulevé d’autres questions : nous avons décliné deux de ces mandats, et notre recommandation a changé dans quatre autres.",
      "Les mandats plus anciens sont repris un à un avec les clients : {{screened}} sur {{all}} l’ont été. Parmi eux, trois fonds en liquidation, d’abord laissés de côté, ont été examinés malgré tout ; l’un possédait encore une décharge.",
      "Deux fois en 2025, la presse a révélé une controverse avant que notre dispositif l’ait relevée ; l’examen réduit le risque sans le supprimer.",
    ],
  },
  diversity: {
    title: "Mixité : une promotion en 2025",
    aside:
      "Aucun écart de salaire n’est publié quand moins de quatre femmes ou de quatre hommes sont concernés ; la part de bénéfice des associés n’est pas comprise.",
    paragraphs: [
      "Parmi les associés et directeurs, la part des femmes est passée de 30 % à 36 %. Cette hausse tient à une seule promotion. La maison compte 22 femmes sur 46 personnes, mais leur part diminue avec le niveau de responsabilité.",
      "En 2025, deux listes finales sans femme ont été retournées aux cabinets de recrutement pour élargir la recherche ; les critères de choix restent identiques pour tous. La première est revenue avec deux noms de plus et a conduit à une embauche. Pour la seconde, la recherche a pris cinq mois de plus.",
    ],
    figure: {
      title: "Les {{people}} personnes de la maison, par niveau, à la fin de 2025",
      alt: "Une marque par personne. Associés et directeurs : 4 femmes et 7 hommes. Responsables et chargés d’affaires : 6 et 7. Analystes : 6 et 7. Opérations et services : 6 femmes et 3 hommes.",
      note: "Un disque hachuré représente une femme, un disque clair un homme.",
      level: "Niveau",
      women: "Femmes",
      men: "Hommes",
      share: "Part des femmes",
      gap: "Écart de salaire à niveau égal",
      unpublished: "non publié",
      whole: "Ensemble de la maison",
    },
    levels: {
      partners: "Associés et directeurs",
      managers: "Responsables et chargés d’affaires",
      analysts: "Analystes",
      operations: "Opérations et services",
    },
  },
  carbon: {
    title: "Carbone : l’origine de l’écart",
    aside: "Aucun crédit n’a été acheté, aucun n’est déduit.",
    paragraphs: [
      "Seize tonnes tiennent à une chaudière qu’une pompe à chaleur devait remplacer en 2024, dans un immeuble dont nous sommes locataires ; le propriétaire avait besoin de l’accord de quatre occupants. Une part du gain sur l’électricité s’explique ainsi, la pompe n’ayant rien consommé.",
      "Les déplacements finissent deux tonnes sous le plan et auraient pu être moindres. Un mandat a conduit quatre personnes, quatre fois, sur des sites d’un autre continent ; deux auraient suffi, soit cinq tonnes et demie de moins. L’excès n’a pas été vu à temps, les voyages étant comptés en fin de trimestre. Ils le seront chaque semaine, avant le départ, à partir du 1er janvier 2027.",
    ],
    link: "Le chemin vers 2030, plafond par plafond",
  },
  quote: "{{measured}} tonnes mesurées, {{target}} permises : l’objectif de 2025 est manqué.",
  community: {
    title: "Mécénat : en deçà du rythme prévu",
    paragraphs: [
      "À ce rythme, la part sera de 0,9 % en 2027, pour un objectif de 1 %. Donner davantage suppose de bien connaître davantage d’associations. Celle de tutorat a fermé quatre mois après notre versement, faute de bail pour ses locaux ; nous demandons désormais à voir ce document au préalable.",
      "Des 38 premiers apprentis, 27 sont allés au bout ; nous ignorons combien l’auraient fait dans un autre programme.",
    ],
    table: {
      caption: "Dons de 2025",
      to: "À qui",
      amount: "En euros",
      total: "Ensemble, {{share}} des honoraires annuels",
      apprenticeship: "Un programme d’apprentissage au nord de Paris",
      debtAdvice: "Une association luxembourgeoise d’aide aux personnes endettées",
      tutoring: "Une association de tutorat, fermée depuis",
      time: "Soixante jours de notre temps, au prix de revient",
    },
  },
  next: {
    title: "Les prochaines dates",
    items: [
      {
        when: "Fin 2026",
        title: "Les quatre derniers mandats examinés",
        text: "Jusqu’en 2025, cette reprise n’avait pas d’échéance, et les dossiers lents étaient restés de côté.",
      },
      {
        when: "2027",
        title: "Un pour cent des honoraires",
        text: "À défaut, l’écart et ses raisons seront publiés.",
      },
      {
        when: "2028",
        title: "Quatre femmes sur dix associés et directeurs",
        text: "À onze personnes, cela en fait cinq.",
      },
      {
        when: "2030",
        title: "{{next}} tonnes",
        text: "Une baisse de 60 % par rapport à 2019, un plafond pour chaque année, aucune compensation.",
      },
    ],
  },
  further: {
    title: "Les rapports",
  },
} satisfies typeof en;
