export default {
  meta: {
    title: "Legal notice",
    description:
      "Publisher and hosting of this site, and the terms on which its contents may be used: two companies, one French, one from Luxembourg.",
  },
  title: "Legal notice",
  lede: "Two companies publish this site together: a simplified joint-stock company under French law, in Paris, and a limited liability company under Luxembourg law, in Luxembourg. The site is hosted by a cloud provider established in the United States. Its texts, drawings and documents belong to the firm; short passages may be quoted with their source, and any other use requires our written consent.",
};
