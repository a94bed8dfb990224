export default {
  meta: {
    title: "Glossary",
    description:
      "The terms of investment, private equity, transactions and sustainability, defined as we use them, with their equivalent in French.",
  },
  title: "Glossary: the words of capital",
  lede: "Finance has a vocabulary of its own, and a word does not always mean the same thing in Paris, in Luxembourg and in London. We define terms as we use them in our advice and our documents, in plain sentences, with their equivalent in French. A definition helps the reader; it does not replace the wording of a contract or of the law.",
  search: {
    label: "Find a term",
    hint: "In English or French, with or without accents.",
    all: "Show all terms",
    total_one: "{{count}} term",
    total_other: "{{count}} terms",
    found_one: "{{count}} term of {{total}}",
    found_other: "{{count}} terms of {{total}}",
    defined_one: "No term of that name; {{count}} definition speaks of it",
    defined_other: "No term of that name; {{count}} definitions speak of it",
    none: "No term of that name, and no definition that speaks of it",
    missing: "The word you are looking for may deserve an entry.",
    suggest: "Suggest it to us",
  },
  alphabet: "The alphabet",
  letter: "Terms under {{letter}}",
  equivalent: "In French",
  see: "See also",
};
