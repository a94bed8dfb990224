export default {
  meta: {
    title: "Climate action framework",
    description:
      "Measure, reduce, disclose: the framework that covers our own emissions, those of the investments we advise on, and the climate risks they carry.",
  },
  title: "A framework for climate action",
  lede: "Measuring comes first, then reducing; what remains is disclosed, not hidden behind credits. Our framework covers the emissions of our offices and travel and, as far as data allow, those of the investments we advise on. It also asks what a warming climate does to the assets themselves. A target missed is reported like a target met, with the reasons.",
};
