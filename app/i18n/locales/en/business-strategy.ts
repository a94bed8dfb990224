export default {
  meta: {
    title: "Business strategy",
    description:
      "Plans, governance and financing choices for owners and boards. We prepare decisions with their figures; running the company remains with management.",
  },
  title: "Business strategy that a board can vote on",
  lede: "Owners and boards call on us when a decision is too large to be taken from a slide: a change of generation, a new market, a debt to refinance, a shareholder who wants to leave. We draw up the plan with its figures, set out the governance it requires and compare the ways of financing it. Operations remain in management’s hands: we do not run companies, we prepare decisions.",
};
