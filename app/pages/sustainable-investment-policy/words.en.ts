export default {
  meta: {
    title: "Sustainable investment policy",
    description:
      "How sustainability enters our advice: what we exclude, what we examine before recommending, and how we engage with managers and companies.",
  },
  title: "Sustainable investment policy",
  lede: "Sustainability enters our advice at three points: in what we exclude, in what we examine before recommending, and in how we engage with managers and companies afterwards. We treat sustainability risks as risks to value, and adverse effects on people and the environment as facts to be identified and weighed. A client may ask for stricter rules than ours; they are then written into the mandate.",
  edition: {
    edition: { term: "Edition", text: "Second, version 2.0" },
    published: "Published",
    existing: "Existing mandates, from",
    review: "Next review",
  },
  exclude: {
    when: "First",
    title: "We exclude little",
    paragraphs: [
      "An exclusion is a decision taken once so that it need not be argued in each file. An activity is on the list if we could imagine no case that would change our mind.",
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
      "Funds are looked through to their holdings. One managed by others may carry up to 2% of its assets in excluded companies, weapons excepted, if the manager gives a reason.",
      "Conventional arms are not excluded. The question divided us for most of 2024. Clients who wish to exclude them may.",
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
      "The last one is the most useful. A manager of infrastructure funds answered it with a page on methane leaks that its report had left out; we recommended the fund, with a condition. Another replied that none needed correcting, although two of its figures contradicted each other. We did not recommend that one.",
      "A question left unanswered is followed by a reminder after 30 days, then by a written request giving 60 more. After that, silence is treated as an answer, and an unfavourable one.",
    ],
  },
  facing: {
    label: "Two questions that look in opposite directions",
    risk: {
      title: "What the world may do to the investment",
      text: "A sustainability risk is an event that could reduce what the client owns: a flood, a carbon price, a strike, a fraud. It is estimated with the other risks and in the same unit, a range of loss over the holding period. Where we cannot give a range we write “not quantified”, and why. In 2024 that was so for about a third of them.",
    },
    harm: {
      title: "What the investment does to the world",
      text: "Principal adverse impacts are the reverse. European rules give them fourteen indicators for companies; we consider nine. For the other five we held data on less than a fifth of amounts, most of it modelled. To rank funds on such numbers would be to rank the models.",
    },
    figure: {
      title: "The fourteen indicators of adverse impact, and the nine we consider",
      alt: "Fourteen numbered squares in a row. Numbers 1 to 4 and 10 to 14 are hatched: they are considered. Numbers 5 to 9 are empty.",
      note: "Left out: non-renewable energy, energy intensity by sector, biodiversity, emissions to water, hazardous waste (5 to 9). Numbers are those of the European list.",
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
    title: "We stay where staying is useful",
    paragraphs: [
      "We prefer to stay and ask. Asking without end is a way of doing nothing, so each step has a clock: twenty-six months, at the most, from the first conversation to the end of an exit.",
    ],
    steps: {
      dialogue: {
        name: "Dialogue",
        time: "6 months",
        text: "Adviser and analyst ask. No answer, or no dated commitment, opens the next step.",
      },
      request: {
        name: "Written request",
        time: "60 days",
        text: "A partner signs. Silence or a refusal opens the next step.",
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
      note: "We do not claim the thirty-five as successes: in at least a dozen the company was going to act anyway.",
    },
  },
  conflicts: {
    title: "What could bend our judgement",
    aside:
      "For partners and directors a quarter of variable pay depends on a review of their files by the other office. It does not depend on any portfolio’s ESG rating: we tried that for a year, and it rewarded choosing the right agency.",
    rows: [
      {
        when: "The company is a client of our merger or strategy teams, or was within 24 months",
        effect: "No engagement or voting advice on it.",
      },
      {
        when: "The project comes from our own impact platform",
        effect:
          "The client is told before reading the recommendation, and someone without an interest in the platform reviews the file.",
      },
      {
        when: "A manager pays for a conference or a journey",
        effect: "We do not go, or we pay.",
      },
    ],
    end: "Nobody at the firm is paid by volume, by product or by a third party. Where a conflict cannot be managed, the mandate is declined.",
  },
  stricter: {
    title: "When a client wants more",
    lede: "One client in four goes further than we do.",
    items: [
      "The criterion is written into the mandate, with its source of data and what happens when data are missing.",
      "Before signature we state what disappears, what it costs and what it does to diversification.",
      "Preferences and criteria must agree; if nothing on the market satisfies them, we say so, and only the client may adapt them.",
      "Compliance is checked each quarter. A breach is reported within ten working days, with a proposal.",
      "Criteria can be stricter than our exclusions, never looser.",
    ],
    quote:
      "Candidate funds fell from 41 to 12, and costs rose by 0.11 points a year. The board read both figures and confirmed.",
    quoteSource: "A hospital foundation, 2025: no tobacco, no alcohol",
  },
  changes: {
    title: "What has changed since the first edition",
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
        why: "At 20% we kept for 14 months a utility that had no intention of closing anything",
      },
      {
        subject: "Questionnaire",
        first: "32 questions",
        second: "21 questions",
        why: "Nine had never changed a decision",
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
        second: "9 indicators of 14",
        why: "Data have improved, unevenly",
      },
      {
        subject: "Engagement and its steps",
        first: "One paragraph",
        second: "Four steps with deadlines",
        why: "Eleven dialogues had lasted over two years",
      },
    ],
    law: "By this text we meet the duties that Regulation (EU) 2019/2088 places on financial advisers (articles 3 to 6). Nothing here is an offer or a recommendation to invest.",
    regulatory: "Our status and our authorities",
  },
  further: {
    title: "The full texts",
  },
};
