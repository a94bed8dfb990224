/** Every publication, newest first. */
export const publications = [
  {
    slug: "climate-strategy-after-2025",
    category: "climate-strategy",
    published: "2026-09-24",
    version: "1.0",
    title: {
      en: "Climate strategy: the course after 2025",
      fr: "Stratégie climat : le cap après 2025",
    },
    summary: {
      en: "The firm’s first carbon commitment was set for 2025. This document draws the lessons and sets out what follows: which emissions are counted, the year of reference, the order of work on offices, travel and purchases, and the way the investments we advise on are brought in as data improve. It keeps reduction apart from compensation and counts only the former towards a target. One chapter examines physical and transition risks to the assets themselves. Another states who is accountable, how often the strategy is reviewed and what would lead us to change it.",
      fr: "Le premier engagement de la maison sur le carbone avait 2025 pour échéance. Ce document en tire les leçons et dit la suite : les émissions comptées, l’année de référence, l’ordre des travaux sur les bureaux, les déplacements et les achats, la façon d’y faire entrer les investissements que nous conseillons à mesure que les données progressent. Il sépare la réduction de la compensation et ne retient que la première pour juger un objectif. Un chapitre étudie les risques physiques et de transition qui pèsent sur les actifs ; un autre dit qui répond de la stratégie, quand elle est revue et ce qui conduirait à la modifier.",
    },
  },
  {
    slug: "esg-report-2025",
    category: "esg-report",
    published: "2026-06-18",
    version: "1.0",
    title: {
      en: "ESG report 2025: the date and the results",
      fr: "Rapport ESG 2025 : l’échéance et les résultats",
    },
    summary: {
      en: "An account of the firm’s environmental, social and governance work in the financial year 2025. The report takes the four commitments in turn: ESG integration, gender diversity, carbon reduction and community investment. For carbon, whose date was 2025, it sets measured emissions beside the target and explains the difference. It then describes, without naming clients, files in which an ESG finding changed our recommendation, and states which data we were unable to obtain. An annex gives the methods, the scope and what has changed since the previous report.",
      fr: "Le compte rendu du travail environnemental, social et de gouvernance de la maison pour l’exercice 2025. Le rapport reprend les quatre engagements l’un après l’autre : intégration des critères ESG, mixité, réduction du carbone, vie locale. Pour le carbone, dont 2025 était l’échéance, il place les émissions mesurées en regard de l’objectif et explique l’écart. Il décrit ensuite, sans nommer les clients, des dossiers où un constat ESG a modifié notre recommandation, et indique les données que nous n’avons pu obtenir. Une annexe donne les méthodes, le périmètre et ce qui a changé depuis le rapport précédent.",
    },
  },
  {
    slug: "impact-assessment-clean-energy-circular-economy",
    category: "impact-assessment",
    published: "2026-02-05",
    version: "1.0",
    title: {
      en: "Impact assessment: clean energy and circular economy",
      fr: "Évaluation d’impact : énergie et économie circulaire",
    },
    summary: {
      en: "Two of the impact platform’s six themes are assessed against our published methodology. For each project the document gives the change sought, the situation at the outset, the indicators retained and the result observed, and says which part rests on measurement and which on estimate. It asks what would have happened without the investment and where the answer remains uncertain. Unintended effects on land, waste or employment are treated with the same care as the intended ones. Projects are anonymised. The conclusions record what we would select differently today.",
      fr: "Deux des six thèmes de la plateforme d’impact sont évalués selon notre méthode publiée. Pour chaque projet, le document donne le changement visé, la situation de départ, les indicateurs retenus et le résultat observé, en distinguant ce qui relève de la mesure et ce qui relève de l’estimation. Il demande ce qui se serait produit sans l’investissement et signale où la réponse reste incertaine. Les effets non voulus, sur les sols, les déchets ou l’emploi, sont traités avec le même soin que les autres. Les projets sont anonymes. La conclusion note ce que nous choisirions autrement aujourd’hui.",
    },
  },
  {
    slug: "sustainable-investment-policy",
    category: "investment-policy",
    published: "2025-10-09",
    version: "2.0",
    title: {
      en: "Sustainable investment policy, second edition",
      fr: "Politique d’investissement durable, deuxième édition",
    },
    summary: {
      en: "The second edition of the policy that governs how sustainability enters our advice. It names the excluded activities, the questions put to managers and companies before a recommendation, and the treatment of sustainability risks and principal adverse impacts. Engagement is described step by step, from dialogue to written request, escalation and exit. Further chapters cover remuneration, conflicts of interest and the rules that apply when a client asks for stricter criteria than ours. A comparison with the first edition shows what has changed, and why.",
      fr: "La deuxième édition du texte qui règle la place de la durabilité dans nos conseils. Il nomme les activités exclues, les questions posées aux gérants et aux entreprises avant toute recommandation, le traitement des risques de durabilité et des principales incidences négatives. L’engagement actionnarial y est décrit pas à pas : dialogue, demande écrite, insistance, retrait. D’autres chapitres portent sur la rémunération, les conflits d’intérêts et les règles applicables lorsqu’un client souhaite des critères plus stricts que les nôtres. Une comparaison avec la première édition montre ce qui a changé, et pourquoi.",
    },
  },
  {
    slug: "esg-report-2024",
    category: "esg-report",
    published: "2025-06-19",
    version: "1.0",
    title: {
      en: "ESG report 2024: one year before the date",
      fr: "Rapport ESG 2024 : à un an de l’échéance",
    },
    summary: {
      en: "This report covers the financial year 2024, the one before the date set for the carbon commitment. It shows where each of the four commitments stood, which actions had begun and which depended on others: landlords, carriers, suppliers. The chapter on people deals with recruitment, pay and the balance of women and men at each level of responsibility. The chapter on advice explains how ESG questions were put to managers and what was done when they went unanswered. Limits of the data are stated beside each result.",
      fr: "Ce rapport porte sur l’exercice 2024, celui qui précède l’année fixée pour l’engagement sur le carbone. Il montre où en était chacun des quatre engagements, les actions commencées et celles qui dépendaient d’autrui : bailleurs, transporteurs, fournisseurs. Le chapitre social traite du recrutement, des rémunérations et de la part des femmes et des hommes à chaque niveau de responsabilité. Le chapitre sur le conseil explique comment les questions ESG ont été posées aux gérants, et ce qui fut fait quand elles restaient sans réponse. Les limites des données figurent auprès de chaque résultat.",
    },
  },
  {
    slug: "engagement-and-voting-policy",
    category: "investment-policy",
    published: "2024-11-21",
    version: "1.0",
    title: { en: "Engagement and voting policy", fr: "Politique d’engagement et de vote" },
    summary: {
      en: "How we speak with companies and managers, and how we form a view on a resolution. The policy sets out the principles we apply to boards, remuneration, capital operations, audit and climate, and the cases in which we advise a client to vote against. It explains how meetings are prepared and recorded, when several investors may act together, and what happens when dialogue fails. Conflicts of interest are identified before a view is given. The client keeps the right to vote; reasons for our advice are available on request.",
      fr: "Comment nous parlons aux entreprises et aux gérants, et comment nous formons un avis sur une résolution. Le texte pose les principes que nous appliquons aux conseils d’administration, aux rémunérations, aux opérations sur le capital, à l’audit et au climat, ainsi que les cas où nous conseillons à un client de voter contre. Il explique comment les entretiens sont préparés et consignés, quand plusieurs investisseurs peuvent agir ensemble, et ce qui suit l’échec du dialogue. Les conflits d’intérêts sont relevés avant tout avis. Le client garde son droit de vote ; les raisons de nos avis lui sont données sur demande.",
    },
  },
] as const;
