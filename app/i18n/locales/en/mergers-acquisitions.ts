export default {
  meta: {
    title: "Mergers and acquisitions",
    description:
      "Buy-side and sell-side advice for owner-managed and mid-sized companies, from the first valuation to the signing, for one side only.",
  },
  title: "Buying or selling a company, with one adviser on your side",
  lede: "Selling a company is usually done once; buying one is seldom done often enough to become routine. We act for owner-managed and mid-sized companies, on the buy side or the sell side, never on both in the same transaction. Our work runs from the first valuation to the signing: preparation, approach, due diligence, price and terms. Sometimes the right advice is to wait, and we say so.",
};
