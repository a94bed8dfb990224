export default {
  meta: {
    title: "Sustainable investment policy",
    description:
      "How sustainability enters our advice: what we exclude, what we examine before recommending, and how we engage with managers and companies.",
  },
  title: "Sustainable investment policy",
  lede: "Sustainability enters our advice at three points: in what we exclude, in what we examine before recommending, and in how we engage with managers and companies afterwards. We treat sustainability risks as risks to value, and adverse effects on people and the environment as facts to be identified and weighed. A client may ask for stricter rules than ours; they are then written into the mandate.",
};
