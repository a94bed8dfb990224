export default {
  meta: {
    title: "Who we are",
    description:
      "A capital advisory firm in Luxembourg and Paris: its partners and teams, its governance, its principles of investment and its deadlines.",
  },
  title: "One firm, two cities",
  lede: "We advise families, foundations, institutions and company owners on investing their capital, and on buying, selling and financing companies. Our teams work from Luxembourg and Paris under one set of rules: diversify before concentrating, give the reasons for every recommendation, and follow over time the decisions on which we have advised.",
  about: {
    title: "{{count}} people, two rivers",
    text: [
      "The firm was formed in {{founded}} from two smaller ones that often met on shared files: one in Luxembourg, where funds are set up and supervised, the other in Paris, where companies are bought and sold. A client of both companies has had one contact ever since, with an agreement and an invoice from each.",
      "It consists of two companies: the one in Paris, an authorised investment firm, alone gives investment advice, and the one in Luxembourg advises companies on mergers, acquisitions and strategy. In both, every recommendation is reviewed before it is sent by someone who has not worked on the file.",
      "The firm belongs to its working partners: no bank, insurer or fund manager holds a share in it, and nobody here is paid to place a product.",
    ],
    alt: "{{all}} upright strokes in seven rows, one for each team, from {{most}} people in the largest to {{fewest}} in the smallest. The strokes of those who work in Luxembourg, {{luxembourg}} in all, are double and copper.",
    caption:
      "One stroke for each person at {{date}}, one row for each team. Double strokes, in copper, are the Luxembourg office: {{luxembourg}} of {{all}}.",
    dataCaption: "People by team and office",
    team: "Team",
    all: "Total",
  },
  facts: {
    title: "The firm in figures",
    founded: "year of foundation",
    people: "people in two offices",
    clients: "clients",
    assets: "of assets advised on",
    billions: "€{{value}}bn",
    note: "Figures at {{date}}. The assets belong to clients and stay with their custodians: we manage and hold none of them.",
  },
  people: {
    title: "Partners and team heads",
    lede: "Of our eleven partners and directors, five partners and three directors lead a team and are shown here. Each client has one of them as a contact, named in the letter of engagement.",
    note: "Each medallion is engraved from a name: one lobe for each letter, on the river of the office and in the ink of the team.",
    office: "Office",
    speaks: "Languages",
    languages: {
      en: "English",
      fr: "French",
      de: "German",
      lb: "Luxembourgish",
      nl: "Dutch",
      pt: "Portuguese",
    },
  },
  governance: {
    title: "Governance",
    text: [
      "The partners’ committee decides the firm’s strategy and budget. Four other committees decide or control in their own fields and report to it every year.",
      "The head of compliance attends all of them without a vote, and may suspend a decision of any of them. Nobody votes on a file in which he or she has an interest, or on his or her own pay.",
    ],
    caption: "The committees and their members",
    committee: "Committee",
    mission: "Task",
    members: "Members",
    meetings: "Meetings a year",
    chair: "chair",
    committees: {
      investment: {
        name: "Investment",
        mission:
          "Approves the model allocations, the list of managers and any recommendation that departs from the rules.",
      },
      conflicts: {
        name: "Conflicts of interest and compliance",
        mission:
          "Examines declared interests, mandates that could oppose each other, and complaints.",
      },
      sustainability: {
        name: "Sustainability",
        mission:
          "Follows the firm’s commitments, the sustainable investment policy and the measurements of the impact platform.",
      },
      remuneration: {
        name: "Remuneration",
        mission:
          "Sets the rules for variable pay and checks that it depends neither on volumes nor on products.",
      },
    },
    outsiders: {
      "outside-lawyer": "a lawyer from outside the firm",
      "outside-chair": "a person from outside the firm",
      elected: "a person elected each year by the staff",
    },
  },
  vision: {
    title: "Vision",
    aside: "Advice",
    asideFrom: "from Latin",
    asideText: "according to what has been seen.",
    text: [
      "A decision to invest or to sell often binds its owner for ten years. We take the time to examine it, even if that means asking for another week to check a figure.",
      "In ten years’ time we want a client to be able to open their file and find in it the reasons for a recommendation and the reservations that came with it. We also want every project financed on our advice to be still working, and to have harmed no third party.",
    ],
  },
  diversification: {
    title: "Diversification and investment strategy",
    aside: "Correlation",
    asideText:
      "how far two investments move together: 0 when they are independent, 1 when they move as one.",
    text: [
      "Diversification reduces risk at little cost, provided that the risks are different; what they share remains, and so does the possibility of a loss. Twenty funds that all depend on cheap credit behave like a single investment, so we count sources of risk rather than holdings.",
      "The drawing shows why we limit the number of holdings. If investments share a third of their movements, the first ten remove most of the risk that can be removed, and further ones mainly add costs and paperwork.",
    ],
    alt: "Upright hairlines that grow shorter from left to right: the risk of a portfolio falls from 100 with one investment to 63 with ten, then hardly any further; with forty it is 59. A copper line marks the floor at 58.",
    caption:
      "Risk of a portfolio of equal parts, as the number of investments grows. One investment alone is 100; correlation between any two is {{correlation}}. The copper line marks the risk that remains whatever the number.",
    dataCaption: "Risk left, by number of investments",
    number: "Investments",
    risk: "Risk left",
    rulesTitle: "Five rules, in order of priority",
    rules: [
      {
        name: "Purpose before allocation",
        text: "No portfolio is drawn up before we have written down what it must fund, and when.",
      },
      {
        name: "Liquidity before return",
        text: "Three years of foreseeable spending are kept where they can be turned into cash within a week.",
      },
      {
        name: "Sources before holdings",
        text: "No single source of risk (one rate, one currency, one regulator, one customer) may cost more than a fifth of the agreed maximum loss.",
      },
      {
        name: "Cost before talent",
        text: "A manager has to justify the fee against an index fund, over ten years and after tax.",
      },
      {
        name: "Concentration by exception",
        text: "A client may keep one dominant asset, a company or a forest for example. The rest of the portfolio is then built on the assumption that this asset could lose most of its value.",
      },
    ],
  },
  values: {
    title: "Our values and their cost",
    lede: "Beside each value stand the obligation that it puts on us and a recent example of its cost.",
    value: "Value",
    means: "Obligation",
    price: "Recent example",
    rows: [
      {
        value: "A written record",
        means:
          "The reasons, reservations and conditions of a recommendation fit on one page, which is kept and shown to the client on request.",
        price:
          "A mandate refused in 2025 because the client wanted oral advice without any record of it.",
      },
      {
        value: "One party",
        means:
          "We take nothing from the other party to a transaction or from managers, and give no view on a recent client’s company.",
        price:
          "In 2024, no view on three general meetings, one of them contested, although several clients asked for one.",
      },
      {
        value: "Freedom to decline",
        means: "We decline mandates for which we could not answer, and give the reason.",
        price:
          "Two mandates declined in 2025 after the ESG screening. One fund that we had turned down has since done well.",
      },
      {
        value: "Openness",
        means: "Every year we publish our targets beside our results.",
        price:
          "The 2025 carbon target, missed by six tonnes: the figure is on the first page of the report.",
      },
      {
        value: "Fairness",
        means: "Identical criteria apply to every application, every salary and every promotion.",
        price:
          "In 2025 two shortlists without a woman were returned to widen the search, on unchanged criteria; the second took five months longer.",
      },
    ],
  },
  excellence: {
    title: "Operational excellence: seven deadlines we set ourselves",
    text: [
      "We hold our work to seven deadlines. Each has an owner, and those that are missed are reported to the whole firm every quarter, without naming anyone.",
    ],
    caption: "The seven deadlines",
    clock: "Commitment",
    limit: "Within",
    clocks: [
      { name: "Answer to a first message", limit: "{{answer}} working days" },
      {
        name: "Review of a recommendation by someone who has not worked on the file",
        limit: "3 working days",
      },
      { name: "Record of a meeting, agreed by those present", limit: "5 working days" },
      { name: "Our view before a general meeting", limit: "8 working days ahead" },
      { name: "Notice of a breached criterion, with a proposal", limit: "10 working days" },
      { name: "Reasons for a view, on request", limit: "10 working days" },
      { name: "Analysis of an error, sent to the whole firm", limit: "1 month" },
    ],
    after:
      "From 2027 on, a quarter of the variable pay of partners and directors will depend on a yearly review of their files by a partner of another team, who checks that the questions were asked, the risks recorded and the deadlines kept.",
  },
  onward: {
    title: "More about the firm",
    references: "Our references",
    publications: "Our publications",
    careers: "Working with us",
    letters: "Our letters",
    press: "Press and news",
    contact: "Write to us",
  },
};
