export default {
  meta: {
    title: "Publication in full",
    description:
      "The full text of one of our publications on sustainability and impact, to be read online, with its date, its category and its version.",
  },
  back: "All publications",
  published: "Published",
  version: "Version",
  category: "Category",
  categories: {
    "esg-report": "ESG report",
    "climate-strategy": "Climate strategy",
    "investment-policy": "Investment policy",
    "impact-assessment": "Impact assessment",
  },
};
