export default {
  meta: {
    title: "Business strategy",
    description:
      "Plans, governance and financing choices for owners and boards. We prepare decisions with their figures; running the company remains with management.",
  },
  title: "Business strategy that a board can vote on",
  lede: "Owners and boards call on us when a decision is too large to be taken from a slide: a change of generation, a new market, a debt to refinance, a shareholder who wants to leave. We draw up the business plan with its figures, set out the governance it requires and compare the ways of financing it. Operations remain in management’s hands: we do not run companies, we prepare decisions.",
  moments: {
    title: "What you bring is a question",
    items: [
      {
        question: "Who takes over, and what is owed to those who do not?",
        text: "Families ask it ten years late and need the answer in one. You bring the family, including the member who does not come to meetings.",
      },
      {
        question: "Can we carry this debt through a bad year?",
        text: "Banks ask it politely, then all at once. You bring the loan agreements and the worst year you remember.",
      },
      {
        question: "Do we build there, or buy someone who is there?",
        text: "Boards ask it after a trip. You bring the figures of the business that would have to pay for it.",
      },
      {
        question: "A shareholder wants to leave: with whose money?",
        text: "Everyone asks it at once. You bring the articles, the agreement between shareholders, and a lawyer if there are two of you.",
      },
    ],
  },
  sheet: {
    title: "What you get fits on one page",
    lede: "The annexes may run to two hundred. The page is what the board votes on, and it has six parts, always the same, in this order.",
    heading: "For decision",
    number: "Paper no. 4",
    parts: [
      {
        name: "The decision asked for",
        sample: "To refinance €7.2m over seven years and transfer 30% of the shares in two steps.",
        note: "One sentence with a verb. If it takes two, there are two decisions.",
      },
      {
        name: "The options, doing nothing included",
        sample: "Four, each with its price, its date and what it closes off.",
        note: "Doing nothing has a cost as well. It is calculated like the others.",
      },
      {
        name: "The figures in three cases",
        sample: "As planned; volumes down by 15%; the largest customer gone.",
        note: "The third case is chosen by the person who likes the plan least.",
      },
      {
        name: "What must be true",
        sample: "Five statements, each with the name of who will check it.",
        note: "Not assumptions in an annex: sentences that a director can doubt aloud.",
      },
      {
        name: "Who does what by when",
        sample: "Nine lines. Two of them fall to the board itself.",
        note: "A plan in which only management has tasks is a wish.",
      },
      {
        name: "When we stop",
        sample: "If the margin is under 4% two quarters running, the second transfer is put off.",
        note: "Written in advance, because nobody stops anything in anger.",
      },
    ],
  },
  weeks: {
    title: "Sixteen weeks, with the board at both ends",
    text: "We work in your premises two days a week and with two people, never more: a third one would be presenting. The board sees us three times.",
    alt: "A ruler of sixteen weeks with five bars: listening from week 1 to 3, figures from 3 to 7, options from 6 to 11, financing from 9 to 14, the paper from 13 to 16. Board meetings stand in weeks 1, 8 and 16.",
    caption:
      "Hatched: our work. The uprights are meetings of the board, which may end the mandate at each of them.",
    dataCaption: "Phases of a mandate, in weeks",
    phase: "Phase",
    from: "From week",
    to: "To week",
    weeksUnit: "weeks",
    board: "Board",
    phases: [
      {
        name: "Listening",
        text: "Fifteen to twenty conversations, one at a time, none attributed. Also with a supplier, a banker, and somebody who has left.",
      },
      {
        name: "Rebuilding the figures",
        text: "By product, by site, by customer. It is here that most companies learn which part of them earns the money.",
      },
      {
        name: "Options",
        text: "Each is defended by one of us and attacked by the other; then we change places. The board meets half-way and strikes out.",
      },
      {
        name: "Financing",
        text: "Own means, bank, shareholders, fund: four prices for the same project, and what each lender will be allowed to forbid.",
      },
      {
        name: "The page",
        text: "Written, read aloud, shortened. Management signs what it will carry out, and notes what it disputes.",
      },
    ],
  },
  case: {
    title: "The wholesaler and the two cousins",
    place: "Wallonia, 2024",
    paragraphs: [
      "A food wholesaler, third generation, 140 people, warehouses on two sites. Two cousins, one who ran it and one who owned as much and wished to be paid. The bank held a loan repayable in one sum within eighteen months.",
      "They asked us for a valuation. We asked which of the two questions came first. The figures answered: in a bad year the company could not serve the debt, whoever owned it. So the debt came first, and the cousin waited a year, which did not please him and is in the minutes.",
      "The loan was spread over seven years, the older warehouse sold and rented back in part, and 30% of the shares passed in two steps, the second of them subject to a margin. Two directors from outside joined the board.",
    ],
    figureAlt:
      "Three pairs of hatched bars. Before: 1.3, 0.9 and 0.6. After: 1.7, 1.2 and 1.0. A line marks 1, below which the debt cannot be served.",
    caption:
      "Free cash flow for each euro of debt due in the year, before the refinancing and after it, in three cases. Below the line, the company cannot pay.",
    dataCaption: "Euros available for each euro due",
    caseColumn: "Case",
    before: "Before",
    after: "After",
    cases: {
      plan: "As planned",
      volume: "Volumes down by 15%",
      customer: "Largest customer gone",
    },
    after2:
      "The third case came true in the autumn of 2025, in part: a customer left with 11% of sales. The instalment was paid. The second transfer of shares has been put off by a year, as the page had said it would be.",
  },
  limits: {
    title: "What we do not do",
    items: [
      "We do not run companies, not even for a while.",
      "We do not write plans to please a bank. If a plan exists for the bank only, the bank can tell.",
      "We do not bring back last year’s plan of your competitor. For two years we work for one company in a market.",
      "We do not stay on. What needs us in the second year was badly explained in the first.",
    ],
  },
  cost: {
    title: "What it costs, in principle",
    lede: "A fixed price per stage, agreed before it starts. Each stage can be the last.",
    caption: "Prices for a company of 50 to 300 people, before tax",
    stage: "Stage",
    weeks: "Weeks",
    price: "Price",
    stages: {
      diagnosis: "Listening and figures, to the second board meeting",
      options: "Options and financing",
      paper: "The page, its annexes, the third board meeting",
      follow: "Following up, each quarter, for one year at most",
    },
    total: "The whole, without following up: {{amount}}.",
    note: "Larger groups cost more because there are more people to listen to, not because there is more money. If the mandate leads to a sale or a refinancing, nothing is added: a fee on the outcome would choose the outcome.",
  },
  questions: {
    title: "What boards ask us",
    items: [
      {
        question: "Why not a large consultancy?",
        answer:
          "For some questions, a large one: when you need forty people in eleven countries, we say so. For a decision that five persons must take together and live with, two advisers whom they know by the third week are enough.",
      },
      {
        question: "Who sees the figures?",
        answer:
          "The two of us, and those you name. Files stay on your systems or in a room that you can close. After the mandate we keep the page and the working papers that the law requires, and destroy the rest.",
      },
      {
        question: "What if management and owners disagree?",
        answer:
          "They usually do, or we would not have been called. Our client is the board. What each side says to us is not carried to the other; what both must know is put on the page, where everyone reads it at the same hour.",
      },
      {
        question: "Can you sit on our board afterwards?",
        answer: "Not within two years. An adviser who hopes for a seat writes a different plan.",
      },
      {
        question: "Do you help with the sale, if that is the answer?",
        answer:
          "Our colleagues in mergers and acquisitions can, under a separate mandate which you are free to give to someone else. The page is finished and paid for before we talk about it.",
      },
    ],
  },
  next: {
    title: "Send us the question in one sentence.",
    text: "If it takes a page, send the page: finding the sentence is the first thing we do, and the first meeting is free.",
    action: "Write to the companies’ partner",
    also: "Mandates of this kind in our references",
  },
};
