export default {
  meta: {
    title: "Who we are",
    description:
      "A capital advisory firm in Luxembourg and Paris: how we think, how we diversify, what we hold to and how we work for those who own capital.",
  },
  title: "One firm, two cities",
  lede: "We advise those who own capital and those who put it to work: families, foundations, institutions and the owners of companies. One team works from Luxembourg and Paris, under one set of rules. We diversify before we concentrate, we write down the reasons for every recommendation, and we stay long enough to be judged on them.",
  contents: "On this page",
  about: {
    title: "{{count}} people, two rivers",
    text: [
      "The firm began as two small houses that kept meeting in the same files: one in Luxembourg, where funds are set up and supervised, one in Paris, where companies are bought and sold. It became one when a client asked, reasonably, why it was paying twice for the same page.",
      "We are still small. Everyone can read everyone’s recommendations, and has to: each one is examined by somebody in the other city before it leaves. The train between the two takes a little over two hours, and nobody flies it. Investment advice, in the legal sense, is given by our company in Paris.",
      "The firm belongs to those of its partners who work in it. No bank, insurer or manager holds a share, so that nobody upstairs has something to sell.",
    ],
    alt: "Forty-six upright strokes in four groups, from eleven partners and directors to nine people in operations; in each group the women’s strokes, 22 in all, are copper and double.",
    caption:
      "One stroke for each person at {{date}}. Double strokes, in copper, are women: {{women}} of {{all}}.",
    dataCaption: "People by level of responsibility",
    level: "Level",
    women: "Women",
    men: "Men",
    all: "Total",
    levels: {
      partners: "Partners and directors",
      managers: "Managers and senior associates",
      analysts: "Analysts",
      operations: "Operations and support",
    },
  },
  vision: {
    title: "Vision",
    aside: "Advice",
    asideFrom: "from Latin",
    asideText: "according to what has been seen. Not what is hoped.",
    text: [
      "Capital is patient by nature and hurried by those who handle it. We would like to be the people who slow a decision down by a week and shorten its consequences by years.",
      "In ten years we want three things to be true. That a client can open any file of ours and find in it the reason, the doubt and the date. That what was financed still works, and has harmed nobody who was not asked. And that we have declined enough to be believed when we agree.",
    ],
  },
  diversification: {
    title: "Diversification and investment strategy",
    aside: "Correlation",
    asideText:
      "how far two investments move together: 0 when they ignore each other, 1 when they are the same thing under two names.",
    text: [
      "Diversification is the one protection that costs almost nothing, and the one most often imitated. Twenty funds that all depend on cheap credit are one investment in twenty envelopes. We count sources of risk, not lines.",
      "The drawing shows why we stop somewhere. If investments share a third of their movements, the first ten remove most of what can be removed. After that, each new line adds costs and paper, and hardly any calm.",
    ],
    alt: "Upright hairlines that grow shorter from left to right: the risk of a portfolio falls from 100 with one investment to 63 with ten, then hardly any further; with forty it is 59. A copper line marks the floor at 58.",
    caption:
      "Risk of a portfolio of equal parts, as the number of investments grows. One investment alone is 100; correlation between any two is {{correlation}}. The copper line is the part that no number removes.",
    dataCaption: "Risk left, by number of investments",
    number: "Investments",
    risk: "Risk left",
    rulesTitle: "Five rules, in the order in which they bind",
    rules: [
      {
        name: "Purpose before allocation",
        text: "No portfolio is drawn up before it is written what it has to pay for, and when.",
      },
      {
        name: "Liquidity before return",
        text: "Three years of foreseeable spending stay where they can be reached within a week.",
      },
      {
        name: "Sources before lines",
        text: "No single source of risk (one rate, one currency, one regulator, one customer) may cost more than a fifth of the limit of loss.",
      },
      {
        name: "Cost before talent",
        text: "A manager has to be worth his or her fee against an index fund, over ten years, after tax.",
      },
      {
        name: "Concentrate by exception",
        text: "A client may hold one large thing, a company or a forest. The rest is then built around it, as if it could fail.",
      },
    ],
  },
  values: {
    title: "Values, with their price",
    lede: "A value that has cost nothing is a decoration. Beside each of ours stands what it last cost us.",
    value: "What we hold to",
    means: "What it obliges us to do",
    price: "What it last cost",
    rows: [
      {
        value: "In writing",
        means: "Reasons, doubts and conditions on one page, dated, kept, and shown on request.",
        price: "A mandate in 2025: the client wanted advice that left no trace.",
      },
      {
        value: "For one party",
        means: "No fee from both sides, none from managers, no view on a recent client’s company.",
        price:
          "In 2024, silence on three general meetings, one of them contested, on which clients wished to hear us.",
      },
      {
        value: "Saying no",
        means: "Declining what we would not sign for ourselves, and giving the reason.",
        price:
          "Two mandates declined in 2025 after the ESG screening; one fund we refused has done well since.",
      },
      {
        value: "Counting our own misses",
        means: "Publishing what was promised beside what was done, under the same title.",
        price:
          "The 2025 carbon target, missed by six tonnes and printed on the first page of the report.",
      },
      {
        value: "Equal measure",
        means: "The same criteria for every application, every salary and every promotion.",
        price: "A post left open for five months because the shortlist had no woman on it.",
      },
    ],
  },
  excellence: {
    title: "Operational excellence, or keeping the clocks",
    text: [
      "Excellence is a large word for small habits: a page read twice, a record finished while it is still fresh, a deadline that rings before it passes. We run the firm by seven clocks. Each has an owner, and each miss is counted and read out once a quarter, without names.",
    ],
    caption: "The seven clocks",
    clock: "What must be done",
    limit: "Within",
    clocks: [
      { name: "Answer to a first message", limit: "2 working days" },
      { name: "Record of a meeting, agreed by those present", limit: "5 working days" },
      { name: "Our view before a general meeting", limit: "8 working days ahead" },
      { name: "Notice of a breached criterion, with a proposal", limit: "10 working days" },
      { name: "Reasons for a view, on request", limit: "10 working days" },
      { name: "Second reading of a recommendation, in the other office", limit: "3 working days" },
      { name: "Post-mortem of an error, written for everyone", limit: "1 month" },
    ],
    quote:
      "An error that is written down happens once. An error that is forgiven happens every year.",
    quoteBy: "From our rules of work",
    after:
      "A quarter of the variable pay of partners and directors depends on a review of their files by the other office: were the questions asked, the risks written down, the clocks kept? In the trial run, four people out of ten would have lost part of it.",
  },
  onward: {
    title: "Judge for yourself",
    references: "What we have worked on",
    publications: "What we publish about ourselves",
    careers: "Working with us",
    contact: "Write to us",
  },
};
