export default {
  meta: {
    title: "Mergers and acquisitions",
    description:
      "Buy-side and sell-side advice for owner-managed and mid-sized companies, from the first valuation to the signing, for one side only.",
  },
  title: "Buying or selling a company, with one adviser on your side",
  lede: "Selling a company is usually done once; buying one is seldom done often enough to become routine. We act for owner-managed and mid-sized companies, on the buy side or the sell side, never on both in the same transaction. Our work runs from the first valuation to the signing: preparation, approach, due diligence, price and terms. Sometimes the right advice is to wait, and we say so.",
  sides: {
    title: "On which side of the table do you sit?",
    bring: "You bring",
    work: "We",
    sell: {
      title: "You sell",
      bring:
        "Three years of accounts, the reason why now, and what you mean to do on the Monday after. Also the things that a buyer will find in any case: a lawsuit, a customer who weighs too much, a shed without a permit.",
      work: [
        "value the company by three methods, and tell you which one the buyer will use",
        "mend before the sale what costs less to mend than to explain",
        "draw up the list of buyers with you, and strike out whom you would not sell to",
        "write the documents, hold the auction or the single negotiation, and sit beside you",
      ],
    },
    buy: {
      title: "You buy",
      bring:
        "A plan that the purchase would serve, the most you can pay without it, and one person in the company who will have time. If the target came to you by chance, bring the doubt as well.",
      work: [
        "look for companies that are not for sale, and approach them under your name or without it",
        "say what the target is worth to you, which is not what it is worth",
        "direct the accountants, lawyers and engineers who examine it, and read what they write",
        "negotiate price, guarantees and exit, and count the first hundred days into the price",
      ],
    },
    rule: "Never both. A fee from each side would be two reasons to close and none to stop.",
  },
  funnel: {
    title: "From 64 names to one signature",
    text: "Most of the work in a sale is saying no. The drawing follows the candidates of one ordinary sale: each line is a possible buyer, and each line that stops was stopped by somebody, for a reason that is in the file.",
    alt: "{{first}} lines enter at the top. At each of six stages some of them stop; one line reaches the foot.",
    caption:
      "One line for each candidate in a sale of ordinary size. The copper line is the buyer.",
    dataCaption: "Candidates left at each stage",
    stage: "Stage",
    left: "Candidates",
    who: "Who stopped the others",
    stages: [
      { name: "Long list", who: "Nobody yet" },
      { name: "Approached", who: "The owner, reading the list" },
      { name: "Under confidentiality", who: "Candidates without interest" },
      { name: "Indicative offer", who: "Candidates who had read the file" },
      { name: "Data room", who: "The owner and we, on price and intentions" },
      { name: "Final offer", who: "The auditors’ findings" },
      { name: "Signature", who: "The owner" },
    ],
  },
  calendar: {
    title: "A sale, month by month",
    aside: "When you buy",
    asideText:
      "The order is the same and the clock is the seller’s. Three things differ: you pay for the audits, you can leave until the last day, and the work that decides the outcome begins after the signature.",
    decides: "Who decides",
    steps: [
      {
        when: "0",
        title: "A conversation, then a refusal or a letter",
        text: "We tell you within two weeks whether we would sell now. One time in three we would not.",
        decides: "You",
      },
      {
        when: "1–3",
        title: "Preparation",
        text: "Accounts restated, contracts read, weak points listed with their price. The valuation ends in a range and in the two facts that move it most.",
        decides: "You, on the range",
      },
      {
        when: "4–5",
        title: "Approach",
        text: "A page without a name, then a confidentiality agreement, then the file. Nobody in your company knows but those you have told.",
        decides: "You, name by name",
      },
      {
        when: "6",
        title: "Indicative offers",
        text: "Compared on what reaches your account and when, not on the headline figure.",
        decides: "You, with our ranking",
      },
      {
        when: "7–8",
        title: "Due diligence",
        text: "The data room is open to few. Each question and each answer is logged: it is your defence if a guarantee is called later.",
        decides: "The buyer, for once",
      },
      {
        when: "9",
        title: "Contract and signature",
        text: "Price, adjustment, representations and warranties, escrow, your own role afterwards. What was promised across the table is in the contract or it does not exist.",
        decides: "You, before the notary or the lawyers",
      },
      {
        when: "10–21",
        title: "Afterwards",
        text: "We stay for the price adjustment and for the first year of the warranties, at no further charge.",
        decides: "The contract",
      },
    ],
  },
  quote: "The first question is not what it is worth. It is what you will do on the Monday after.",
  quoteBy: "What we say at a first meeting",
  diary: {
    title: "A toolmaker sold to those who run it",
    place: "Lorraine, 2025 to 2026",
    lede: "Pages from the log of one mandate. The company makes precision tools, 84 people, third owner of the same family.",
    entries: [
      {
        date: "March 2025",
        text: "The owner calls. Sixty-three, no successor in the family. Wishes to sell “to anyone serious”. We ask what would happen to the workshop. Silence on the line.",
      },
      {
        date: "May",
        text: "Valuation: €11m to €14m. What moves it most is one customer with 29% of sales, whose contract ends in 2027.",
      },
      {
        date: "July",
        text: "Two groups interested. Both would move the machines. We add a third name to the list: the four managers, who have not been asked.",
      },
      {
        date: "October",
        text: "Offers: €13.1m from a group, €10.8m from the managers. The owner asks what we would do. We answer that it is not our workshop, and show what each figure is after tax and after the promises made to the staff.",
      },
      {
        date: "December",
        text: "The managers’ bank withdraws. Our own error: we had let them rely on one.",
      },
      {
        date: "February 2026",
        text: "A second bank and a regional fund. The managers raise their offer to €12.2m, of which €1.6m is lent by the seller over five years.",
      },
      {
        date: "April 2026",
        text: "Signed. The large customer has extended its contract to 2030; nobody had promised that.",
      },
    ],
    after:
      "The owner gave up {{difference}} by choosing the lower offer, and we gave up {{fee}} of our fee. Both figures were on the table before the choice.",
  },
  cost: {
    title: "What it costs, in principle",
    lede: "A retainer while we work, a success fee if you sign. The retainer is set off against the fee, so that it pays for seriousness and not for delay.",
    caption: "Fees for a sale, before tax",
    millions: "€{{value}} million",
    component: "Component",
    terms: "Terms",
    retainer: "Retainer",
    retainerTerms: "{{amount}} a month for ten months at most, set off in full against the fee",
    tranche: "Success fee, {{part}}",
    upTo: "the first {{amount}} of the price",
    next: "the next {{amount}}",
    beyond: "beyond",
    least: "Least success fee",
    examplesCaption: "The same scale on two prices",
    price: "Price",
    fee: "Fee",
    share: "Share of the price",
    note: "For a purchase the fee is agreed in euros beforehand and does not rise with the price: we would otherwise be paid for your paying more. If you withdraw on our advice, half of it is due.",
  },
  questions: {
    title: "Before you call",
    items: [
      {
        question: "What size of company do you sell?",
        answer:
          "Between five and eighty million euros in most cases. Below, a chartered accountant and a lawyer cost less than we do; above, the buyers expect a bank with offices on their continent, and we shall name two.",
      },
      {
        question: "Will my employees hear of it?",
        answer:
          "From you, at the moment you choose. In France, companies below 250 employees generally have to inform their staff of a planned sale; we set that date with your lawyer at the start and work backwards from it.",
      },
      {
        question: "Can you tell me over the telephone what my company is worth?",
        answer:
          "We can tell you how a buyer would begin to count. A figure without your accounts would be flattery, and flattery is paid for later, in the data room.",
      },
      {
        question: "What if a buyer has already made an offer?",
        answer:
          "Do not answer it yet. One offer is a price; two are a market. We can usually find the second within eight weeks, or tell you that there is none, which is also worth knowing.",
      },
      {
        question: "What if the sale does not happen?",
        answer:
          "You keep the preparation, and you owe the retainers already paid and nothing else. Of the mandates we take, about one in four ends so, most often because the owner prefers to stay.",
      },
    ],
  },
  next: {
    title: "Say nothing to anyone yet.",
    text: "A first conversation is confidential before any letter is signed, and can take place away from your offices. Do not send accounts with your message: we will agree on a secure way.",
    action: "Write to the companies’ partner",
    also: "Transactions we have advised on",
  },
};
