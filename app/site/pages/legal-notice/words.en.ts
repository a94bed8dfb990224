export default {
  meta: {
    title: "Legal notice",
    description:
      "Publisher and hosting of this site, and the terms on which its contents may be used: two companies, one French, one from Luxembourg.",
  },
  title: "Legal notice",
  lede: "Two companies publish this site together, one French, the other from Luxembourg; a provider in the United States hosts it. This page identifies them, gives their contact details and sets out the terms on which the contents may be used.",
  publishers: {
    title: "The two publishers",
    text: [
      "The two companies belong to the same partners and publish this site jointly. Each answers for the mandates it signs. Where a page says “we”, it means both, except for investment advice, including on private equity and on the impact platform, which the French company alone gives.",
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
    note: "French law no. 2004-575 of 21 June 2004 on confidence in the digital economy, Article 1-1",
    answers:
      "{{role}}, is the publication director and answers for the contents of this site in both languages.",
    text: [
      "To ask for a correction or to use a right of reply, write to the mailbox above or <contact>through the contact page</contact>, naming the page and the passage. We answer within {{days}} working days; corrections are made on the page itself and bear their date.",
    ],
  },
  host: {
    title: "Host",
    note: "Article 1-1 of the same law: name, address and telephone of the host",
    text: [
      "The pages, the messages sent through them and the addresses of subscribers are kept on servers in the European Union. The provider that runs them is American:",
      "The <privacy>privacy policy</privacy> sets out the consequences for personal data.",
    ],
  },
  activity: {
    title: "Regulated activity",
    text: [
      "The French company is an investment firm authorised by the <fr>Autorité de contrôle prudentiel et de résolution, 4, place de Budapest, 75436 Paris Cedex 09</fr> (ACPR) for investment advice and supervised by the AMF. The Luxembourg company advises companies on mergers, acquisitions and strategy, an activity that needs no authorisation from the CSSF. The <regulatory-notice>regulatory notice</regulatory-notice> gives their status in full, the public registers, the countries covered and the handling of complaints.",
    ],
  },
  property: {
    title: "Texts, drawings, typefaces",
    note: "<fr>Code de la propriété intellectuelle</fr>, Article L. 122-5; Luxembourg law of 18 April 2001",
    text: [
      "The texts, publications, programs and drawings of this site belong to the two companies; the drawings are computed from parameters that we choose.",
      "Short passages and single figures may be quoted, provided that the source, its date and its address are given. A publication may be passed on whole, unchanged and free of charge; any other use requires our written consent.",
      "The typefaces are Newsreader and Hanken Grotesk, both under the <en>SIL Open Font License</en> 1.1. The names of other firms belong to them.",
    ],
  },
  links: {
    title: "Links and liability",
    text: [
      "Anyone may link to any page of this site without asking. Pages may not be shown inside those of another site; browsers are instructed to refuse it.",
      "We check our pages before publishing them and correct errors that are reported to us. We are not responsible for the sites that we link to, nor for an investment decided on the strength of these pages, which give information and no advice.",
    ],
  },
  data: {
    title: "Personal data",
    text: [
      "The French law of 6 January 1978 on data processing, files and freedoms, and Regulation (EU) 2016/679 of 27 April 2016, give everyone whose data we hold a right of access, of rectification, of erasure, of restriction, of portability and of objection. In Luxembourg the law of 1 August 2018 completes them.",
      "The <privacy>privacy policy</privacy> lists the data we hold, the purposes and periods, and the way to use these rights. The page on <cookie-settings>cookies</cookie-settings> lists everything that this site stores in your browser.",
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
