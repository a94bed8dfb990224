export default {
  meta: {
    title: "Private equity",
    description:
      "Building a private equity programme: the pace of commitments, the choice of funds, the clauses, liquidity, the risk of loss and the fees.",
  },
  title: "Private equity, programme by programme",
  lede: "Three routes lead into private equity: committing to a fund at its launch, buying an existing interest on the secondary market, or co-investing in a company alongside a fund. We help clients to build a programme that combines them, to negotiate its terms and to follow each holding until it is wound up; capital is tied up for years and can be lost.",
  warning: {
    title: "Read this first",
    years: "Twelve years",
    yearsText:
      "How long a typical fund keeps some of your money. An early sale to another investor takes months and may cost a third of the value.",
    all: "All of it",
    allText:
      "The amount that can be lost in a single company; in a fund, a part, and sometimes most of it. Of two funds with similar brochures, one may return twice what was paid in and the other three quarters.",
    ten: "Ten working days",
    tenText:
      "The usual time allowed to pay a capital call, whatever the state of the markets; an investor who does not pay may forfeit the interest.",
  },
  programme: {
    title: "Building a programme",
    lede: "A single fund depends on the year of its launch. A programme spreads commitments over several vintages, and distributions from the first funds may in time pay the calls of the next.",
    steps: [
      {
        title: "Amount",
        text: "We start from the sum that you can do without for twelve years, once other needs are covered.",
      },
      {
        title: "Pace",
        text: "We work out the yearly commitment that keeps the balance above your limit, because committing everything in a single year is a costly mistake.",
      },
      {
        title: "Split",
        text: "The three routes differ in length and in risk; we set the share of each before we examine a fund.",
      },
      {
        title: "Choice",
        text: "We study several dozen funds a year to keep three or four, and a colleague argues against each recommendation, in objections that you receive.",
      },
      {
        title: "Terms",
        text: "We negotiate with a lawyer, and smaller investors obtain more by asking together, in a joint letter.",
      },
      {
        title: "Oversight",
        text: "Each call is checked against the agreement before it is paid. We read the accounts, sit on advisory committees where the fund allows it and write to you twice a year.",
      },
      {
        title: "Close",
        text: "When a fund is wound up, an account compares its results with the forecasts and lists our errors of judgement.",
      },
    ],
    caption: "Six yearly commitments of one million to typical funds, in thousands of euros",
    year: "Year",
    calls: "Calls",
    received: "Distributions",
    balance: "Balance to date",
    reading:
      "Illustration on the same assumptions, before our fee and tax: for {{committed}} committed, the balance falls to {{lowest}} at its lowest, in year {{year}}, and turns positive in year {{positive}}.",
  },
  curve: {
    title: "A commitment of one million, year by year",
    text: "A capital commitment is called in instalments over five or six years, while the first companies bought are already being sold. The difference between the money received and the money paid in falls, stays low for several years, then rises, sometimes too little: this is the J-curve, which our clients see before they examine a fund.",
    alt: "Two curves over twelve years. Both fall below minus 700,000 euros by the fourth or fifth year. The typical fund crosses zero in the eighth year and ends near plus 630,000; the poor one never returns to zero and ends at minus 240,000.",
    caption:
      "Illustration, not a forecast: money received less money paid in, for one million committed, after the fund’s own costs and before our fee and tax; solid, a typical fund, copper, a poor one of that vintage. Built in 2026 on assumptions of our own, from no database; a fund may do worse than the poor one.",
    dataCaption: "Money received less money paid in, in thousands of euros",
    year: "Year",
    ordinary: "Typical fund",
    poor: "Poor fund",
  },
  routes: {
    title: "Three routes, compared",
    caption: "How the three usually differ",
    criterion: "Criterion",
    primary: "Primary fund",
    secondary: "Secondary interest",
    direct: "Co-investment",
    rows: [
      {
        name: "Object",
        primary: "A manager’s future purchases, unknown at the start",
        secondary: "A part of companies already known, sold by another investor",
        direct: "One company, beside a fund that leads the transaction",
      },
      {
        name: "Length",
        primary: "10 to 12 years",
        secondary: "4 to 7 years",
        direct: "4 to 8 years",
      },
      {
        name: "Payment",
        primary: "In calls, over 5 or 6 years",
        secondary: "On purchase, with some calls left",
        direct: "On purchase",
      },
      {
        name: "Decisive factor",
        primary: "The choice of the manager",
        secondary: "The price, and the age of the last valuation",
        direct: "The company, and the terms of exit",
      },
      {
        name: "Main risk",
        primary: "The team leaves, the fund grows too large",
        secondary: "A discount justified by the quality of the assets",
        direct: "A lack of diversification",
      },
      {
        name: "Time to decide",
        primary: "2 to 4 months",
        secondary: "3 to 6 weeks",
        direct: "2 to 4 weeks",
      },
    ],
  },
  reading: {
    title: "Six clauses to read first",
    text: "A fund’s partnership agreement often exceeds a hundred pages, but six clauses govern most of the flows of money.",
    clauses: [
      {
        name: "Key persons",
        text: "Which departures oblige the fund to stop investing, and who establishes them.",
      },
      {
        name: "The fee base",
        text: "Whether it falls after the fifth year, or still counts sums that have been repaid.",
      },
      {
        name: "Clawback",
        text: "Whether a manager paid too early must return the excess, and who stands surety.",
      },
      {
        name: "Recycling",
        text: "How much of the proceeds may be called again: a commitment of one million can become one and a quarter.",
      },
      {
        name: "Valuation",
        text: "Who values the companies, how often, and who may contest the result.",
      },
      {
        name: "Transfer",
        text: "To whom you may sell, who must consent, and whether silence is consent.",
      },
    ],
  },
  case: {
    title: "An energy network, financed in part",
    place: "In Belgium and Luxembourg",
    lead: "Infrastructure funds were buying an energy network and invited our client, a family, to invest beside them, and asked for an answer within a few weeks.",
    foundTitle: "Finding",
    found: [
      "An old section of the network had been inspected only by sampling.",
      "The price charged to users followed gas on the way up and wages on the way down.",
      "A clause allowed the funds to sell before our client.",
    ],
    didTitle: "Request and result",
    did: [
      "A second inspection at the funds’ expense, after which the works were entered in the plan and the price came down by a few per cent.",
      "A formula that users can check, obtained at the cost of half a point of forecast return.",
      "A right to sell together with the funds and at their price, granted after two refusals.",
    ],
    after:
      "The client invested two thirds of the sum on offer, and the result cannot be judged for several years.",
  },
  risks: {
    title: "Risks and liquidity",
    caption: "The main risks and how we deal with them",
    risk: "Risk",
    shows: "How it appears",
    answer: "Our response",
    rows: [
      {
        risk: "Loss of capital",
        shows: "A company fails, or a fund returns less than was paid in.",
        answer: "Several vintages, managers and sectors, with a limit for each holding",
      },
      {
        risk: "Illiquidity",
        shows: "The fund does not redeem its interests; a sale depends on a buyer.",
        answer: "A capped amount, and three years of spending kept apart",
      },
      {
        risk: "Default on a call",
        shows: "The interest is reduced or cancelled, as the agreement provides.",
        answer: "A calendar of calls and a reserve to pay them",
      },
      {
        risk: "Valuation",
        shows: "The quarterly value is the manager’s own estimate.",
        answer: "A comparison with audited accounts and sale prices",
      },
      {
        risk: "Debt",
        shows: "The fund’s companies carry a high debt.",
        answer: "A review of the debt, company by company",
      },
      {
        risk: "Currency",
        shows: "The commitment is in a currency other than that of your spending.",
        answer: "An exposure that is measured and, if you so decide, hedged",
      },
    ],
    exitTitle: "Is it possible to leave early?",
    exit: "Sometimes, at a discount, by selling the interest on the secondary market to a buyer who will have checked the accounts. In 2024 the best bid received by one of our clients stood 31% below the stated value; the client preferred to keep the interest.",
  },
  cost: {
    title: "How a gain is divided, and our fee",
    text: "Our fee is {{first}} of the commitment in each of the first {{years}} years, then {{later}} of the value left in the fund, without any share of the gain.",
    alt: "A strip of {{count}} upright lines, divided in five: 60 for the investor, 19 for the manager’s fee, 14 for its share of the gain, 3 for the vehicle and 3 for us.",
    caption:
      "Illustration on the assumptions of the curve above, before tax: one line for each ten thousand euros of a typical fund’s gross gain, for one million committed within a programme of {{threshold}} or more.",
    dataCaption: "The gross gain of a typical fund, divided",
    taker: "Who",
    amount: "Thousands of euros",
    takers: {
      client: "You",
      management: "The manager, as a fee",
      carried: "The manager, as a share of the gain",
      vehicle: "Vehicle, bank, auditor",
      adviser: "Our advice",
    },
    millions: "€{{value}} million",
    least:
      "The fee is at least {{amount}} a year, which is reached with a programme of {{threshold}}. A co-investment is advised on for a fixed sum, due whether you invest or not.",
  },
  eligible: {
    title: "For which investors",
    text: [
      "On these investments we advise professional clients, and other clients for whom they are suitable, from the minimum that each fund sets. We check this first and decline the request where it is not so.",
      "Recommendations come from our French company, which manages no fund. When one of them concerns a project of the impact platform, you are told beforehand.",
      "We quote no target return: we present the range of outcomes of comparable funds, net of costs, with the share of those that lost money, the source and its date.",
    ],
    action: "Write to the team",
    also: "Our references in private equity",
  },
};
