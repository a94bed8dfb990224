export default {
  meta: {
    title: "Corporate responsibility",
    description:
      "Four commitments that bind the firm itself: ESG integration, gender diversity, carbon reduction by 2025 and community investment.",
  },
  title: "Corporate responsibility, starting with ourselves",
  lede: "What we ask of companies, we ask first of ourselves. Four commitments bind the firm: integrating environmental, social and governance criteria, gender diversity, reducing our carbon emissions and investing in the communities around us. The carbon commitment was set for 2025. That date has passed. What counts now is the measured result, reported as it stands, and what follows from it.",
};
