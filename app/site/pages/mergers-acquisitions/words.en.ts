export default {
  meta: {
    title: "Mergers and acquisitions",
    description:
      "Sell-side or buy-side advice for family-owned and mid-sized companies: the calendar of each transaction, the roles, an example of a sale, the fees.",
  },
  title: "Buying or selling a company, with one adviser on your side",
  lede: "Most owners sell one company in their lives, and mid-sized buyers acquire too seldom for it to become routine. We act for one or the other, never for both in a transaction, from the first valuation to the signing and through the year that follows; sometimes our advice is to wait.",
  calendars: {
    title: "Two calendars",
    lede: "A sale usually takes nine months and a purchase eight, followed by a year of oversight, counted in months from the signature of the mandate.",
    decides: "Decision",
    sell: {
      title: "A sale",
      steps: [
        {
          when: "0",
          title: "Preliminary opinion",
          text: "Within two weeks, without a fee or a mandate, we tell you whether we would sell now, and why.",
          decides: "you",
        },
        {
          when: "1–3",
          title: "Preparation",
          text: "Accounts restated, contracts read, weak points priced and, where possible, put right, then a valuation by three methods that ends in a range.",
          decides: "you, on the range",
        },
        {
          when: "4–5",
          title: "Approach",
          text: "Each candidate first receives an anonymous page, then the file once a confidentiality agreement is signed.",
          decides: "you, name by name",
        },
        {
          when: "6",
          title: "Indicative offers",
          text: "We compare them on the amount that will actually reach you and on the date of payment.",
          decides: "you, on our ranking",
        },
        {
          when: "7–8",
          title: "The buyer’s due diligence",
          text: "The data room opens to a few candidates; questions and answers are logged there, which helps you if a warranty claim is made later.",
          decides: "the buyer",
        },
        {
          when: "9",
          title: "Contract",
          text: "Price, adjustment, representations and warranties, escrow, and the seller’s role afterwards, with every undertaking given in negotiation.",
          decides: "you, with your lawyer",
        },
        {
          when: "10–21",
          title: "Oversight",
          text: "We stay for the price adjustment and the first year of the warranties, at no further charge.",
          decides: "the contract",
        },
      ],
    },
    buy: {
      title: "A purchase",
      steps: [
        {
          when: "0",
          title: "The brief",
          text: "The plan that the purchase is to serve, the most you will pay, the means available and the person who will lead the integration.",
          decides: "you",
        },
        {
          when: "1–3",
          title: "Search",
          text: "We study the companies in the sector, including those that are not for sale, and approach a few, under your name or without it.",
          decides: "you, name by name",
        },
        {
          when: "4",
          title: "Indicative offer",
          text: "We estimate what the target is worth to you, often something other than its price, and draft the offer.",
          decides: "you, on price and terms",
        },
        {
          when: "5–7",
          title: "Due diligence",
          text: "We coordinate accountants, lawyers and engineers, whom you pay directly, and summarise their findings with the effect on the price.",
          decides: "you may withdraw at each finding",
        },
        {
          when: "8",
          title: "Contract",
          text: "Warranties, price adjustment, the seller’s stay, conditions precedent.",
          decides: "you, until the signature",
        },
        {
          when: "9–20",
          title: "Integration",
          text: "We follow the plan for the first hundred days, then compare results for a year with the assumptions behind the price.",
          decides: "your head of integration",
        },
      ],
    },
  },
  roles: {
    title: "Roles",
    caption: "Who does what, on each side",
    aside: "One party",
    asideText:
      "Fees from both parties would give us an interest in closing whatever the terms, so we accept them from one only.",
    actor: "Party",
    sell: "In a sale",
    buy: "In a purchase",
    rows: [
      {
        actor: "You",
        sell: "You set the terms and choose the buyer.",
        buy: "You set the most you will pay and appoint a head of integration.",
      },
      {
        actor: "We",
        sell: "Valuation, documents, search for buyers, negotiation",
        buy: "Search, valuation, coordination of due diligence, negotiation",
      },
      {
        actor: "Your lawyer",
        sell: "Contract, warranties, informing the staff",
        buy: "Legal due diligence, contract, conditions precedent",
      },
      {
        actor: "Your accountant",
        sell: "Restated accounts, answers to due diligence",
        buy: "Accounting and tax due diligence",
      },
      {
        actor: "Banks",
        sell: "The buyer’s financing, whose soundness we check",
        buy: "Financing of the purchase; we compare the offers that you have asked for",
      },
    ],
  },
  funnel: {
    title: "From {{first}} names to one signature",
    text: "The drawing follows the candidates of a typical sale, most of whom drop out along the way: each line is a possible buyer, and the reason for every stop is in the file.",
    alt: "{{first}} lines enter at the top. At each of six stages some of them stop; one line reaches the foot.",
    caption:
      "Illustration: one line for each candidate in a typical sale, of which the copper one is the buyer.",
    dataCaption: "Candidates left at each stage",
    stage: "Stage",
    left: "Candidates",
    who: "Who stopped the others",
    stages: [
      { name: "Long list", who: "Nobody yet" },
      { name: "Approached", who: "The owner, reading the list" },
      { name: "Under confidentiality", who: "Candidates who were not interested" },
      { name: "Indicative offer", who: "Candidates who had read the file" },
      { name: "Data room", who: "The owner and ourselves, on price and intentions" },
      { name: "Final offer", who: "The auditors’ findings" },
      { name: "Signature", who: "The owner" },
    ],
  },
  diary: {
    title: "An industrial company sold to its managers",
    place: "In eastern France",
    lede: "Extracts from the log of a mandate of fourteen months for a family-owned industrial company; amounts have been altered and their proportions kept.",
    entries: [
      {
        date: "Month 1",
        text: "The owner, who has no successor in the family, wishes to sell to a serious buyer. We ask what he expects for the company and its staff; he takes two weeks to answer.",
      },
      {
        date: "Month 3",
        text: "The valuation gives €11m to €14m, the main uncertainty being one large customer, whose contract expires in two years.",
      },
      {
        date: "Month 5",
        text: "Two groups say they are interested; both would move the machines. We propose adding the managers to the list, as nobody had consulted them.",
      },
      {
        date: "Month 8",
        text: "One of the groups withdraws; the other offers €13.1m and the managers €10.8m. We compare what each offer leaves after tax and after the undertakings given to the staff.",
      },
      {
        date: "Month 10",
        text: "The managers’ bank withdraws; we should have asked at the start how firm its commitment was.",
      },
      {
        date: "Month 12",
        text: "With another bank and a regional fund, the managers raise their offer to €12.2m, of which €1.6m is lent by the seller over five years.",
      },
      {
        date: "Month 14",
        text: "The contract is signed with the managers, and the main customer has extended its own since.",
      },
    ],
    after:
      "By choosing the lower offer the owner gave up {{difference}}, and our fee fell by {{fee}}, two figures that he knew before he chose.",
  },
  cost: {
    title: "Fees",
    lede: "A monthly retainer covers the work; a success fee, from which it is deducted, is due at the signature.",
    caption: "Fees for a sale, excluding VAT",
    millions: "€{{value}} million",
    component: "Component",
    terms: "Terms",
    retainer: "Retainer",
    retainerTerms: "{{amount}} a month for ten months at most, set off in full against the fee",
    tranche: "Success fee, {{part}}",
    upTo: "the first {{amount}} of the price",
    next: "the next {{amount}}",
    beyond: "beyond",
    least: "Minimum success fee",
    examplesCaption: "The scale applied to the two offers of the example",
    price: "Price",
    fee: "Fee",
    share: "Share of the price",
    note: "The success fee applies only once the decision to sell has been taken; the preliminary opinion, which may be to wait, is not charged. For a purchase the fee is agreed in euros beforehand and does not rise with the price. Half of it is due if you withdraw on our advice.",
  },
  questions: {
    title: "Before the first meeting",
    items: [
      {
        question: "Which size of company do you advise?",
        answer:
          "Most often companies worth five to eighty million euros. Below that, an accountant and a lawyer cost less. Above it, buyers expect a bank present on several continents, and we can recommend one.",
      },
      {
        question: "When should employees be told?",
        answer:
          "You choose the moment, within the limits of the law. In France it generally requires the staff of a small or mid-sized company to be informed of a planned sale in advance. The rule and its time limits have changed several times; we set the date with your lawyer at the start of the mandate.",
      },
      {
        question: "Can you value my company over the telephone?",
        answer:
          "We can say which method a buyer would use. For a figure we need your accounts and one to two weeks.",
      },
      {
        question: "A buyer has already made me an offer: how should I respond?",
        answer:
          "It is better to compare it before answering: within about eight weeks we find out whether there is another buyer, and on which terms.",
      },
      {
        question: "Is anything owed if the sale does not happen?",
        answer:
          "Nothing beyond the retainers already paid; the documents prepared for the sale remain yours.",
      },
    ],
  },
  next: {
    title: "A first conversation in confidence",
    text: "It can take place away from your offices, and we sign a confidentiality agreement before receiving your accounts, by a secure way agreed with you: the contact form is not meant for them.",
    action: "Write to the team",
    also: "Transactions we have advised on",
  },
};
