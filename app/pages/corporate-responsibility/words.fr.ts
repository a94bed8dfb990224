import type en from "./words.en.ts";

export default {
  meta: {
    title: "Responsabilité d’entreprise",
    description:
      "Quatre engagements qui obligent la maison : intégration des critères ESG, mixité, réduction du carbone, dont l’échéance était 2025, et vie locale.",
  },
  title: "La responsabilité d’entreprise, d’abord chez nous",
  lede: "Ce que nous demandons aux entreprises, nous nous le devons d’abord. Quatre engagements obligent la maison : intégrer les critères environnementaux, sociaux et de gouvernance, veiller à la mixité, réduire nos émissions de carbone, investir localement. L’engagement sur le carbone avait 2025 pour échéance. Elle est passée. Comptent désormais le résultat mesuré, publié tel qu’il est, et les suites que nous lui donnons.",
  unit: "t éq. CO₂",
  reckoning: {
    title: "Manqué de {{missed}} tonnes",
    paragraphs: [
      "Nous avions promis d’émettre en 2025 40 % de moins qu’en 2019, soit {{target}} tonnes. Nous en avons mesuré {{measured}}, une baisse de 39 %. Un an plus tôt, nous imprimions une fourchette de 374 à 382 tonnes, en écrivant que seul le bailleur, ou une année calme, nous mènerait au but. Le bailleur n’a pas bougé, et l’année ne fut pas calme.",
      "L’incertitude sur les seuls achats est d’environ 33 tonnes, bien plus que {{missed}}. L’objectif n’en est pas moins jugé sur la valeur centrale, comme il avait été fixé.",
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
    verdict: "Où nous en sommes",
    rows: {
      "esg-integration": {
        title: "Intégration ESG",
        measure: "Mandats signés avant 2023 et examinés depuis",
        target: "100 % à la fin de 2026",
        verdict: "En retard, enfin daté",
      },
      "gender-diversity": {
        title: "Mixité",
        measure: "Femmes parmi les associés et directeurs",
        target: "40 % d’ici à 2028",
        verdict: "En progrès, d’une personne",
      },
      "carbon-reduction": {
        title: "Réduction du carbone en 2025",
        measure: "Émissions propres, t éq. CO₂",
        target: "372 en 2025",
        verdict: "Manqué",
      },
      "community-investment": {
        title: "Investissement local",
        measure: "Part des honoraires annuels",
        target: "1 % d’ici à 2027",
        verdict: "Moins vite que promis",
      },
    },
  },
  integration: {
    title: "Intégration ESG : les dossiers que personne ne demandait à rouvrir",
    aside:
      "Un mandat est examiné quand les questions ont été posées, non quand il y est répondu. Les réponses sont complètes pour {{answered}} des {{screened}}.",
    paragraphs: [
      "Depuis {{since}}, aucun nouveau mandat n’est signé sans examen ESG : il y en a eu {{signed}} en 2025. Douze ont appelé d’autres questions ; nous en avons décliné deux, et dans quatre autres la recommandation elle-même a changé.",
      "Les mandats plus anciens, il faut les rouvrir avec un client qui n’a rien demandé. C’est fait pour {{screened}} sur {{all}}. Trois des fonds que nous avions laissés de côté, en liquidation, où plus rien n’était à décider, ont été ouverts malgré tout ; l’un possédait encore une décharge.",
      "Deux fois en 2025, une controverse nous est venue de la presse avant que notre dispositif l’ait vue. L’examen est une lecture, non une garantie.",
    ],
  },
  diversity: {
    title: "Mixité : le poids d’une personne",
    aside:
      "Aucun écart de salaire n’est publié quand moins de quatre femmes ou de quatre hommes sont concernés. La part de bénéfice des associés n’est pas comprise.",
    paragraphs: [
      "Parmi les associés et directeurs, la part des femmes est passée de 30 % à 36 %. C’est une promotion ; un départ suffirait à la défaire. L’équilibre de l’ensemble, 22 femmes sur 46 personnes, cache l’endroit où il se perd : en montant.",
      "Deux listes finales sans femme ont été retournées aux cabinets de recrutement en 2025. L’une est revenue avec deux noms et a conduit à une embauche. L’autre est revenue telle quelle, et le poste est resté vacant cinq mois.",
    ],
    figure: {
      title: "Les {{people}} personnes de la maison, par niveau, à la fin de 2025",
      alt: "Une marque par personne. Associés et directeurs : 4 femmes et 7 hommes. Responsables et chargés d’affaires : 6 et 7. Analystes : 6 et 7. Opérations et services : 6 femmes et 3 hommes.",
      note: "Un disque hachuré est une femme, un disque clair un homme.",
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
    title: "Carbone : de quoi sont faites six tonnes",
    aside: "Aucun crédit n’a été acheté, aucun n’est déduit.",
    paragraphs: [
      "Seize tonnes tiennent à une chaudière. Une pompe à chaleur devait la remplacer en 2024, dans un immeuble qui n’est pas à nous ; il fallait au propriétaire l’accord de quatre locataires. Une part du gain sur l’électricité relève de la même histoire : une pompe à chaleur qui n’existe pas ne consomme rien.",
      "Les déplacements finissent deux tonnes sous le plan et devaient finir plus bas. Un mandat a conduit quatre personnes, quatre fois, sur des sites d’un autre continent. Deux auraient suffi ; cela seul valait cinq tonnes et demie. Nul n’a posé la question à temps, car les voyages se comptaient en fin de trimestre. Ils se comptent désormais chaque semaine, avant le départ.",
    ],
    link: "Le chemin vers 2030, plafond par plafond",
  },
  quote: "Une pompe à chaleur qui n’existe pas ne consomme rien.",
  community: {
    title: "Investissement local : moins vite que promis",
    paragraphs: [
      "À ce rythme, nous serons à 0,9 % en 2027, non à 1 %. Pour donner davantage, il faudrait connaître assez bien davantage d’associations ; celle de tutorat a fermé quatre mois après notre versement, faute d’un bail que nous n’avions pas demandé à voir. Nous le demandons désormais.",
      "Des 38 premiers apprentis, 27 sont allés au bout. Combien l’auraient fait ailleurs, nous l’ignorons, et nous le disons à qui nous félicite.",
    ],
    table: {
      caption: "Ce qui a été donné en 2025",
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
        text: "N’avoir fixé aucune date pour cette ligne fut une erreur ; il était facile de remettre à plus tard les dossiers lents.",
      },
      {
        when: "2027",
        title: "Un pour cent des honoraires",
        text: "Ou une page qui dise où nous sommes arrivés, et pourquoi nous avions promis davantage.",
      },
      {
        when: "2028",
        title: "Quatre femmes sur dix associés et directeurs",
        text: "À onze personnes, cela en fait cinq. Nous comptons des personnes : les pourcentages flattent les petites maisons.",
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
