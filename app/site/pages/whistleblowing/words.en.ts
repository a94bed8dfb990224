export default {
  meta: {
    title: "Whistleblowing",
    description:
      "Reporting a breach in confidence: who may report, receipt within seven days, an answer within three months, protection from reprisal.",
  },
};
