export default {
  meta: {
    title: "Glossary",
    description:
      "The terms of investment, private equity, transactions and sustainability, defined as we use them, with their equivalent in French.",
  },
  title: "Glossary: the words of capital",
  lede: "Finance has a vocabulary of its own, and a word does not always mean the same thing in Paris, in Luxembourg and in London. We define terms as we use them in our advice and our documents, in plain sentences, with their equivalent in French. A definition helps one to read; it does not replace the wording of a contract or of the law.",
};
