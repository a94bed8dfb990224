import answer from "#core/search/answer-words.en.ts";

export default {
  meta: {
    title: "Search",
    description:
      "Search the pages, publications, letters, policies, references and glossary of {{firm}}, in English.",
  },
  title: "What are you looking for?",
  field: "Search the site",
  hint: "A word or a question. Accents, plurals and a slip of the finger are forgiven.",
  submit: "Search",
  private: "What you look for is neither kept nor counted.",
  key: "The / key leads here from any page; Escape empties the field, then leads back.",
  start: "For example",
  examples: ["fees", "capital call", "carbon target 2030", "making a complaint"],
  sections: "Or by section",
  needsScript:
    "Without JavaScript this copy of the site cannot search. The sitemap lists every page.",
  searching: "Searching…",
  failed: "The search could not be loaded: a lost connection is the usual reason.",
  retry: "Try again",
  answer,
};
