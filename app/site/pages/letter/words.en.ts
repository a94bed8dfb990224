import letters from "../letters/words.en.ts";

const { themes } = letters;

export default {
  meta: {
    title: "A letter to our readers",
    description:
      "One of our letters on allocation, transactions or impact, with its date, its figures, its notes and the name of its author.",
  },
  kind: "Letter",
  placeAndDate: "{{city}}, {{date}}",
  minutes: "{{count}} min read",
  noteCall: "See note {{number}}",
  noteBack: "Back to the reference to note {{number}}",
  note: "Note {{number}}",
  erratum: {
    title: "Erratum, {{date}}",
    place: "Where it was corrected",
  },
  neighbours: {
    label: "Other letters",
    newer: "Next letter",
    older: "Previous letter",
  },
  subscribe: {
    title: "The next one",
    text: "Letters come four times a year, by e-mail to those who ask for them.",
    action: "Receive the letters",
  },
  back: "Every letter",
  themes,
};
