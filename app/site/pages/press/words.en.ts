export default {
  meta: {
    title: "Press and news",
    description:
      "Press releases and events; for journalists, the firm in 25, 50 and 100 words, dated facts, the word mark and the spokesperson.",
  },
  title: "Press and news",
  lede: "Our press releases and events, followed by what an article on the firm needs: a spokesperson, texts of three lengths, facts with their date, the word mark. The texts, the facts and the word mark may be used freely in articles on the firm. We answer journalists within {{answer}} working days, in English or in French.",
  news: {
    events: "Events",
    releases: "Press releases",
    feed: "Press releases and events as an Atom feed",
  },
  brief: {
    title: "The firm in 25, 50 and 100 words",
    length: "{{count}} words",
    copy: "Copy this text",
    copied: "Text copied",
    failed: "The text could not be copied",
    failedText: "It can be selected on the page.",
    texts: {
      short:
        "{{firm}} advises companies on transactions and strategy from Luxembourg and Paris; its Paris company alone gives investment advice, to families, foundations and institutions.",
      medium:
        "{{firm}} is a capital advisory firm founded in {{founded}}, with {{people}} people in Luxembourg and Paris. Both companies advise on mergers, acquisitions and strategy; the French one alone gives investment advice, private equity included. The firm belongs to its working partners and is paid by its clients alone.",
      long: "{{firm}} is a capital advisory firm founded in {{founded}}, with {{people}} people in Luxembourg and Paris. It advises families, foundations, institutions and company owners on investments, mergers and acquisitions, private equity and business strategy. Its French company is an investment firm authorised for investment advice; its Luxembourg company advises companies. At {{date}} the firm had {{clients}} clients and advised on assets of {{assets}}, which clients hold with their own custodians; it manages none. It belongs to its working partners, is paid by its clients alone and publishes its fees, commitments and results.",
    },
  },
  facts: {
    title: "Facts and figures",
    caption: "The firm at {{date}}",
    fact: "Fact",
    value: "Value",
    founded: "Founded",
    people: "People",
    peopleValue: "{{all}}, of whom {{paris}} in Paris and {{luxembourg}} in Luxembourg",
    clients: "Clients",
    assets: "Assets advised on",
    billions: "€{{value}} billion",
    impact: "Invested by clients in impact themes, on our advice",
    impactValue: "€{{value}} million, at {{date}}. {{effect}}",
    services: "Services",
    ownership: "Ownership",
    ownershipValue: "The working partners; no outside shareholder",
    director: "Publication director",
    status: "Regulatory status",
  },
  marks: {
    title: "Word mark",
    text: "The word mark is used unchanged, on a light or a dark ground, with a clear margin as high as its capitals. The files are made from the type and the inks of this site.",
    grounds: { light: "For light grounds", dark: "For dark grounds" },
  },
  contact: {
    title: "Spokesperson",
    speaks: "Languages: {{list}}",
    action: "Write to the press desk",
    publications: "Our publications",
    people: "Partners and teams",
    languages: {
      en: "English",
      fr: "French",
      de: "German",
      lb: "Luxembourgish",
      nl: "Dutch",
      pt: "Portuguese",
    },
  },
};
