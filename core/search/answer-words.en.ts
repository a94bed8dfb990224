/**
 * The words around an answer of the search. The page uses them, and the host for visitors without
 * JavaScript.
 */
export default {
  found_one: "{{count}} result for “{{question}}”",
  found_other: "{{count}} results for “{{question}}”",
  taken: "No page has “{{asked}}”. These have “{{taken}}”.",
  kinds: "Kinds of result",
  every: "Everything",
  kind: {
    page: "Pages",
    publication: "Publications",
    policy: "Policies and legal pages",
    letter: "Letters",
    reference: "References",
    term: "Glossary",
  },
  definition: "Definition",
  more: "Show more results",
  none: "Nothing was found for “{{question}}”",
  near: "Do you mean:",
  advice: "Try fewer words, or another word for the same thing. The sitemap lists every page.",
  sitemap: "Go to the sitemap",
  /** Said by the host alone: a browser answers by itself. */
  wait: {
    title: "Your question has to wait a moment",
    text: "Too many questions have come at once. In a few seconds, load this page again: your question is kept in its address.",
  },
};
