export default {
  meta: {
    title: "Accessibility statement",
    description:
      "The 106 criteria of the French reference judged one by one: state, rate, and what is not met. Position on the European Accessibility Act, and contact.",
  },
  title: "Accessibility statement",
  lede: "French rules prescribe the form of this page. The state it declares comes from our own assessment, criterion by criterion; nobody else has audited the site, and no screen reader was used. If you meet an obstacle, please write to us.",
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
      "This statement applies to the site {{address}}, in English and in French.",
    ],
  },
  conformity: {
    title: "State of compliance",
    text: "The site {{address}} is <em>{{state}}</em> with the {{reference}}, according to the self-assessment whose results follow.",
  },
  results: {
    title: "Results of tests",
    text: [
      "The self-assessment made by {{firm}} on {{date}} finds that {{rate}} of the criteria that apply are met: {{met}} of {{applicable}}. The other {{absent}} do not apply to this site.",
      "The rate is that of the site as a whole: a criterion counts as not met as soon as one page falls short.",
    ],
    caption: "The 106 criteria by theme",
    theme: "Theme",
    total: "All themes",
  },
  verdicts: {
    met: "met",
    "not-met": "not met",
    "not-applicable": "not applicable",
  },
  criteria: {
    title: "The criteria one by one",
    text: "Titles are shortened. A file named under a judgement is an automatic test, which runs again at each change of the site; without one, the judgement rests on what was read or seen that day.",
    theme: "{{number}}. {{name}}, {{total}} criteria",
    caption: "{{name}}: judgement of each criterion",
    criterion: "Criterion",
    verdict: "Judgement",
    how: "Ground of the judgement",
  },
  checks: {
    title: "Automatic checks and their limits",
    text: "They run before each publication, and a single fault stops it. A machine sees only part of the obstacles that a person meets.",
    caption: "Our own checks and their limits",
    columns: { check: "Check", scope: "Covers", limit: "Does not tell" },
    rows: [
      {
        check: "Rules of WCAG 2.2, A and AA",
        scope: "Every page, in both languages, at 375 and 1,440 pixels, with folded parts open",
        limit: "Whether an alternative or a label means anything",
      },
      {
        check: "Width of 320 pixels",
        scope: "Every page: nothing to scroll sideways",
        limit: "Whether the order still makes sense",
      },
      {
        check: "Validity of the code, headings, landmarks",
        scope: "Every page as published",
        limit: "Whether the headings describe what follows",
      },
      {
        check: "Contrast",
        scope: "Every pair of colours in use",
        limit: "Comfort, glare, fatigue",
      },
      {
        check: "Keyboard, focus, page changes",
        scope: "Menus, dialogs, forms, the slides of the home page",
        limit: "The words of a screen reader, and their moment",
      },
      {
        check: "Without JavaScript",
        scope: "Menus, language, forms, this table of contents",
        limit: "Older browsers",
      },
    ],
  },
  content: {
    title: "Contents that are not accessible",
    nonCompliant: "Non-compliance",
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
      "Tests and readings were made in Chromium, on Linux, by keyboard, pointer and simulated touch, at widths from 320 to 1,440 pixels, with forced colours and with reduced motion. Neither another browser nor a screen reader was used: judgements on what assistive technologies receive rest on Chromium’s accessibility tree.",
    pages: "Pages checked for compliance",
    pagesText:
      "All pages of the <sitemap>sitemap</sitemap> in both languages, with the pages to sign in, the limited partners’ space with demonstration data, and the pages shown after a form or in place of one that is missing.",
  },
  act: {
    title: "European Accessibility Act",
    note: "Directive (EU) 2019/882; French Consumer Code, Article L. 412-13; Luxembourg law of 8 March 2023",
    text: [
      "Since 28 June 2025 certain services offered to consumers must be accessible. Banking services for consumers are among them, and the directive counts investment advice to natural persons acting outside their trade as one (Article 3, point 28). Our French company gives such advice and, with some fifty people in the firm, does not qualify for the exemption of microenterprises. We therefore consider that it is bound for those clients, and apply the requirements to all; advice to companies is outside the directive.",
      "The service consists of meetings, letters and reports. Information about it, on this site and in the letter of engagement, is available in text that can be read aloud, enlarged and navigated by keyboard, and is written so as not to exceed level B2 of the European framework for languages. On request and free of charge, a report is supplied in large print, as a structured file or read out in a meeting. Signing in to the limited partners’ space requires no test of sight, hearing or memory beyond a password, which may be pasted from a password manager.",
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
