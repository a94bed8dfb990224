export default {
  meta: {
    title: "Sustainability publications",
    description:
      "ESG reports, climate strategy, investment policies and impact assessments, published in English and French with their date and version.",
  },
  title: "Publications on sustainability and impact",
  lede: "Reports, strategies, policies and assessments are published in English and French, each with its date and version. A revised document says what has changed since the one before. Together they describe our methods and our results, including those that fell short of the intention. None of them is an offer, nor a recommendation to invest.",
  listTitle: "Published documents",
  read: "View online",
};
