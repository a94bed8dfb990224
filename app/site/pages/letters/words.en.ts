export default {
  meta: {
    title: "Letters to our readers",
    description:
      "Four letters a year on allocation, transactions and impact, each signed by one of us, with its figures, its reservations and its corrections.",
  },
  title: "Letters",
  lede: "Four times a year, one of us writes to our readers about a question from our work: an allocation, a transaction, a measure of impact. Each letter gives its figures and their limits. Where a letter contained a mistake, the erratum stands above its text, with the day.",
  listTitle: "Every letter, newest first",
  read: "Read the letter",
  signed: "{{name}}, {{city}}",
  corrected: "Corrected on {{date}}",
  themes: {
    allocation: "Allocation",
    transactions: "Transactions",
    impact: "Impact",
  },
  filter: {
    label: "Theme",
    all: "All themes",
    count_one: "{{count}} letter",
    count_other: "{{count}} letters",
    none: "There is no letter on this theme yet.",
  },
  subscribe: {
    title: "By e-mail",
    text: "Four letters a year, in English or in French. Nothing else is sent to the address, no picture or link in a letter reports back, and each letter has a link to leave.",
    action: "Receive the letters",
  },
  feed: "Follow the letters by feed (Atom)",
};
