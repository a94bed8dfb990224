export default {
  meta: {
    title: "Our responsibility",
    description:
      "Environmental, social and governance questions are analysed together with price and risk: exclusions, examination, files and missing data.",
  },
  title: "The responsibility that comes with advice",
  lede: "Advice has effects on third parties: employees, neighbours, future generations. Before recommending an investment we therefore examine environmental, social and governance questions together with price and risk. We exclude some activities, look more closely at others and publish our method so that it can be challenged.",
  reach: {
    title: "Three circles of responsibility",
    paragraphs: [
      "An adviser decides little. Our clients’ assets employ thousands of people and emit far more than our two offices; our influence on them lies in a recommendation.",
      "We distinguish three circles, for which we answer in different ways: our own activity, the advice given to clients and the effects that follow.",
    ],
    figure: {
      title: "How far a recommendation goes",
      alt: "Rings spread from two points, one for each office, and cross. Three kinds of line mark three circles: close and solid near the centre, dashed further out, dotted at the rim.",
      note: "Our power of decision diminishes with distance from the centre, and the number of people concerned grows.",
    },
    caption: "The three circles and our responsibility in each",
    circle: "Circle",
    decides: "Who decides",
    answer: "Our responsibility",
    account: "Where we account for it",
    rows: {
      inner: {
        name: "Our activity",
        decides: "We do",
        answer: "The result: our emissions, our pay, our hiring, our gifts",
        account: "Four commitments",
      },
      middle: {
        name: "Our advice",
        decides: "Our clients",
        answer: "The advice: the enquiries made, the findings, the gaps",
        account: "Policy and votes",
      },
      outer: {
        name: "The effects",
        decides: "Companies, managers, markets, the law",
        answer: "The account: the changes, and the part that would have come about anyway",
        account: "Methodology and assessments",
      },
    },
  },
  files: {
    title: "Four recent files",
    lede: "Four findings changed a recommendation: two in investment advice, to which our policy applies, and two in a merger and a strategy mandate, where the same questions bear on price. In one case the client decided otherwise; in another, events have not borne us out so far.",
    found: "We found",
    advised: "We advised",
    followed: "Outcome",
    items: [
      {
        title: "An industrial subcontractor, for sale",
        found:
          "Old pollution had reached the groundwater. The seller’s report, based on samples taken upstream, concluded the opposite.",
        advised:
          "Our client, the buyer, to make the price depend on a second survey and place part of it in escrow for several years.",
        followed: "The price came down.",
      },
      {
        title: "A pension institution choosing managers",
        found:
          "The private debt manager ranked first declined to say how it treats borrowers that break labour law.",
        advised: "The second-ranked manager.",
        followed: "The client pays about a tenth of a point more a year.",
      },
      {
        title: "A group of care homes, as a co-investment",
        found: "High staff turnover, and a large share of shifts covered by agency workers.",
        advised: "Against, because of a risk to residents as well as to margins.",
        followed:
          "Other investors went in; their results have so far been in line with the forecasts.",
      },
      {
        title: "A logistics company and its plan",
        found: "The new warehouse was to stand on land exposed to flooding.",
        advised: "The other site, at a higher rent.",
        followed: "The client built on the first site, with raised foundations.",
      },
    ],
  },
  unknown: {
    title: "Missing data",
    aside:
      "Projects record their accidents, as the law requires, but no investor had asked for them before 2025.",
    paragraphs: [
      "Most ESG data come from answers to questionnaires. In 2025 many came back incomplete or not at all. Missing data stay out of our figures and are counted here.",
    ],
    figure: {
      title: "Data requested in 2025, and answers received in full",
      alt: "Three pairs of bars. Emissions of private companies: 112 asked, 71 answered. Accident rates of projects: 27 asked, 11 answered. Suppliers’ own measurements: 46 asked, 24 answered.",
      unit: "number of requests",
      asked: "asked",
      answered: "answered",
      companies: "Emissions of private companies",
      projects: "Accident rates of projects",
      suppliers: "Measurements by our suppliers",
    },
  },
  quote: "A missing figure stays out of our totals.",
  challenge: {
    title: "Challenging our conclusions",
    lede: "Three ways are open to anyone who challenges our conclusions.",
    items: {
      ask: {
        title: "Ask for a reason",
        text: "A client receives the reasons for a view within ten working days, free of charge; other readers may ask for them too.",
        action: "Write to us",
      },
      alert: {
        title: "Report a breach",
        text: "Staff, suppliers and anyone who works with us can report a breach in confidence, and are protected by law.",
        action: "Use the whistleblowing channel",
      },
      read: {
        title: "Check the arithmetic",
        text: "Formulae, factors and a worked example are published, so that our figures can be recalculated.",
        action: "Open the methodology",
      },
    },
  },
  texts: {
    title: "The texts that bind us",
    lines: {
      "impact-platform": "Six themes, four measures and their limits.",
      "corporate-responsibility": "Four commitments, one of them missed.",
      "sustainable-investment-policy": "Exclusions, examination, engagement and deadlines.",
      "impact-measurement-methodology": "The formulae, and two calculations carried out in full.",
      "climate-action-framework": "A ceiling for each year to 2030.",
      publications: "Reports and policies, in both languages.",
    },
  },
};
