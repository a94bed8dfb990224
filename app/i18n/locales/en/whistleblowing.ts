export default {
  meta: {
    title: "Whistleblowing",
    description:
      "Reporting a breach in confidence: who may report, receipt within seven days, an answer within three months, protection from reprisal.",
  },
  title: "Whistleblowing",
  lede: "Anyone who learns through their work of a crime, a breach of the law or a threat to the public interest may report it to us in confidence. Receipt is acknowledged within seven days, and an answer on what has been done follows within three months. A report made in good faith must bring no reprisal on its author. You may also turn directly to the competent authorities in France or Luxembourg.",
};
