export default {
  meta: {
    title: "Private equity",
    description:
      "Primary funds, secondaries and co-investment: how we examine a commitment, what it costs, how long capital is tied up and what can be lost.",
  },
  title: "Private equity, chosen line by line",
  lede: "Three routes lead into private equity: committing to a primary fund at its launch, buying an existing interest on the secondary market, or co-investing in a company alongside a fund. Each has its own timetable, price and risk. We work on all three, read the documents to the last page and follow each line until it is wound up. Capital is tied up for years and can be lost; we begin by saying so.",
  warning: {
    title: "Read this first",
    years: "Twelve years",
    yearsText:
      "is how long a fund of ordinary make keeps some of your money. There is no counter at which to ask for it back; a sale to another investor takes months and may cost a third of the value.",
    all: "All of it",
    allText:
      "can be lost in a single company, and a part of it in a fund. Of two funds with the same brochure one may return twice what was paid in and the other three quarters.",
    ten: "Ten working days",
    tenText:
      "is the notice you get when the fund calls for money, in whatever state the markets are. Whoever cannot pay forfeits what has already been paid.",
  },
  curve: {
    title: "What a commitment of one million does",
    text: "A capital commitment is not paid at once. It is called in pieces over five or six years, while the first companies bought are already being sold. What you see on your account is the difference: it falls, stays low for years, then rises, or does not rise far enough. This is the J-curve. Our clients see this drawing before they see any fund.",
    alt: "Two curves over twelve years. Both fall below minus 700,000 euros by the fourth or fifth year. The ordinary fund crosses zero in the eighth year and ends near plus 630,000; the poor one never returns to zero and ends at minus 240,000.",
    caption:
      "Illustration: money received less money paid in, for one million committed, after the fund’s own costs. Solid: an ordinary fund. Copper: a poor one of the same vintage.",
    dataCaption: "Money received less money paid in, in thousands of euros",
    year: "Year",
    ordinary: "Ordinary fund",
    poor: "Poor fund",
  },
  routes: {
    title: "Three routes, compared",
    caption: "What differs between the three, in ordinary cases",
    criterion: "Criterion",
    primary: "Primary fund",
    secondary: "Secondary interest",
    direct: "Co-investment",
    rows: [
      {
        name: "What you buy",
        primary: "A manager’s next ten years, unseen",
        secondary: "A part of companies already known, from someone who wants out",
        direct: "One company, beside a fund that leads",
      },
      {
        name: "How long",
        primary: "10 to 12 years",
        secondary: "4 to 7 years",
        direct: "4 to 8 years",
      },
      {
        name: "When it is paid",
        primary: "In calls over 5 or 6 years",
        secondary: "At once, with some calls left",
        direct: "At once",
      },
      {
        name: "What decides the outcome",
        primary: "The choice of the manager",
        secondary: "The price, and the age of the last valuation",
        direct: "The company, and the terms of the way out",
      },
      {
        name: "Where it goes wrong",
        primary: "The team leaves, the fund grows too large",
        secondary: "The discount was deserved",
        direct: "Nothing around it to make up for it",
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
    title: "What you bring, and what we read",
    bring: "You bring",
    bringItems: [
      "An amount that you can be without for twelve years, after everything else is provided for.",
      "The status of a professional investor, or the willingness to be told that you are not one.",
      "Somebody who opens the post: capital calls arrive by letter and are due in ten working days.",
      "The patience to hear that nothing happened this quarter.",
    ],
    read: "We read",
    readText:
      "A fund’s partnership agreement has about a hundred and forty pages. Six clauses move most of the money.",
    clauses: [
      {
        name: "Key persons",
        text: "Who may leave before the fund must stop investing, and who decides that they have left.",
      },
      {
        name: "The base of the fee",
        text: "Whether it falls after the fifth year, or is still counted on money that has long been repaid.",
      },
      {
        name: "Clawback",
        text: "Whether a manager paid too early has to give it back, and who stands surety for it.",
      },
      {
        name: "Recycling",
        text: "How much of the proceeds may be called again. It turns one million into one and a quarter.",
      },
      {
        name: "Valuation",
        text: "Who values, how often, and who may disagree. Two of our refusals last year began here.",
      },
      {
        name: "Transfer",
        text: "To whom you may sell, who must consent, and whether silence is consent.",
      },
    ],
  },
  years: {
    title: "How a mandate runs, in years",
    steps: [
      {
        when: "Before",
        title: "The pace, not the fund",
        text: "We work out with you how much to commit each year so that calls and repayments meet. Most harm in private equity is done by committing everything in one good year.",
      },
      {
        when: "Year 0",
        title: "Choice",
        text: "From some sixty offers a year to three or four. Each recommendation has one page, six annexes, and the name of the colleague who argued against it.",
      },
      {
        when: "Year 0",
        title: "Terms",
        text: "We negotiate with counsel. Small clients gain by being asked for together: the same letter, signed by several.",
      },
      {
        when: "1 to 5",
        title: "Calls",
        text: "Each call is checked against the agreement before you pay. One in thirty is wrong, usually by the date.",
      },
      {
        when: "3 to 10",
        title: "Watch",
        text: "We sit on advisory committees where the fund allows it, read the accounts, visit two companies a year, and write to you twice.",
      },
      {
        when: "8 to 12",
        title: "The way out",
        text: "Extensions, sales to a continuation fund, last repayments: each asks for your vote, and each vote gets a reasoned view.",
      },
      {
        when: "Last day",
        title: "The account",
        text: "What was expected, what came, what we had got wrong. It is sent without being asked for.",
      },
    ],
  },
  case: {
    title: "Hot water under the streets",
    place: "Luxembourg, 2025",
    lead: "A district heating network, eleven kilometres of pipe, 2,300 homes. Two infrastructure funds were buying it and offered our client, a family, a place beside them: six million euros, answer in three weeks.",
    foundTitle: "What we found",
    found: [
      "Two kilometres laid in 1974, of which the seller’s engineer had inspected four hundred metres.",
      "A heat price tied to gas on the way up and to an index of wages on the way down.",
      "An exit clause that let the funds sell first, and our client when they had finished.",
    ],
    didTitle: "What we asked for",
    did: [
      "A second engineer, at the funds’ expense. The renewal is now in the plan, and the price came down by four per cent.",
      "A formula that tenants can check. It lowers the forecast return by half a point.",
      "A right to sell on the same day, at the same price. The funds refused twice, then agreed.",
    ],
    after:
      "The client invested four million instead of six. A year is too short to say who was right about the other two.",
  },
  cost: {
    title: "Who is paid out of a gain",
    text: "Our own fee is the smallest of the four and the only one that we decide. It is {{first}} of the commitment in each of the first {{years}} years, then {{later}} of what is left in the fund, and never a share of the gain: we do not want to be paid for your risk.",
    alt: "A strip of {{count}} upright lines, divided in five: 60 for the investor, 19 for the manager’s fee, 14 for its share of the gain, 3 for the vehicle and 3 for us.",
    caption:
      "One line for each ten thousand euros of the ordinary fund’s gross gain, for one million committed. Illustration, before tax.",
    dataCaption: "The gross gain of the ordinary fund, divided",
    taker: "Who",
    amount: "Thousands of euros",
    takers: {
      client: "You",
      management: "The manager, as a fee",
      carried: "The manager, as a share of the gain",
      vehicle: "Vehicle, bank, auditor",
      adviser: "Our advice",
    },
    least:
      "The fee is at least {{amount}} a year. A co-investment is advised for a fixed sum, due whether you invest or not.",
  },
  questions: {
    title: "Questions and plain answers",
    items: [
      {
        question: "Do you run funds of your own?",
        answer:
          "No. The impact platform brings projects and partners together, but each project has its own owners and its own documents. When a recommendation concerns one of them, we tell you before you read it. Recommendations come from our French company, a registered financial investment adviser; the Luxembourg company organises programmes and follows them.",
      },
      {
        question: "How much of my wealth should be in private equity?",
        answer:
          "As much as you could see halved on paper without needing it. For the families we advise that is between 5 and 20 per cent; for two of them it is nothing, and they remain clients.",
      },
      {
        question: "Is the secondary market a way to get out early?",
        answer:
          "A way out, not a door. Buyers pay for what they can check. In 2024 the best bid for one of our clients stood 31 per cent below the stated value; the client stayed.",
      },
      {
        question: "Do you also advise private persons?",
        answer:
          "If the law counts you as a professional or well-informed investor, yes. We test it and keep the test. If not, we say no, whatever the amount.",
      },
      {
        question: "What return should I expect?",
        answer:
          "We do not give one figure. We give the range of outcomes of comparable funds, net of costs, with the share of them that lost money. The source and its date stand beside it.",
      },
    ],
  },
  next: {
    title: "Begin with the amount you can forget.",
    text: "Tell us that amount, and the funds you already hold. We answer with a pace of commitments and the two lines that we would not buy again.",
    action: "Write to the investors’ partner",
    also: "Funds and companies in our references",
  },
};
