import publications from "../publications/words.en.ts";

const { categories, facts, download } = publications;

export default {
  meta: {
    title: "Publication in full",
    description:
      "The full text of one of our publications on sustainability and impact, to be read online, with its date, its category and its version.",
  },
  back: "All publications",
  published: "Published",
  version: "Version",
  category: "Category",
  reading: "Reading time",
  contents: "Contents",
  notes: "Notes",
  noteCall: "Note {{number}}",
  noteBack: "Back to the call of note {{number}}",
  marketing: {
    label: "Marketing communication",
    text: "This document accounts for the firm’s own work. It commends no fund, it is not investment research, and it is neither an offer nor a recommendation to invest.",
  },
  risk: {
    title: "Before you rely on this",
    text: "Investing carries a risk of loss of capital. Past results say nothing certain about future ones. The figures here are those known on the day of publication; some rest on estimates, and the text says which. A decision should rest on the documents of the investment itself and on advice that knows your situation.",
    link: "Regulatory notice",
  },
  superseded: "This document has been superseded by a later one:",
  supersedes: "It supersedes:",
  follows: "It follows:",
  file: {
    title: "The same text as a PDF",
    checksum: "SHA-256 of the file",
  },
  cite: {
    title: "Cite this document",
    text: "{{firm}}, “{{title}}”, version {{version}}, {{date}}. {{url}}",
  },
  neighbours: {
    label: "Other publications",
    newer: "Newer",
    older: "Older",
  },
  categories,
  facts,
  download,
};
