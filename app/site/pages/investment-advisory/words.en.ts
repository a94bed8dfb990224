export default {
  meta: {
    title: "Investment advisory",
    description:
      "Allocation, choice of managers and oversight for families, foundations and institutions: the stages of a mandate, the documents you receive, the fees.",
  },
  title: "Investment advice, from allocation to oversight",
  lede: "Each client invests for a purpose and over a period of their own. We start from these to set the asset allocation, choose managers and vehicles, and check at regular intervals that each holding plays its part. The advice is independent and is given by our French company, an authorised investment firm; the client decides, and the assets stay with the client’s own custodian.",
  year: {
    title: "The mandate, stage by stage",
    lede: "Most of the work falls in the first year; oversight is quarterly afterwards. The dial shows how our days fall over twelve months, for a typical mandate.",
    alt: "A dial of twelve months. Most lines stand between the second month and the fifth; from the seventh on there are one or two a month.",
    caption:
      "One line for each day of our work in the first year, {{days}} in all, month by month from the top and clockwise.",
    dataCaption: "Days of work by month of the mandate",
    month: "Month",
    days: "Days",
    receives: "You receive",
    steps: [
      {
        when: "Month 1",
        title: "Opening the file",
        text: "We meet those who decide and those who will depend on their decisions. We also gather the information that regulation requires of us: knowledge, experience, circumstances and sustainability preferences.",
        receives:
          "the letter of engagement, with its scope, the fees, the costs, any declared interests and the likely effect of sustainability risks",
      },
      {
        when: "Months 2 and 3",
        title: "The inventory",
        text: "Every holding is valued with its full cost, the fees of underlying funds included.",
        receives: "an inventory, which is yours even if the mandate ends there",
      },
      {
        when: "Month 4",
        title: "The allocation",
        text: "We compare at least two mixes meant to fund your spending within the maximum loss; none of them can guarantee it. Someone who has not worked on the file reviews them and records any objections.",
        receives:
          "one page for each mix, with the years in which it would have failed, and our preference",
      },
      {
        when: "Months 5 and 6",
        title: "The managers",
        text: "Candidates answer {{questions}} questions. We compare their answers with their accounts, their votes and the opinion of former clients, and always set an index fund beside them.",
        receives:
          "a shortlist, fees negotiated on your behalf and a suitability report for each recommendation",
      },
      {
        when: "Month 7",
        title: "The decision",
        text: "Your committee votes, line by line if it wishes. You send the orders to the custodian, on dates fixed in advance.",
        receives: "a timetable of orders ready for signature",
      },
      {
        when: "Every quarter",
        title: "Oversight",
        text: "We compare each holding with the reasons for which it was bought and, once a year, examine the whole allocation again.",
        receives: "a written report each quarter and a meeting each year",
      },
    ],
  },
  ledger: {
    title: "Five subjects that open the file",
    caption:
      "Opening questions and the documents drawn up from them, with which the portfolio is compared afterwards",
    columns: { brought: "Subject", asked: "Question asked", becomes: "Document drawn up" },
    rows: [
      {
        brought: "The purpose of the capital",
        asked: "What must this capital pay for, in which years, and for whom?",
        becomes: "A spending rule, in euros a year",
      },
      {
        brought: "The horizon",
        asked: "How much might you need at three months’ notice?",
        becomes: "A liquidity ladder: the amounts that may be tied up, and until when.",
      },
      {
        brought: "Tolerance for loss",
        asked: "How large a loss, in euros, would make you sell?",
        becomes: "A maximum loss, signed at the outset and read again when markets fall.",
      },
      {
        brought: "Present holdings",
        asked: "Which of these would you buy again today, at this price?",
        becomes: "An inventory of every holding with its full cost.",
      },
      {
        brought: "Exclusions",
        asked: "How would we know that a fund breaks the rule?",
        becomes: "A criterion with a source of data, or a preference without one.",
      },
    ],
  },
  roles: {
    title: "Who does what",
    aside: "Custodian",
    asideText:
      "The institution, chosen by the client, that keeps the securities and executes the orders.",
    caption: "Responsibilities in the course of a mandate",
    task: "Task",
    who: "Responsible",
    us: "Our part",
    rows: [
      {
        task: "Allocation and choice of managers",
        who: "You, on our recommendations",
        us: "We recommend, give reasons and answer the objections of your committee.",
      },
      {
        task: "Safekeeping and execution of orders",
        who: "Your custodian",
        us: "We read the statements and have no access to the assets.",
      },
      {
        task: "Management of funds and mandates",
        who: "The managers you choose",
        us: "We watch results, costs and compliance with the criteria.",
      },
      {
        task: "Payment for the advice",
        who: "You alone",
        us: "We accept nothing from managers; a commission paid to us all the same is passed on to you in full.",
      },
      {
        task: "Law and tax",
        who: "Your lawyers and tax advisers",
        us: "We calculate the effect of their opinions on the portfolio.",
      },
    ],
  },
  cost: {
    title: "Fees",
    lede: "An annual fee, paid by you, is calculated on the assets advised on. The rate falls by bands, because the work grows more slowly than the amounts.",
    caption: "Annual fee for advice, excluding VAT",
    millions: "€{{value}} million",
    tranche: "Part of the assets",
    rate: "Rate a year",
    upTo: "The first {{amount}}",
    next: "The next {{amount}}",
    beyond: "Beyond",
    least:
      "The fee is at least {{amount}} a year; for smaller assets an index fund and a good notary cost less, and we say so at the first meeting.",
    example: "On {{assets}}, the fee comes to {{fee}} a year, or {{share}} of the assets.",
    asideTitle: "Besides our fee",
    aside:
      "The custodian, the managers and tax are paid separately; the inventory gives the total, in euros.",
  },
  case: {
    title: "A foundation reviews its allocation",
    place: "A foundation in northern France",
    paragraphs: [
      "The foundation spent slightly more than it earned. Its capital was held in cash and government bonds, chosen in the middle of a crisis and never reconsidered.",
      "The board asked for a higher income and excluded several sectors that conflict with its purpose. These exclusions removed more than two thirds of the possible funds and raised expected costs by about a tenth of a point a year; the board had both figures before it when it confirmed its request.",
      "The transfer was made in five instalments, over ten months instead of five: two managers were slow to answer our questions, and one of them was dropped for that reason.",
    ],
    outcomeTitle: "The risk that remains",
    outcome:
      "Fifteen per cent of the capital is in funds that cannot be sold at will. The board has accepted this for ten years; if it needs the money sooner, it will have to sell at a discount.",
    alt: "Five rivers of lines from before, on the left, to after. Cash shrinks from 31 to 8 per cent, listed shares grow from 24 to 36, and private assets appear with 15.",
    caption:
      "The foundation’s allocation before and after: each kind of asset is a river, whose lines crowd together where it narrows.",
    dataCaption: "Allocation in per cent of assets",
    asset: "Kind of asset",
    before: "Before",
    after: "After",
    assets: {
      cash: "Cash",
      bonds: "Government and corporate bonds",
      shares: "Listed shares",
      property: "Property",
      private: "Infrastructure and private equity",
    },
  },
  questions: {
    title: "Frequently asked questions",
    items: [
      {
        question: "Is there a minimum?",
        answer:
          "The minimum fee makes sense from about fifteen million euros; we accept smaller amounts from some foundations.",
      },
      {
        question: "Who advises us, Paris or Luxembourg?",
        answer:
          "The French company, which signs the letter of engagement and every recommendation. It acts in France and, under the freedom to provide services, in Luxembourg and Belgium; the Luxembourg company gives no investment advice.",
      },
      {
        question: "Can you also manage the portfolio?",
        answer:
          "No: our authorisation is for advice alone. However, if you wish to appoint a discretionary manager, we help you to choose one and follow its results.",
      },
      {
        question: "Do you recommend funds in which you have an interest?",
        answer:
          "No company related to the firm issues funds, and if one of us personally holds an investment that we consider recommending, it is declared, you are told before the recommendation and somebody else reviews the file.",
      },
      {
        question: "How do you deal with a recommendation that disappoints?",
        answer:
          "We go back with you to the page that gave the reasons for buying, in its original wording. If its conditions are no longer met, we advise you to sell; if they still are, we explain why we would wait.",
      },
      {
        question: "How does a mandate end?",
        answer:
          "By a letter, with one month’s notice and no exit fee. The complete file is handed to you, or to whomever you name.",
      },
    ],
  },
  contact: {
    title: "Your contact",
    text: "For a first conversation, a recent statement of your assets and a list of your coming expenses are enough.",
    action: "Write to the team",
    also: "Our references in investment advice",
  },
};
