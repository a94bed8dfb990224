export default {
  meta: {
    title: "Investment advisory",
    description:
      "Allocation, selection and monitoring for families, foundations and institutions. We advise, the client decides, and assets stay with the custodian.",
  },
  title: "Investment advice, from allocation to oversight",
  lede: "Families, foundations and institutions come to us with capital that has a purpose and a horizon. We help them to set the asset allocation, choose managers and vehicles, and check at regular intervals that each holding still does what it was chosen for. We advise; the client decides. Assets stay with the client’s own custodian, and any interest of ours in a vehicle is disclosed in writing before it is discussed.",
  ledger: {
    title: "What you bring, and what becomes of it",
    caption: "Five entries open the file. None of them is a product.",
    columns: { brought: "You bring", asked: "We ask", becomes: "It becomes" },
    rows: [
      {
        brought: "A purpose",
        asked: "What must this capital pay for, in which years, and for whom?",
        becomes: "A spending rule, in euros a year, that the rest has to serve.",
      },
      {
        brought: "A horizon",
        asked: "Which sum could you need at three months’ notice?",
        becomes: "A ladder of liquidity: what may be tied up, and until when.",
      },
      {
        brought: "A tolerance for loss",
        asked: "Which loss, in euros, would make you sell?",
        becomes: "A limit, signed in calm weather and read again in bad.",
      },
      {
        brought: "What you own already",
        asked: "Which of these would you buy again today, at this price?",
        becomes: "An inventory of every holding with its full cost, fees of fees included.",
      },
      {
        brought: "What you refuse to own",
        asked: "How would we know that a fund breaks the rule?",
        becomes: "A criterion with a source of data, or an honest preference without one.",
      },
    ],
  },
  work: {
    title: "Three kinds of work",
    aside: "Custody",
    asideText:
      "The custodian keeps the securities and executes the orders. It is the client’s choice and the client’s contract. We have access to the statements, never to the assets.",
    parts: [
      {
        title: "Setting the allocation",
        text: "We begin with the spending rule and work backwards to the mix that can pay for it without breaching the limit of loss. Two mixes at least are put before you, with the years in which each would have failed.",
      },
      {
        title: "Choosing managers and vehicles",
        text: "Candidates answer twenty-one questions in writing. We compare what they say with their accounts, their voting record and what former clients tell us. A plain index fund is always one of the candidates, and often it wins.",
      },
      {
        title: "Watching what was chosen",
        text: "Each holding has a page that says why it was bought and what would end it. Once a quarter we read that page against the facts. Most quarters nothing changes, and we write that down too.",
      },
    ],
    notTitle: "What we leave to others",
    not: [
      "We do not hold assets or pass orders: the custodian does, on your signature.",
      "We do not take commissions from managers. Where one cannot be refused, it is paid to you in full.",
      "We do not forecast markets. We say which forecast a portfolio depends on.",
    ],
  },
  year: {
    title: "How the first year runs",
    lede: "A mandate is heavy at the beginning and light afterwards. The dial shows how our days fall over the first twelve months of a mandate of ordinary size.",
    alt: "A dial of twelve months. Most lines stand between the second month and the fifth; from the seventh on there are one or two a month.",
    caption:
      "One line for each day of our work in the first year, {{days}} in all, month by month from the top and clockwise.",
    dataCaption: "Days of work by month of the mandate",
    month: "Month",
    days: "Days",
    steps: [
      {
        when: "Month 1",
        title: "Two conversations and a letter",
        text: "We meet those who decide and those who will live with the decision. The engagement letter states scope, fee and conflicts.",
      },
      {
        when: "Months 2 and 3",
        title: "The inventory",
        text: "Every line is priced, costs included. You receive it even if the mandate stops there.",
      },
      {
        when: "Month 4",
        title: "The allocation, on one page",
        text: "Two mixes, their worst years, and the one we would choose. A second reader, from the other office, signs that he or she has tried to refute it.",
      },
      {
        when: "Months 5 and 6",
        title: "Managers",
        text: "Questionnaires, meetings, terms. We negotiate fees for you and keep none of the difference.",
      },
      {
        when: "Month 7",
        title: "Your decision",
        text: "Your committee votes, line by line if it wishes. Orders go from you to the custodian, spread over dates fixed in advance.",
      },
      {
        when: "Then each quarter",
        title: "The file is reopened",
        text: "Four letters a year, one meeting, and once a year the whole allocation argued again from the beginning.",
      },
    ],
  },
  case: {
    title: "A hospital foundation changes its mind, slowly",
    place: "Paris, 2025",
    paragraphs: [
      "The foundation pays for research posts. Its capital sat in cash and government bonds, chosen in the year of a fright and never looked at since. It spent a little more than it earned, and nobody had said so aloud.",
      "The board asked for two things that pulled apart: a higher income, and no revenue from tobacco, distribution included, nor from alcohol. The second request cut the list of candidate funds from 41 to 12 and raised expected costs by 0.11 points a year. We wrote both figures on the first page. The board read them and confirmed.",
      "The move was made in five instalments over ten months. We had planned five months. Two managers took a whole season to answer our questions, and one was dropped for it.",
    ],
    outcomeTitle: "What remains open",
    outcome:
      "Fifteen per cent now lies in funds that cannot be sold at will. The board accepted it in writing for ten years. If the hospital needs the money sooner, that part of the advice will have been wrong.",
    alt: "Five rivers of lines from before, on the left, to after. Cash shrinks from 31 to 8 per cent, listed shares grow from 24 to 36, and private assets appear with 15.",
    caption:
      "The foundation’s allocation before and after. Each kind of asset is a river: where it narrows, its lines crowd together.",
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
  cost: {
    title: "What it costs, in principle",
    lede: "One fee, paid by you, on the assets we advise on. It falls with size because the work does not grow with it.",
    caption: "Annual fee for advice, before tax",
    millions: "€{{value}} million",
    tranche: "Part of the assets",
    rate: "Rate a year",
    upTo: "The first {{amount}}",
    next: "The next {{amount}}",
    beyond: "Beyond",
    least:
      "The fee is at least {{amount}} a year. Below that, an index fund and a good notary serve you better than we do, and we say so at the first meeting.",
    example: "On {{assets}}, the fee comes to {{fee}} a year, or {{share}} of the assets.",
    asideTitle: "Besides our fee",
    aside:
      "The custodian, the managers and the tax office are paid apart. The inventory lists all of it as one figure in euros, which is usually the first surprise.",
  },
  questions: {
    title: "Questions we are asked",
    items: [
      {
        question: "From which amount on do you advise?",
        answer:
          "The minimum fee makes sense from about fifteen million euros. We make exceptions for foundations whose purpose we know, and turn away larger sums when what is wanted is somebody to agree.",
      },
      {
        question: "Who advises us, Paris or Luxembourg?",
        answer:
          "The French company, which is a registered financial investment adviser: it signs the engagement letter and every recommendation. The Luxembourg company gives no investment advice in the legal sense; its people read and contradict, as they do in all our files.",
      },
      {
        question: "Can you also manage the portfolio for us?",
        answer:
          "No. Whoever manages is tempted to recommend management. If you want a discretionary manager we help you to choose one, and watch it afterwards.",
      },
      {
        question: "Do you recommend funds in which you have an interest?",
        answer:
          "Only after telling you in writing, before the recommendation. The file is then reviewed by someone who has no part in that interest, and the review is yours to read.",
      },
      {
        question: "What happens when a recommendation turns out badly?",
        answer:
          "The page that said why it was bought is reopened with you. Either its conditions no longer hold, and we say sell, or they do, and we say why we would wait. We do not rewrite the page.",
      },
      {
        question: "How do we leave?",
        answer:
          "By a letter, with one month’s notice and no exit fee. The file, with every reason in it, goes to you or to whomever you name.",
      },
    ],
  },
  next: {
    title: "Bring last year’s statement.",
    text: "An hour, a list of what you own and the one question that keeps coming back at your meetings: it is enough to know whether we can be of use.",
    action: "Write to the investors’ partner",
    also: "See what we have worked on",
  },
};
