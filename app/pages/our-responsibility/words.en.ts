export default {
  meta: {
    title: "Our responsibility",
    description:
      "Environmental, social and governance questions belong in the same analysis as price and risk. What we exclude, what we question and why.",
  },
  title: "The responsibility that comes with advice",
  lede: "Advice has consequences for people who never asked for it: employees, neighbours, those who will live with the climate we leave. We therefore examine environmental, social and governance questions in the same analysis as price and risk, before a recommendation is made. We exclude some activities, we question others, and we publish our method so that it can be challenged.",
  reach: {
    title: "Two stones in the water",
    paragraphs: [
      "An adviser decides little. What we own would fit in two offices; what our clients own employs thousands of people and emits many times what we do. Between the two lies a sheet of paper with a recommendation on it.",
      "It would be convenient to answer for the offices alone, or to claim the whole lake. We answer for three circles, differently in each, and say which is which.",
    ],
    figure: {
      title: "How far a recommendation goes",
      alt: "Rings spread from two points, one for each office, and cross. Three kinds of line mark three circles: close and solid near the centre, dashed further out, dotted at the rim.",
      note: "The nearer the centre, the more we decide; the further out, the more people are concerned.",
    },
    caption: "The three circles, and what we answer for in each",
    circle: "Circle",
    decides: "Who decides",
    answer: "What we answer for",
    account: "Where we account for it",
    rows: {
      inner: {
        name: "What we do",
        decides: "We do",
        answer: "The result: our emissions, our pay, our hiring, our gifts",
        account: "Four commitments",
      },
      middle: {
        name: "What we advise",
        decides: "Our clients",
        answer: "The advice: what we looked for, what we found, what we left out",
        account: "Policy and votes",
      },
      outer: {
        name: "What follows",
        decides: "Companies, managers, markets, the law",
        answer: "The account: what changed, and how much of it would have changed anyway",
        account: "Methodology and assessments",
      },
    },
  },
  files: {
    title: "Four files from 2025",
    lede: "An ESG finding is worth something when it changes a recommendation. Here are four that did. In one the client did not follow us; in another nothing has so far proved us right.",
    found: "We found",
    advised: "We advised",
    followed: "What followed",
    items: [
      {
        title: "A surface-treatment company, for sale",
        found:
          "Old solvents had reached the groundwater. The seller’s report said they had not; it had sampled upstream.",
        advised:
          "Our client, the buyer, to make the price depend on a second survey and place part of it in escrow for five years.",
        followed: "The price came down.",
      },
      {
        title: "A pension scheme choosing managers",
        found:
          "The private debt manager ranked first declined to say how it treats borrowers that break labour law.",
        advised: "The second-ranked manager.",
        followed: "It costs the client nine basis points more a year.",
      },
      {
        title: "A group of care homes, as a co-investment",
        found: "Staff turnover of 41%, and agency workers on one shift in four.",
        advised: "Against. We read it as a risk to residents before a risk to margins.",
        followed: "Other investors went in, and so far nothing has proved them wrong.",
      },
      {
        title: "A logistics company and its plan",
        found: "The cold store was to stand in a flood zone about to be reclassified.",
        advised: "The other site, at a higher rent.",
        followed: "The client built on the first, with raised foundations. We record both.",
      },
    ],
  },
  unknown: {
    title: "What we could not find out",
    aside:
      "The second line troubles us most. These projects record accidents, as the law requires; no investor had ever asked for them.",
    paragraphs: [
      "Most of what is called ESG data consists of answers to letters. In 2025 many of ours came back incomplete, or not at all. What is missing is left out of our figures and counted here.",
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
  quote: "We prefer to print a doubt than to discover it with the reader.",
  challenge: {
    title: "How to contradict us",
    lede: "We publish so that someone may object. Three ways are open.",
    items: {
      ask: {
        title: "Ask for a reason",
        text: "A client receives the reasons for a view in writing within ten working days, free of charge. Others may ask too.",
        action: "Write to us",
      },
      alert: {
        title: "Report a breach",
        text: "Staff, suppliers and anyone who works with us can report a breach in confidence, and are protected by law.",
        action: "Use the whistleblowing channel",
      },
      read: {
        title: "Check the arithmetic",
        text: "Formulae, factors and a worked example are published, so that our figures can be recalculated and found wrong.",
        action: "Open the methodology",
      },
    },
  },
  texts: {
    title: "The texts that bind us",
    lines: {
      "impact-platform": "Six themes, four measures, and what each leaves out.",
      "corporate-responsibility": "Four commitments, one of them missed.",
      "sustainable-investment-policy": "What we exclude, examine and ask, with the clocks.",
      "impact-measurement-methodology": "The formulae, and two calculations carried out in full.",
      "climate-action-framework": "A ceiling for each year to 2030.",
      publications: "The reports, dated, in both languages.",
    },
  },
};
