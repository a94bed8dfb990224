export default {
  nav: "Search",
  title: "Search",
  lede: "Messages, standard answers, releases, letters, colleagues, funds, entities, investors’ persons and, for those who may read it, the ledger.",
  label: "Words, a name or a reference",
  none: "Nothing that you may see answers to these words.",
  what: "What",
  where: "Where",
  when: "When",
  kinds: { "standard-answer": "Standard answer", release: "Release", letter: "Letter" },
};
