export default {
  meta: {
    title: "Regulatory notice",
    description:
      "Who is authorised for what, in which countries and under whose supervision; the risks of investing, conflicts of interest, complaints and policies.",
  },
};
