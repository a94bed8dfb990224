export default {
  meta: {
    title: "Contact and offices",
    description:
      "Write to us, telephone or visit our offices in Luxembourg and Paris. Investors, companies, press, candidates: we answer in English and French.",
  },
  title: "Write to us, call us, or come and see us",
  lede: "A message reaches the right person sooner when it says what it is about: an investment, a company, an application, a press enquiry, a complaint or your personal data. We answer in English or in French. Please send no confidential document with a first message; we will agree with you on a secure way to exchange it.",
  officesTitle: "Our offices",
  writeTitle: "Write to us",
  write: "One mailbox serves both offices; whatever your question, write to:",
};
