export default {
  meta: {
    title: "Press release or event",
    description:
      "A press release or an event of {{firm}}, with its date, its place and the contact for journalists.",
  },
  release: "Press release of",
  event: "Event, announced on",
  when: "When",
  span: "{{date}}, {{from}} to {{to}}",
  where: "Where",
  seats: "Seats",
  contact: "Press contact",
  attend: "Reserve a seat",
  all: "Press and news",
  aboutEvent:
    "{{firm}} advises companies on mergers, acquisitions and strategy from Luxembourg and Paris; its French company alone gives investment advice, to families, foundations and institutions. Those who attend receive general information only; no advice is given, and no investment is offered or recommended.",
  about:
    "{{firm}} advises companies on mergers, acquisitions and strategy from Luxembourg and Paris; its French company alone gives investment advice, to families, foundations and institutions. The firm belongs to its working partners and is paid by its clients alone. This text is information for the press; it offers and recommends no investment.",
};
