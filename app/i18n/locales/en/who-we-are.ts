export default {
  meta: {
    title: "Who we are",
    description:
      "A capital advisory firm in Luxembourg and Paris: how we think, how we diversify, what we hold to and how we work for those who own capital.",
  },
  title: "One firm, two cities",
  lede: "We advise those who own capital and those who put it to work: families, foundations, institutions and the owners of companies. One team works from Luxembourg and Paris, under one set of rules. We diversify before we concentrate, we write down the reasons for every recommendation, and we stay long enough to be judged on them.",
};
