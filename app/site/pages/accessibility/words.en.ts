export default {
  meta: {
    title: "Accessibility statement",
    description:
      "The 106 criteria of the French framework judged one by one: state, rate, and what is not met. Position on the European Accessibility Act, and contact.",
  },
};
