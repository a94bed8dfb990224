export default {
  meta: {
    title: "Our responsibility",
    description:
      "How environmental, social and governance questions enter our advice: three circles of responsibility, four files, the data that are missing.",
  },
  title: "Our responsibility as advisers",
  lede: "A recommendation also affects people who did not ask for it: employees, neighbours, future generations. Before recommending an investment we therefore examine environmental, social and governance questions together with its price and its risk. Some activities are excluded and others examined more closely, by a method that we publish so that it can be challenged.",
  reach: {
    title: "Three circles of responsibility",
    paragraphs: [
      "We decide for our two offices. The companies in which our clients invest employ thousands of people and emit far more; there the decision is the client’s, and our influence lies in the recommendation.",
      "We therefore distinguish our own activity, the advice given to clients and the effects that follow from it, and answer for each of them in a different way.",
    ],
    figure: {
      title: "How far a recommendation goes",
      alt: "Rings spread from two points, one for each office, and cross. Three kinds of line mark three circles: close and solid near the centre, dashed further out, dotted at the rim.",
      note: "Our power to decide diminishes with distance from the centre, and the number of people concerned grows.",
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
    lede: "In each of these files a finding changed what we recommended. Two come from investment advice, to which our policy applies; the others come from a merger and a strategy mandate, where the same questions bear on the price. In one case the client decided otherwise, and in another events have not borne us out so far.",
    found: "We found",
    advised: "We advised",
    followed: "Outcome",
    items: [
      {
        title: "The purchase of an industrial subcontractor",
        found:
          "Old pollution had reached the groundwater, although the seller’s report, based on samples taken upstream, concluded the opposite.",
        advised:
          "Our client, the buyer, to make the price depend on a second survey and place part of it in escrow for several years.",
        followed: "The survey confirmed the doubt, and the price was reduced.",
      },
      {
        title: "A pension institution choosing managers",
        found:
          "The private debt manager ranked first declined to say how it treats borrowers that break labour law.",
        advised: "To choose the manager ranked second, at a higher fee.",
        followed: "The client followed the advice and pays about a tenth of a point more a year.",
      },
      {
        title: "A group of care homes, as a co-investment",
        found: "Staff turnover was high, and agency workers covered a large share of shifts.",
        advised: "Not to take part, because of a risk to residents as well as to margins.",
        followed:
          "The client stayed out; other investors went in, and their results have so far been in line with the forecasts.",
      },
      {
        title: "A logistics company and its plan",
        found: "The new warehouse was to stand on land exposed to flooding.",
        advised: "To build on the other site, although its rent was higher.",
        followed: "The client built on the first site, with raised foundations.",
      },
    ],
  },
  unknown: {
    title: "Missing data",
    aside:
      "Projects record their accidents, as the law requires, but no investor had asked for them before 2025.",
    paragraphs: [
      "Most ESG data come from answers to questionnaires, many of which came back in 2025 incomplete or not at all. We leave missing data out of our figures and count them here. Since January 2026 every agreement that a project signs obliges it to report its accidents.",
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
  challenge: {
    title: "Challenging our conclusions",
    lede: "Anyone who doubts a conclusion of ours can ask for its reasons, report a breach, or work the figures out again.",
    items: {
      ask: {
        title: "Ask for the reasons",
        text: "A client receives the reasons for a view within ten working days, free of charge; other readers may ask for them too.",
        action: "Write to us",
      },
      alert: {
        title: "Report a breach",
        text: "Staff, suppliers and anyone who works with us can report a breach in confidence; the law protects those who do so in good faith.",
        action: "Use the whistleblowing channel",
      },
      read: {
        title: "Check the arithmetic",
        text: "The formulae, the factors and two worked examples are published, so that our figures can be recalculated.",
        action: "Open the methodology",
      },
    },
  },
  texts: {
    title: "The texts that bind us",
    lines: {
      "impact-platform":
        "The six themes in which clients invest on our advice, with four measures and their limits.",
      "corporate-responsibility":
        "Our four commitments and their results at the end of 2025, one of them missed.",
      "sustainable-investment-policy":
        "The exclusions, the examination of every investment, and how we engage with companies and managers.",
      "impact-measurement-methodology":
        "The formulae by which effects are measured, with two calculations carried out in full.",
      "climate-action-framework":
        "A ceiling on our own emissions for each year to 2030, and a separate path for investments.",
      publications:
        "All reports and policies in English and French, each with its date and its version.",
    },
  },
};
