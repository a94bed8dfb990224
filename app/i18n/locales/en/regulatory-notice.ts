export default {
  meta: {
    title: "Regulatory notice",
    description:
      "No offer, no solicitation, no personal recommendation: what this site is, what it is not, and the risks an investor should have in mind.",
  },
  title: "Regulatory notice",
  lede: "Nothing on this site is an offer, a solicitation or a personal recommendation to buy or sell a financial instrument. The site informs; advice is given only under a written agreement, once the client’s situation and objectives have been assessed. Investments can lose value, unlisted ones cannot always be sold, and past performance does not predict future results. Some services are not available to every investor or in every country.",
};
