export default {
  meta: {
    title: "Sustainability publications",
    description:
      "ESG reports, climate strategy, impact assessments, and our policies on investment, conflicts, complaints and pay, with their date and version.",
  },
  title: "Reports and policies",
  lede: "Reports on sustainability and impact, and the policies that bind us, are published in English and French, each with its date and version. A revised document lists the changes since the one before. They describe our methods and results, targets missed included. The policies are not marketing communications; a report that describes projects on which we advise is labelled as one. None of them is a recommendation to invest.",
  listTitle: "Published documents",
  read: "View online",
  categories: {
    "esg-report": "ESG Report",
    "climate-strategy": "Climate Strategy",
    "investment-policy": "Investment Policy",
    "impact-assessment": "Impact Assessment",
  },
  filter: {
    label: "Category",
    all: "All categories",
  },
  search: {
    label: "Search titles and summaries",
    count_one: "{{count}} document",
    count_other: "{{count}} documents",
    none: "No document answers to that. Try a shorter word, or another category.",
    clear: "Show all documents",
  },
  live: {
    loading: "Looking for newer documents…",
    failed:
      "We could not check whether there are newer documents. These are the ones we knew of when this page was made.",
    retry: "Check again",
  },
  facts: {
    version: "Version {{version}}",
    inForce: "Version {{version}}, in force since {{date}}",
    revised: "Version {{version}} of {{date}}",
    language: "English",
    minutes: "{{count}} min read",
    pages_one: "{{count}} page",
    pages_other: "{{count}} pages",
  },
  superseded: "Superseded by a later document",
  feed: "Follow the publications by feed (Atom)",
  download: {
    action: "Download",
    format: "PDF, {{pages}}, {{size}}",
    progress: "Downloading: {{part}}",
    done: "Document downloaded",
    doneText: "“{{title}}” has been checked and saved.",
    failed: "Failed to download document. Please try again.",
    failedTitle: "Download failed",
    retry: "Try again",
  },
};
