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
    play: "Play the slides",
    previous: "Previous service",
    next: "Next service",
    choose: "Choose a service",
    slides: {
      "investment-advisory": {
        title: "Know why you hold each investment.",
        text: "Allocation, selection and monitoring for families, foundations and institutions, with reasons given for every recommendation.",
      },
      "mergers-acquisitions": {
        title: "On your side of the table, until you sign.",
        text: "Buying or selling, for owner-managed and mid-sized companies, from the first call on.",
      },
      "private-equity": {
        title: "Private equity, from commitment to exit.",
        text: "Primary funds, secondaries and co-investment, recommended to our clients and followed with them.",
      },
      "business-strategy": {
        title: "A plan that a board can vote on.",
        text: "Plans, governance and financing choices, worked out with owners and boards.",
      },
    },
  },
  services: {
    title: "Our services in brief",
    lede: "{{firm}} advises families, foundations, institutions and company owners on the use of their capital, the terms they obtain and the results. Each service keeps its own files; a question that touches several of them gets one answer, where the client agrees and no conflict of interest forbids it.",
    lines: {
      "investment-advisory":
        "The allocation of assets, the choice of managers and the oversight of each holding.",
      "mergers-acquisitions":
        "A sale or a purchase led from the first valuation to the last signature, for one party only.",
      "private-equity":
        "The choice of unlisted funds and companies, once their documents and accounts have been read.",
      "business-strategy":
        "The plan, the board behind it and the money to pay for it, decided together.",
    },
  },
  approach: {
    title: "How we work",
    quote:
      "Every recommendation is read, before it is sent, by someone who has not worked on the file.",
    quoteSource: "From our working rules",
    principles: {
      written: {
        title: "Reasoned recommendations",
        text: "A recommendation sets out its reasons, its risks and the conditions under which it would no longer hold, in a document to which the client can hold us.",
      },
      independent: {
        title: "For one party",
        text: "We are paid by our clients alone, on scales published on this site. We never act for both sides of a transaction, and interests that could matter are disclosed before the mandate begins.",
      },
      lasting: {
        title: "Over time",
        text: "As long as the mandate runs, we compare results with forecasts, report the gaps and propose corrections while they are still possible.",
      },
    },
    more: "Who we are",
  },
  references: {
    title: "Selected references",
    lede: "Mandates of recent years, described so that no client can be recognised.",
    year: "Period",
    matter: "Matter",
    service: "Service",
    place: "Place",
    more: "All references",
  },
  impact: {
    title: "Impact in four figures",
    lede: "Four measures, taken once a year by a method that we publish together with its limits.",
    metrics: {
      investments: "Total investments, made by our clients on our advice in impact themes",
      projects: "Active projects",
      partners: "Strategic partners",
      carbon: "Carbon reduction: the intensity of the investments advised on, since {{year}}",
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
    title: "A first conversation",
    text: "It takes about an hour, with a partner, in Luxembourg, in Paris or by telephone or video; it is free, confidential and commits you to nothing.",
    action: "Write to us",
  },
};
