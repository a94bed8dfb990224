export default {
  meta: {
    title: "Accessibility statement",
    description:
      "The 106 criteria of the French reference judged one by one: state, rate, and what is not met. Position on the European Accessibility Act, and contact.",
  },
  title: "Accessibility statement",
  lede: "French rules prescribe the form of this page. The state it declares comes from our own assessment of the public site, the limited partners’ space and the firm’s desk, criterion by criterion; nobody else has audited them. If you meet an obstacle, please write to us.",
  states: {
    label: "The three states of the French reference",
    full: "fully compliant",
    partial: "partially compliant",
    none: "not compliant",
    current: "State of this site",
  },
  commitment: {
    title: "Commitment",
    note: "Article 47 of the French law 2005-102 of 11 February 2005; Luxembourg law of 8 March 2023",
    text: [
      "{{firm}} undertakes to make its website accessible in accordance with Article 47 of law 2005-102 of 11 February 2005. That article binds public bodies and companies with a turnover in France of 250 million euros or more; we are below that threshold and publish this statement voluntarily.",
      "To this end every page is designed for level AA of the Web Content Accessibility Guidelines, WCAG 2.2, and checked by machine each time the site changes. No multi-year plan has been published, and no date is set for an audit by others.",
      "This statement applies to the site {{address}}, in English and in French: to its public pages, to the limited partners’ space and to the desk at which the firm’s own people work.",
    ],
  },
  conformity: {
    title: "State of compliance",
    text: "The site {{address}}, taken as a whole, is <em>{{state}}</em> with the {{reference}}, according to the self-assessment whose results follow.",
  },
  products: {
    site: "Public site",
    space: "Limited partners’ space",
    desk: "Desk of the firm",
  },
  results: {
    title: "Results of tests",
    text: [
      "The self-assessment made by {{firm}} on {{date}} judged the three parts of the site apart: the public pages, with those to sign in; the limited partners’ space, with the account of its users; the desk at which the firm’s own people work. Taken together, {{rate}} of the criteria that apply are met: {{met}} of {{applicable}}. The other {{absent}} apply to none of the three.",
      "A criterion counts as not met in a part as soon as one of its pages falls short, and for the whole as soon as one part does.",
    ],
    caption: "The 106 criteria in each part of the site",
    product: "Part",
    rate: "share met",
    together: "Taken together",
  },
  verdicts: {
    met: "met",
    "not-met": "not met",
    "not-applicable": "not applicable",
  },
  criteria: {
    title: "The criteria one by one",
    text: "Titles are shortened. What each judgement rests on is kept with it, and given on request.",
    theme: "{{number}}. {{name}}, {{total}} criteria",
    caption: "{{name}}: verdict on each criterion",
    criterion: "Criterion",
  },
  checks: {
    title: "Automatic checks and their limits",
    text: "They run before each publication, and a single fault stops it. A machine sees only part of the obstacles that a person meets.",
    caption: "Our own checks and their limits",
    columns: { check: "Check", scope: "Covers", limit: "Does not tell" },
    rows: [
      {
        check: "Rules of WCAG 2.2, A and AA",
        scope:
          "Every public page, in both languages, at 375 and 1,440 pixels, with folded parts open; the screens of the two other parts that the automatic journeys pass",
        limit: "Whether an alternative or a label means anything",
      },
      {
        check: "Width of 320 pixels",
        scope: "Every public page, and the partners’ space: nothing to scroll sideways",
        limit: "Whether the order still makes sense",
      },
      {
        check: "Validity of the code, headings, landmarks",
        scope: "Every page as published, before anybody signs in",
        limit: "Whether the headings describe what follows",
      },
      {
        check: "Contrast",
        scope: "Every pair of colours in use",
        limit: "Comfort, glare, fatigue",
      },
      {
        check: "Keyboard, focus, page changes",
        scope: "Menus, dialogs, forms, the slides of the home page, sign-in, the rooms of the desk",
        limit: "The words of a screen reader, and their moment",
      },
      {
        check: "Without JavaScript",
        scope: "Menus, language, contact, newsletter, search, this table of contents",
        limit: "Older browsers; the two parts behind the sign-in need a script",
      },
    ],
  },
  content: {
    title: "Contents that are not accessible",
    nonCompliant: "Non-compliance",
    of: {
      site: "On the public site:",
      space: "In the limited partners’ space:",
      desk: "At the desk:",
    },
    none: "None is known.",
    obstacle:
      "<em>Criterion {{id}}, {{title}}.</em> {{text}} To be mended by {{date}} at the latest.",
    burden: "Exemptions for disproportionate burden",
    burdenText: "None is claimed.",
    exempt: "Contents not subject to the obligation",
    exemptItems: [
      "Sites of others that we link to, such as the professional network, the video channel and the maps of the visitor’s own choice. The addresses of our offices are also given as text.",
      "Mails that we send, which are not pages of the site and were not judged.",
    ],
  },
  establishment: {
    title: "How this statement was established",
    text: "This statement was established on {{established}} and brought up to date after the self-assessment of {{judged}}. It holds for three years at most, and is renewed before that whenever the site changes substantially or a new version of the reference is published.",
    technologies: "Technologies used to build the site",
    tools: "Tools used to check it",
    tool: "{{name}}, version {{version}}",
    environment: "Browsers and assistive technologies",
    environmentText:
      "Tests and readings were made in Chromium, on Linux, by keyboard, pointer and simulated touch, at widths from 320 to 1,440 pixels, with forced colours and with reduced motion. Judgements on what assistive technologies receive rest on Chromium’s accessibility tree and, in journeys through the three parts, on what the screen reader Orca said. Neither NVDA, JAWS nor VoiceOver was used, and no judgement rests on another browser.",
    pages: "Pages checked for compliance",
    pagesText:
      "All pages of the <sitemap>sitemap</sitemap> in both languages, with the pages to sign in, and those shown after a form or in place of one that is missing; in the limited partners’ space, the overview, a fund and the account of its user, with demonstration data; at the desk, its fourteen rooms, with a message, a letter and a request opened.",
  },
  act: {
    title: "European Accessibility Act",
    note: "Directive (EU) 2019/882; French Consumer Code, Article L. 412-13; Luxembourg law of 8 March 2023",
    text: [
      "Since 28 June 2025 certain services offered to consumers must be accessible. Banking services for consumers are among them, and the directive counts investment advice to natural persons acting outside their trade as one (Article 3, point 28). Our French company gives such advice and, with some fifty people in the firm, does not qualify for the exemption of microenterprises. We therefore consider that it is bound for those clients, and apply the requirements to all; advice to companies is outside the directive.",
      "The service consists of meetings, letters and reports. Information about it, on this site and in the letter of engagement, is available in text that can be read aloud, enlarged and navigated by keyboard. The directive asks that it not exceed level B2 of the European framework for languages; nobody has measured the level of ours. On request and free of charge, a report is supplied in large print, as a structured file or read out in a meeting. Signing in to the limited partners’ space requires no test of sight, hearing or memory beyond a password, which may be pasted from a password manager.",
      "The requirements for websites are those of the European standard EN 301 549, which the WCAG underlie; the state of this site is given above. We claim no exemption for disproportionate burden. Agreements signed before 28 June 2025 may run unchanged until 28 June 2030 at the latest; we do not make use of this.",
    ],
  },
  contact: {
    title: "Feedback and contact",
    text: "If you cannot reach a content or a service, you may contact the person in charge of the site to be directed to an accessible alternative, or to obtain the content in another form. We answer within {{days}} working days.",
    write: "Send a message",
    mail: "Write to {{email}}",
    call: "Telephone {{city}}, {{phone}}",
  },
  recourse: {
    title: "Ways of redress",
    text: "This procedure is to be used in the following case: you have reported to the person in charge of the site a lack of accessibility that prevents you from reaching a content or one of its services, and you have not obtained a satisfactory answer. You may:",
    write: "Write a message to the <fr>Défenseur des droits</fr>",
    delegate: "Contact the delegate of the <fr>Défenseur des droits</fr> in your region",
    post: "Send a letter, free of charge, without a stamp:",
    luxembourg:
      "In Luxembourg, the <fr>Office de la surveillance de l’accessibilité des produits et services</fr> (OSAPS) watches over the services that the law of 8 March 2023 covers.",
  },
};
