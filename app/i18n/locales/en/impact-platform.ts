export default {
  meta: {
    title: "Impact investment platform",
    description:
      "Six themes, from clean energy to tech innovation, in which we look for investments whose effect can be stated in advance and measured afterwards.",
  },
  title: "Impact investing, theme by theme",
  lede: "Clean energy, the circular economy, healthcare innovation, smart cities, sustainable agriculture and tech innovation: in these six themes we look for investments whose effect can be stated and measured. Every project must name the change it seeks, the people concerned and the evidence it will provide. A financial return is expected. Where the effect cannot be measured, we do not call it impact.",
};
