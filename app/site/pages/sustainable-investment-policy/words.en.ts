export default {
  meta: {
    title: "Sustainable investment policy",
    description:
      "How sustainability enters our advice: activities excluded, the examination before a recommendation, and engagement with managers and companies.",
  },
  title: "Sustainable investment policy",
  lede: "Sustainability enters our advice at three points: when we exclude, when we examine before recommending, and when we engage with managers and companies afterwards. We treat sustainability risks as risks to value, and adverse effects on people and the environment as facts to be identified and weighed. A client may ask for stricter rules than ours; they are then written into the mandate. The policy governs investment advice, private equity and the impact platform; merger and strategy mandates come under the rules on conflicts of interest alone.",
  edition: {
    edition: { term: "Version", text: "{{version}}, {{date}}" },
    published: "Second edition",
    existing: "Existing mandates, from",
    review: "Next review",
    note: "This page presents version {{version}}. Only the text in force binds the firm: version {{inForce}}, since {{since}}.",
    full: "The policy itself, with all its editions",
  },
  exclude: {
    when: "First",
    title: "We exclude little",
    paragraphs: [
      "An exclusion is decided once and applies to every file. An activity is on the list if we can imagine no case in which we would recommend it.",
    ],
    caption: "Excluded activities and thresholds",
    activity: "Activity",
    rule: "Rule",
    threshold: "Threshold, share of revenue",
    none: "None tolerated",
    rows: {
      weapons: {
        name: "Controversial weapons",
        rule: "Mines, cluster munitions, chemical and biological weapons: manufacture, sale or dedicated parts",
      },
      tobacco: { name: "Tobacco", rule: "Growing and manufacture" },
      mining: { name: "Thermal coal, mining", rule: "Extraction" },
      power: {
        name: "Thermal coal, power",
        rule: "Generation, unless closure by 2030 is published and funded",
      },
      oil: { name: "Oil and gas", rule: "Companies opening new fields, for direct holdings" },
      rights: {
        name: "Human rights and corruption",
        rule: "Serious, established breach of the OECD Guidelines or the UN Global Compact, without a verified remedy",
      },
    },
    after: [
      "Funds are looked through to their holdings. A fund may carry up to 2% of its assets in excluded companies, weapons excepted, if the manager gives a reason.",
      "Conventional arms are not excluded; the partners debated the question in 2024 without reaching agreement. Clients may exclude them.",
    ],
  },
  examine: {
    when: "Then",
    title: "We examine everything",
    paragraphs: [
      "Each manager or company receives {{questions}} questions. The answers, and the gaps, form a page of the recommendation; without that page it does not go to the investment committee.",
    ],
    count: "{{value}} questions",
    subjects: {
      governance: {
        name: "Governance",
        question:
          "Who can overrule the person answering this questionnaire, and when did that last happen?",
      },
      climate: {
        name: "Climate",
        question: "Which of your holdings loses money at €150 a tonne of carbon?",
      },
      nature: {
        name: "Nature, water, waste",
        question: "Which sites draw water from a basin under restriction?",
      },
      people: {
        name: "People and supply chain",
        question: "How many subcontractors were visited last year, and by whom?",
      },
      proof: {
        name: "Proof",
        question: "Which figure in your last report would you correct today?",
      },
    },
    after: [
      "The last question is the most useful. A manager of infrastructure funds answered it with a page on methane leaks that its report had left out; we recommended the fund, with a condition. We rejected another manager, which replied that none needed correcting although two of its figures contradicted each other.",
      "A question left unanswered is followed by a reminder after 30 days, then by a written request giving 60 more. After that, the lack of an answer counts as an unfavourable one.",
    ],
  },
  facing: {
    label: "Risks to the investment and effects of the investment",
    risk: {
      title: "Risks to the investment",
      text: "A sustainability risk is an event that could reduce what the client owns: a flood, a carbon price, a strike, a fraud. It is estimated with the other risks and in their unit, a range of loss over the holding period. Where no range can be given, the file says “not quantified”, with the reason; this was so for about a third of risks in 2024.",
    },
    harm: {
      title: "Effects of the investment",
      text: "Principal adverse impacts are the effects of the investment on people and the environment. European rules set fourteen indicators for companies, two for sovereigns and two for property. We consider nine for companies; for the other five, data covered less than a fifth of amounts and were mostly modelled. Since 19 November 2026 we have considered social violations by countries (16) and the exposure of property to fossil fuels (17). The statement on adverse impacts gives the reasons for the emissions intensity of countries (15) and inefficient buildings (18).",
    },
    figure: {
      title: "The fourteen indicators of adverse impact for companies, and the nine considered",
      alt: "Fourteen numbered squares in a row. Numbers 1 to 4 and 10 to 14 are hatched: they are considered. Numbers 5 to 9 are empty.",
      note: "Left out: non-renewable energy, energy intensity by sector, biodiversity, emissions to water, hazardous waste (5 to 9). Numbers are those of the European list. Amounts covered are those of the end of 2024, the latest year for which all nine have been measured.",
      indicator: "Indicator",
      numbers: "Number",
      use: "Use",
      covered: "Amounts covered, end 2024",
      rows: {
        emissions: {
          name: "Emissions, carbon footprint, emissions intensity",
          use: "Compared within the sector; opens an engagement",
        },
        fossil: { name: "Exposure to fossil fuels", use: "Exclusion or question" },
        breaches: { name: "Breaches of international standards", use: "Leads to exclusion" },
        process: { name: "No process to monitor such breaches", use: "A question" },
        pay: { name: "Unadjusted gender pay gap", use: "Recorded only" },
        boards: { name: "Gender balance of boards", use: "Voting advice" },
        weapons: { name: "Controversial weapons", use: "Always excluded" },
      },
    },
  },
  engage: {
    when: "Afterwards",
    title: "Engagement, step by step",
    paragraphs: [
      "We prefer dialogue to exit and set a limit to it. Each step has its deadline; at most twenty-six months pass from the first conversation to the end of an exit.",
    ],
    steps: {
      dialogue: {
        name: "Dialogue",
        time: "6 months",
        text: "Adviser and analyst ask. Without an answer, or a commitment with a date, the next step opens.",
      },
      request: {
        name: "Written request",
        time: "60 days",
        text: "A partner signs; silence or a refusal opens the next step.",
      },
      escalation: {
        name: "Escalation",
        time: "12 months",
        text: "A letter to the chair or the fund’s board, advice to vote against, action with other investors.",
      },
      exit: {
        name: "Exit",
        time: "6 months",
        text: "The investment committee recommends it, if there is a market.",
      },
    },
    figure: {
      title: "Engagements opened from January 2023 to June 2025, by the furthest step reached",
      alt: "Bars for {{total}} engagements: 35 went no further than dialogue, 14 reached a written request, 6 escalation and 3 exit.",
      unit: "number of engagements",
      series: "Number",
      note: "In at least a dozen of the thirty-five dialogues the company was going to act anyway.",
    },
  },
  conflicts: {
    title: "Conflicts of interest and pay",
    aside:
      "From the pay of 2027 on, a quarter of the variable pay of partners and directors will depend on a review of their files by a partner of another team. None of it depends on any portfolio’s ESG rating: tried for a year, that criterion rewarded the choice of rating agency.",
    rows: [
      {
        when: "The company is a client of our merger or strategy teams, or was within 24 months",
        effect: "We give no advice, engagement or voting advice on it.",
      },
      {
        when: "The project is part of the impact platform’s selection",
        effect:
          "The project pays us nothing. The client is told before reading the recommendation that we selected it, and a partner of another team reviews the file.",
      },
      {
        when: "A manager pays for a conference or a journey",
        effect: "We decline the invitation or pay our share.",
      },
    ],
    end: "Nobody at the firm is paid by volume, by product or by a third party. Where a conflict cannot be managed, the mandate is declined.",
  },
  stricter: {
    title: "When a client wants more",
    lede: "In October 2025 one client in four had at least one criterion in its mandate that is stricter than ours.",
    items: [
      "The criterion is written into the mandate, with its source of data and what happens when data are missing.",
      "Before signature we state the investments excluded, the cost and the effect on diversification.",
      "Preferences and criteria must agree; if nothing on the market satisfies them, we say so, and only the client may adapt them.",
      "Compliance is checked each quarter. A breach is reported within ten working days, with a proposal.",
      "A criterion may be stricter than our exclusions; it may not relax them.",
    ],
    quote:
      "More than two thirds of the candidate funds were ruled out, at a cost of about a tenth of a point a year; the board examined both figures and confirmed its choice.",
    quoteSource: "A foundation in the health sector, which excluded several sectors",
  },
  changes: {
    title: "Changes since the first edition",
    aside:
      "The first edition dates from {{date}}, the day European disclosure rules began to apply.",
    caption: "First and second editions compared",
    subject: "Subject",
    first: "2021",
    second: "2025",
    why: "Why",
    rows: [
      {
        subject: "Thermal coal",
        first: "20% of revenue",
        second: "1% mining, 10% power",
        why: "At 20%, a utility without a closure plan stayed recommended for 14 months",
      },
      {
        subject: "Questionnaire",
        first: "Thirty-two questions",
        second: "21 questions",
        why: "Nine had never changed a decision; four were merged into two",
      },
      {
        subject: "In-house ESG score",
        first: "Required",
        second: "Abolished",
        why: "Two opposite files could both score 61",
      },
      {
        subject: "Adverse impacts",
        first: "Not considered",
        second: "9 indicators of 14 for companies",
        why: "Data have improved, unevenly",
      },
      {
        subject: "Engagement and its steps",
        first: "One paragraph",
        second: "Four steps with deadlines",
        why: "Eleven dialogues had lasted over two years",
      },
    ],
    law: "Together with the statement on adverse impacts and the remuneration policy, this text answers Articles 3 to 6 of Regulation (EU) 2019/2088, which bind our French company as a financial adviser. Nothing here is an offer or a recommendation to invest.",
    regulatory: "Our status and our supervisors",
  },
  further: {
    title: "The full texts",
  },
};
