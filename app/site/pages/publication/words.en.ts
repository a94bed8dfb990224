import publications from "../publications/words.en.ts";

const { categories, facts, download } = publications;

export default {
  meta: {
    title: "Publication in full",
    description:
      "The full text of one of our reports or policies, to be read online, with its date, its category and its version.",
  },
  back: "All publications",
  written: "Written by",
  kept: "Maintained by",
  published: "Published",
  version: "Version",
  category: "Category",
  reading: "Reading time",
  contents: "Contents",
  notes: "Notes",
  noteCall: "Note {{number}}",
  noteBack: "Back to the reference to note {{number}}",
  nature: {
    policy: {
      label: "Policy",
      text: "This document states rules that bind the firm. It promotes no fund or financial instrument, and is neither a marketing communication nor a recommendation to invest.",
    },
    report: {
      label: "Report",
      text: "This document accounts for the firm’s own work. It promotes no fund or financial instrument, is not investment research, and is neither a marketing communication nor a recommendation to invest.",
    },
    projects: {
      label: "Report",
      text: "This document describes projects on which the firm advises, and is a marketing communication. It is neither investment research nor a recommendation to invest.",
    },
  },
  risk: {
    title: "Risk warning",
    text: "{{warning}} The figures are those known on the day of publication; some rest on estimates, which the text identifies. A decision should rest on the documents of the investment itself and on advice suited to your situation.",
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
