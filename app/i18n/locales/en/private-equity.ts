export default {
  meta: {
    title: "Private equity",
    description:
      "Primary funds, secondaries and co-investment: how we examine a commitment, what it costs, how long capital is tied up and what can be lost.",
  },
  title: "Private equity, chosen line by line",
  lede: "Three routes lead into private equity: committing to a primary fund at its launch, buying an existing interest on the secondary market, or co-investing in a company alongside a fund. Each has its own timetable, price and risk. We work on all three, read the documents to the last page and follow each line until it is wound up. Capital is tied up for years and can be lost; we begin by saying so.",
};
