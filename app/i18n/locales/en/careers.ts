export default {
  meta: {
    title: "Careers",
    description:
      "Working with us in Luxembourg or Paris: what we expect of those who join, what they learn here, and how applications are read.",
  },
  title: "Careers, between Luxembourg and Paris",
  lede: "People who join us learn to write before they learn to present. They follow a file from the first reading to the last meeting, in English and in French, and sign what they have written. We look for exactness, curiosity and the nerve to say that a figure does not hold. Applications are read on the same criteria, whoever sends them.",
};
