export default {
  meta: {
    title: "Climate action framework",
    description:
      "Measure, reduce, disclose: the framework that covers our own emissions, those of the investments we advise on, and the climate risks they carry.",
  },
  title: "A framework for climate action",
  lede: "We measure our emissions, reduce them and disclose the rest, without offsetting it by credits. Our framework covers the emissions of our offices and travel and, as far as data allow, those of the investments we advise on. It also examines the effects of a warmer climate on the assets. A target missed is reported with its reasons, like a target met.",
  unit: "tCO₂e",
  pathway: {
    title: "From {{base}} tonnes to {{next}}",
    lede: "For three years emissions stayed below the straight line to the first target; when it fell due they were {{missed}} tonnes above it. So that a gap is seen in time, the second target sets a ceiling for each year to {{nextYear}}.",
    figure: {
      title: "The firm’s own emissions, {{from}} to {{to}}",
      alt: "Measured emissions fall from {{base}} tonnes in {{from}} to 470 in 2022 and {{measured}} in 2025, just above the target of {{target}}. From 2026 to {{to}} five steps of 26 tonnes lead down to {{next}}.",
      note: "2020 and 2021, distorted by the pandemic, are left blank. Scopes 1 and 2, and within scope 3 travel, purchases and commuting; electricity at the grid average.",
      measured: "Measured",
      line: "Straight line to the first target",
      ceiling: "Ceiling",
      blank: "not used",
      target: "target {{value}}",
    },
    turns: {
      promised: { label: "Promised", value: "−40% by 2025" },
      reached: { label: "Reached", value: "−39%, missed" },
      next: { label: "Next", value: "−60% by 2030" },
    },
  },
  counts: {
    title: "Scope of the target",
    aside:
      "The scope has not changed since 2019. A later base year would have better data, but would mask the target that was missed.",
    yes: {
      title: "Counted",
      items: [
        "Gas burned for heating, scope 1",
        "Electricity and district heat, scope 2, at the grid average",
        "Travel, purchases and commuting, scope 3",
        "The whole firm, in absolute tonnes and without a figure per head",
      ],
    },
    no: {
      title: "Not counted",
      items: [
        "Carbon credits, whatever their quality",
        "Removals bought from others",
        "Guarantees of origin and green contracts",
        "Emissions said to be avoided elsewhere",
      ],
    },
    quote: "Only reductions inside the perimeter count.",
    quoteSource: "Climate strategy, September 2026",
  },
  work: {
    title: "Where the next {{fall}} tonnes are",
    lede: "Offices depend on a lease, travel on our habits, purchases on the data of our suppliers.",
    figure: {
      title: "From 2025 to the ceiling of 2030, source by source",
      alt: "Pairs of bars for five sources. Travel falls from 166 to 108 tonnes and purchases from 111 to 83; gas, electricity and commuting are much smaller and fall too.",
      measured: "measured in 2025",
      ceiling: "ceiling for 2030",
    },
    steps: {
      offices: {
        when: "Planned for 2028",
        title: "Offices",
        text: "A heat pump is to replace the boiler of our Luxembourg building: 24 tonnes less gas, about four more of electricity. The last of the four tenants agreed in July 2026 and the owner announces summer 2027; we plan on 2028. If it is not installed by the end of that year, we shall give notice.",
      },
      travel: {
        when: "From 1 January 2027",
        title: "Travel",
        text: "The train replaces flights where it takes under six hours, a long-haul visit is limited to two people unless a partner signs, and bookings are counted every week, before departure. Since 2026 each team has paid €120 per tonne out of its own budget, and the money pays for the works.",
      },
      purchases: {
        when: "As answers come in",
        title: "Purchases",
        text: "Two thirds of the figure still rest on spending and average factors, a method by which a cheap supplier looks clean. We ask our main suppliers for data before we ask them for reductions. The number may rise; 2019 is then recalculated in the same way.",
      },
      commuting: {
        when: "No rule",
        title: "Commuting",
        text: "Ten tonnes should go as cross-border staff exchange cars for trains or electric vehicles; we set no rule in this matter.",
      },
    },
  },
  advised: {
    title: "The investments we advise on",
    paragraphs: [
      "Our clients decide on their investments and hold them; these emissions far exceed our own. We publish a carbon intensity, in tonnes per million euros invested, beside the share of amounts it covers and the quality of the data it rests on.",
      "It has fallen by {{fall}} tonnes since 2021. {{caveat}} Higher prices reduce the ratio without reducing emissions.",
    ],
    table: {
      caption: "Carbon intensity of the investments advised on, coverage and data quality",
      year: "Year",
      intensity: "Intensity, tCO₂e/€m",
      covered: "Amounts covered",
      score: "Data quality (PCAF, 1 is best)",
    },
    figure: {
      title: "Where the fall since 2021 comes from",
      alt: "Of 45 tonnes per million euros, 17 come from companies that emit less, 16 from changes in what clients hold and 12 from higher prices.",
      unit: "tCO₂e/€m",
      series: "Fall",
      companies: "Companies emit less",
      holdings: "Clients hold other assets",
      prices: "Prices have risen",
      note: "Our own decomposition; the order of the steps moves each part by up to three tonnes.",
    },
    stages: {
      title: "How they enter the framework",
      items: [
        { when: "Now", text: "The intensity, its coverage and its quality." },
        { when: "From 85% covered", text: "Absolute tonnes beside it." },
        {
          when: "From 90%, two years running",
          text: "A target, mandate by mandate, for clients who agree to one; we do not expect it before 2030.",
        },
      ],
    },
  },
  assets: {
    title: "Effects of a warmer climate on the assets",
    aside:
      "The {{projects}} projects of the impact platform were examined site by site, under a middle and a high scenario to 2050 (SSP2-4.5 and SSP5-8.5).",
    paragraphs: [
      "Of the {{projects}} projects, {{exposed}} are exposed to at least one serious physical risk. Where the public map and the insurer’s model disagree, we use the worse one.",
    ],
    table: {
      caption: "Physical hazards among the {{projects}} projects",
      hazard: "Hazard",
      exposed: "Projects exposed",
      seen: "Already observed",
      asked: "Measures requested",
      rows: {
        heat: {
          name: "Heat and drought",
          seen: "Battery storage derated for nine days in summer 2025",
          asked: "Design temperature revised, cooling tested",
        },
        floods: {
          name: "River and flash flooding",
          seen: "Access to a recycling plant cut for two days in 2024",
          asked: "Flood plan, insurer’s written terms",
        },
        clay: {
          name: "Shrinking clay soils",
          seen: "Cracks in two housing blocks fitted with heat pumps",
          asked: "Soil survey before works",
        },
      },
    },
    transition: [
      "Transition risk has its own test: which holding loses money at €150 a tonne of carbon? Put to the 71 private companies that gave us their emissions, that price takes 2.7% off operating profit at the median and 16% at the most exposed. The test leaves suppliers out and so understates the effect.",
    ],
  },
  rules: {
    title: "If a ceiling is exceeded",
    lede: "The managing partner answers for this framework before the partners’ committee; one partner in each office sees the tonnes every month. The consequences of exceeding a ceiling are set in advance.",
    case: "If",
    effect: "Then",
    caption: "Consequences in each case",
    rows: [
      {
        case: "A ceiling is exceeded",
        effect:
          "The excess comes off the next year’s ceiling, and every long-haul journey needs a partner’s signature until the gap is closed.",
      },
      {
        case: "Two ceilings in a row are exceeded",
        effect:
          "Within three months the partners publish the activities they give up or a revised target.",
      },
      {
        case: "Method or data move 2019 by more than 5%",
        effect: "2019 and every ceiling are recalculated, and both versions stay published.",
      },
      {
        case: "The law asks for more",
        effect: "The framework follows; a less demanding law does not change it.",
      },
    ],
    limit:
      "No outside body has validated the target. A carbon accountant repeats our calculations each year; assurance will be considered in 2028.",
  },
  further: {
    title: "Read further",
  },
};
