export default {
  meta: {
    title: "Impact measurement methodology",
    description:
      "A starting point, a few indicators, a source for each figure: how we measure impact, and how we keep what is measured apart from what is estimated.",
  },
  title: "How we measure impact",
  lede: "Impact is a difference: what happened, less what would have happened anyway. Our methodology fixes the starting point before any investment, keeps to a small number of indicators, names the source of each figure and separates what is measured from what is estimated. Results are reported with their uncertainty. When data are missing, the line stays empty; we do not fill it with an average.",
};
