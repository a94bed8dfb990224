export default {
  meta: {
    title: "Our responsibility",
    description:
      "Environmental, social and governance questions belong in the same analysis as price and risk. What we exclude, what we question and why.",
  },
  title: "The responsibility that comes with advice",
  lede: "Advice has consequences for people who never asked for it: employees, neighbours, those who will live with the climate we leave. We therefore examine environmental, social and governance questions in the same analysis as price and risk, before a recommendation is made. We exclude some activities, we question others, and we publish our method so that it can be challenged.",
};
