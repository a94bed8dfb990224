export default {
  meta: {
    title: "Legal notice",
    description:
      "Publisher and hosting of this site, and the terms on which its contents may be used: two companies, one French, one from Luxembourg.",
  },
  title: "Legal notice",
  lede: "Two companies publish this site together, one French, the other from Luxembourg. A provider in the United States hosts it. This page says who they are, how to reach them, and what may be done with what is published here.",
  publishers: {
    title: "The two publishers",
    text: [
      "The two companies belong to the same partners and publish this site jointly. Each answers for the mandates it signs; where a page says “we”, it means both, but for investment advice in the legal sense, which the French company alone gives.",
    ],
    capital: "Share capital",
    capitalText: "{{amount}} euros, fully paid up",
    office: "Registered office",
    register: "Register",
    vat: "VAT number",
    represented: "Represented by",
    contact: "Telephone and mailbox",
    legend: "One circle for each thousand euros of capital.",
  },
  director: {
    title: "Publication director",
    note: "French law of 21 June 2004 on confidence in the digital economy",
    text: [
      "answers for what this site publishes, in both languages.",
      "To ask for a correction or to use a right of reply, write to the mailbox above or <contact>through the contact page</contact>, naming the page and the passage. We answer within two working days; a correction that is due is made on the page itself, and dated.",
    ],
  },
  host: {
    title: "Host",
    note: "The name, address and telephone of the host must be published",
    text: [
      "The pages, the messages sent through them and the addresses of subscribers are kept on servers in the European Union. The provider that runs them is American:",
      "What this means for personal data is set out in the <privacy>privacy policy</privacy>.",
    ],
  },
  activity: {
    title: "Regulated activity",
    text: [
      "The French company is a financial investment adviser; the company in Luxembourg gives no investment advice in the legal sense. Their status, their numbers in the public registers, the authorities that watch over them and the handling of complaints are in the <regulatory-notice>regulatory notice</regulatory-notice>.",
    ],
  },
  property: {
    title: "Texts, drawings, typefaces",
    note: "<fr>Code de la propriété intellectuelle</fr>, Article L. 122-5; Luxembourg law of 18 April 2001",
    text: [
      "The texts, the publications and the programs of this site belong to the two companies, and so do its drawings, although no hand has drawn them: each is computed from a few numbers, and the choice of the numbers is ours.",
      "Short passages and single figures may be quoted, provided that the source, its date and its address are given. A publication may be passed on whole, unchanged and free of charge. Anything else requires our written consent, which we often give.",
      "The typefaces are Newsreader and Hanken Grotesk, both under the <en>SIL Open Font License</en> 1.1. The names of other firms belong to them.",
    ],
  },
  links: {
    title: "Links and liability",
    text: [
      "Anyone may link to any page of this site, without asking. Please do not show our pages inside others: browsers are told to refuse it.",
      "We check our own pages before they are published and correct them when we are wrong. We do not answer for sites that we link to, nor for an investment decided on the strength of these pages alone: they inform, and are not advice.",
    ],
  },
  data: {
    title: "Personal data",
    text: [
      "The French law of 6 January 1978 on data processing, files and freedoms, and Regulation (EU) 2016/679 of 27 April 2016, give everyone whose data we hold a right of access, of rectification, of erasure, of restriction, of portability and of objection. In Luxembourg the law of 1 August 2018 completes them.",
      "The <privacy>privacy policy</privacy> says what we hold, why and for how long, and how to use these rights. What this site stores in your browser is on the page on <cookie-settings>cookies</cookie-settings>.",
    ],
  },
  law: {
    title: "Law and courts",
    text: [
      "Use of this site is governed by French law. A mandate is governed by the law it names, otherwise by that of the company that signed it.",
      "If a dispute cannot be settled between us, the courts of Paris decide for the French company and those of the city of Luxembourg for the other. A consumer keeps the courts, and the protection, of the country where he or she lives.",
    ],
  },
};
