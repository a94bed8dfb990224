export default {
  meta: {
    title: "{{firm}} · Capital advisory in Luxembourg and Paris",
    description:
      "Investment advisory, mergers and acquisitions, private equity and business strategy for families, foundations, institutions and company owners.",
  },
  title: "Capital advice from Luxembourg and Paris",
  hero: {
    carousel: "carousel",
    slide: "slide",
    label: "Our four services",
    slideOf: "{{position}} of {{count}}: {{service}}",
    explore: "Explore this service",
    talk: "Talk to a partner",
    pause: "Pause the slides",
    play: "Let the slides run",
    previous: "Previous service",
    next: "Next service",
    choose: "Choose a service",
    slides: {
      "investment-advisory": {
        title: "Know why you own it, and when to say no.",
        text: "Allocation, selection and monitoring for families, foundations and institutions, every reason written down and dated.",
      },
      "mergers-acquisitions": {
        title: "On one side of the table, to the signature.",
        text: "Buying or selling, for owner-managed and mid-sized companies, from the first call on.",
      },
      "private-equity": {
        title: "Capital that stays for the whole story.",
        text: "Primary funds, secondaries and co-investment, from Luxembourg and Paris.",
      },
      "business-strategy": {
        title: "A plan that survives its first board meeting.",
        text: "Plans, governance and financing choices, worked out with owners and boards.",
      },
    },
  },
  services: {
    title: "Four disciplines, one standard of proof",
    lede: "{{firm}} advises families, foundations, institutions and company owners on where capital goes, on what terms, and what it does there. Four disciplines work under one roof, so that one question gets one answer.",
    lines: {
      "investment-advisory":
        "Where the assets should be, who should look after them, and what would make us change our mind.",
      "mergers-acquisitions":
        "A sale or a purchase led from the first valuation to the last signature, for one party only.",
      "private-equity":
        "Access to funds and companies that are not listed, with terms read line by line.",
      "business-strategy":
        "The plan, the board that carries it and the money that pays for it, decided together.",
    },
  },
  approach: {
    title: "How we work",
    quote:
      "A recommendation that cannot be written on one page has not been understood yet, least of all by us.",
    quoteSource: "From our rules of work",
    principles: {
      written: {
        title: "In writing",
        text: "Every recommendation comes with its reasons, its risks and the conditions under which it stops being true. It is dated and kept, so that it can be held against us.",
      },
      independent: {
        title: "For one party",
        text: "We are paid by the client who asked, and we say by how much. We never act for both sides of a transaction, and interests that could matter are disclosed before the mandate begins.",
      },
      lasting: {
        title: "For long enough",
        text: "We stay after the signature: to measure what was promised, to report what was missed and to put it right while it still can be.",
      },
    },
    more: "Who we are",
  },
  references: {
    title: "Selected references",
    lede: "Clients keep their names to themselves; we keep the work in view.",
    year: "Year",
    matter: "Matter",
    service: "Service",
    place: "Place",
    more: "All references",
  },
  impact: {
    title: "What the money did, not what it promised",
    lede: "Four measures, taken the same way each year and published with their method.",
    metrics: {
      investments: "invested for clients in impact themes",
      projects: "active projects",
      partners: "strategic partners",
      carbon: "carbon intensity since {{year}}",
    },
    legends: {
      investments: "One ring for every ten million euros.",
      projects: "One petal for each project.",
      partners: "One circle for each partner.",
      carbon: "The yearly readings from {{from}} to {{to}}, joined by a curve.",
    },
    intensityIn: "Carbon intensity in {{year}}",
    intensity: "{{value}} t CO₂e per €m",
    millions: "€{{value}}m",
    table: "The figures as a table",
    measure: "Measure",
    value: "Value",
    method: "How we measure",
    asOf: "Figures at {{date}}.",
  },
  publications: {
    title: "Latest publications",
    more: "All publications",
  },
  offices: {
    title: "Two rivers, two offices",
  },
  invitation: {
    title: "Tell us what you are deciding.",
    text: "A first conversation takes about an hour. It costs nothing, commits nobody and is held in confidence.",
    action: "Write to us",
  },
};
