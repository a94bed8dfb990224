export default {
  meta: {
    title: "{{firm}} · Capital advisory in Luxembourg and Paris",
    description:
      "Investment advisory, mergers and acquisitions, private equity and business strategy for families, foundations, institutions and company owners.",
  },
  title: "Capital advice from Luxembourg and Paris",
  lede: "{{firm}} advises families, foundations, institutions and company owners on where capital goes, on what terms, and what it does there. Four disciplines work under one roof, so that one question gets one answer.",
  servicesTitle: "Four disciplines, one standard of proof",
};
