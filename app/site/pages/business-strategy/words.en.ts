export default {
  meta: {
    title: "Business strategy",
    description:
      "Plans, governance and financing choices for owners and boards: the paper put to the board, the stages, the deliverables and the prices.",
  },
  title: "Business strategy that a board can vote on",
  lede: "A change of generation, a new market, a debt to refinance, a shareholder who wants to leave: such decisions bind a company for a long time. With owners and boards we draw up the business plan and its figures, set out the governance it requires and compare the ways of financing it, while management continues to run the company.",
  moments: {
    title: "Four situations",
    items: [
      {
        question: "Who takes over, and what is owed to those who do not?",
        text: "A succession takes several years to prepare: we listen to the whole family, including those who do not come to meetings, and put a figure on each share.",
      },
      {
        question: "Can we carry this debt through a bad year?",
        text: "We go back to the loan agreements and the worst year on record, then calculate the margin that is left in each case.",
      },
      {
        question: "Do we set up there, or buy a company already present?",
        text: "We compare the cost and the time of both routes with the means of the business that would have to pay for them.",
      },
      {
        question: "A shareholder wants to leave: who pays for the shares?",
        text: "The articles and the shareholders’ agreement set the rules; we compare the sources of money, from the company itself to a third party.",
      },
    ],
  },
  sheet: {
    title: "The paper put to the board",
    lede: "The annexes may run to two hundred pages; the paper has one. It has six parts in a fixed order, shown here with the mandate described below.",
    heading: "For decision",
    number: "Paper no. 4",
    parts: [
      {
        name: "The decision asked for",
        sample:
          "To refinance the debt over seven years and transfer part of the shares in two steps.",
        note: "The resolution, in the words of the future minutes.",
      },
      {
        name: "The options, status quo included",
        sample: "Four, each with its price, its date and the choices it rules out.",
        note: "Keeping the present situation is costed like the other options.",
      },
      {
        name: "The figures in three cases",
        sample: "As planned; volumes down by 15%; the largest customer gone.",
        note: "The third case is chosen by the most sceptical director.",
      },
      {
        name: "The decisive assumptions",
        sample: "Five statements, each with the name of the person who will check it.",
        note: "They are worded so that they can be discussed in the meeting.",
      },
      {
        name: "Tasks and deadlines",
        sample: "Nine tasks, two of which fall to the board itself.",
        note: "Management and board both commit themselves.",
      },
      {
        name: "Conditions for stopping",
        sample: "If the margin is under 4% two quarters running, the second transfer is put off.",
        note: "Fixed in advance, they need no debate under pressure.",
      },
    ],
  },
  weeks: {
    title: "Sixteen weeks, three board meetings",
    text: "Two advisers work on your premises two days a week. The board hears them at the start, half-way and at the end, and may close the mandate each time.",
    alt: "A ruler of sixteen weeks with five bars: listening from week 1 to 3, figures from 3 to 7, options from 6 to 11, financing from 9 to 14, the paper from 13 to 16. Board meetings stand in weeks 1, 8 and 16.",
    caption: "Hatched: our work; the vertical lines are the meetings of the board.",
    dataCaption: "Phases of a mandate, in weeks",
    phase: "Phase",
    from: "From week",
    to: "To week",
    weeksUnit: "weeks",
    board: "Board",
    delivers: "Deliverable",
    phases: [
      {
        name: "Listening",
        text: "Fifteen to twenty individual interviews without attribution: managers, shareholders, a banker, a supplier, a former employee.",
        delivers: "a summary of expectations and disagreements",
      },
      {
        name: "Figures",
        text: "Results are recalculated by product, by site and by customer.",
        delivers: "a financial model, which remains yours",
      },
      {
        name: "Options",
        text: "One adviser defends each option and the other contests it, after which the board strikes some out half-way.",
        delivers: "a costed comparison of the options",
      },
      {
        name: "Financing",
        text: "Retained cash, bank, shareholders or a fund: we compare their price and the rights that each will ask for.",
        delivers: "a financing plan and a comparison of the offers your banks make",
      },
      {
        name: "Paper",
        text: "Management signs the tasks that it will carry out and attaches its reservations.",
        delivers: "the board paper and its annexes",
      },
    ],
  },
  case: {
    title: "Refinancing before succession",
    place: "A family-owned wholesaler, Belgium and Luxembourg",
    paragraphs: [
      "The company, in its third generation, belonged to two relatives: one ran it, the other wished to sell his shares, while a loan was soon to be repaid in one sum. The figures have been altered and their proportions kept.",
      "They asked for a valuation, but the figures showed that the company could not service its debt in a bad year, whoever owned it. The refinancing therefore had to come before the transfer, and the seller agreed to wait a year.",
      "The loan was spread over seven years; a warehouse was sold and partly rented back. The shares were to change hands in two steps, the second only if the margin held, and two outside directors joined the board.",
    ],
    figureAlt:
      "Three pairs of hatched bars. Before: 1.3, 0.9 and 0.6. After: 1.7, 1.2 and 1.0. A line marks 1, below which the debt cannot be serviced.",
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
      "The following year the instalment was paid although a large customer had left; the second transfer of shares was put off by a year, as the paper had provided.",
  },
  limits: {
    title: "Limits of the mandate",
    items: [
      "We do not run companies, even on an interim basis.",
      "We do not write a plan whose only purpose is to convince a bank.",
      "For two years we advise only one company in a market.",
      "Follow-up ends after a year, when your teams can continue on their own.",
    ],
  },
  cost: {
    title: "Prices",
    lede: "Each stage has a fixed price, agreed before it begins, and the mandate may end with any of them.",
    caption: "Prices for a company of 50 to 300 people, excluding VAT",
    stage: "Stage",
    weeks: "Weeks",
    price: "Price",
    stages: {
      diagnosis: "Listening and figures, to the second board meeting",
      options: "Options and financing",
      paper: "Paper, annexes and third board meeting",
      follow: "Follow-up, each quarter, for one year at most",
    },
    total: "In all, without follow-up: {{amount}}.",
    note: "A larger group costs more, because there are more interviews. The price does not depend on the decision taken: a sale, if there is one, is a separate mandate with its own fees.",
  },
  assurances: {
    title: "Confidentiality and independence",
    items: [
      {
        name: "Access to figures",
        text: "Only the two advisers and the people you name see them. Files stay on your systems; after the mandate we keep the paper and the documents that the law requires.",
      },
      {
        name: "Disagreements",
        text: "Our client is the board: individual remarks remain confidential, and the facts that everyone needs are in the paper, which all receive at the same time.",
      },
      {
        name: "Seat on the board",
        text: "None of us sits on a client’s board during the two years that follow a mandate.",
      },
      {
        name: "Mandate for a sale",
        text: "If the answer is to sell, our mergers and acquisitions team can act, under a separate mandate that you remain free to give to others.",
      },
      {
        name: "Size of the team",
        text: "For an assignment that takes dozens of people in several countries, we recommend a larger consultancy.",
      },
    ],
    action: "Write to the team",
    also: "Our references in strategy",
  },
};
