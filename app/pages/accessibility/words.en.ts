export default {
  meta: {
    title: "Accessibility statement",
    description:
      "Accessibility: not compliant. No audit has been made yet, although the site is built to WCAG 2.2 level AA. What to do if a page resists you.",
  },
  title: "Accessibility statement",
  lede: "The form of this page is imposed by French rules, and so is its first word. No audit by a third party has been made: whatever care went into the site, its state is “not compliant”. If something here resists you or your tools, write to us.",
  states: {
    label: "The three states of the French reference",
    full: "fully compliant",
    partial: "partly compliant",
    none: "not compliant",
    current: "State of this site",
  },
  commitment: {
    title: "Commitment",
    note: "Article 47 of the French law 2005-102 of 11 February 2005; Luxembourg law of 8 March 2023",
    text: [
      "{{firm}} undertakes to make its website accessible in accordance with Article 47 of law 2005-102 of 11 February 2005. That article binds public bodies and companies with a turnover in France of 250 million euros or more; we are far below, and publish this statement of our own accord.",
      "To this end every page is designed for level AA of the Web Content Accessibility Guidelines, WCAG 2.2, and checked by machine each time the site changes. We have published no multi-year plan and set no date for an audit; this page will say so when we do.",
      "This statement applies to the site {{address}}, in English and in French.",
    ],
  },
  conformity: {
    title: "State of compliance",
    text: "The site {{address}} is <em>not compliant</em> with the {{reference}}: there is no result of a valid audit that would allow respect for its criteria to be measured.",
  },
  results: {
    title: "Results of tests",
    text: [
      "No audit having been made, no percentage of criteria met can be given, and we give none.",
      "What we have are our own automatic checks. They run before each publication, and a single fault stops it. They are not an audit: a machine finds perhaps a third of what makes a page hard to use.",
    ],
    caption: "Our own checks, and what they cannot tell",
    columns: { check: "Check", scope: "Covers", limit: "Does not tell" },
    checks: [
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
        limit: "What a screen reader says, and when",
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
    nonCompliantText: [
      "For want of an audit no list can be drawn up. We know of no obstacle at present; that is not the same as there being none. What we have not been able to check:",
    ],
    nonCompliantItems: [
      "reading with a screen reader, in either language;",
      "the PDF of each publication. It is tagged, but its conformity has not been verified; the same text can be read on its own page;",
      "mails, in the many programs that display them.",
    ],
    burden: "Exemptions for disproportionate burden",
    burdenText: "None is claimed.",
    exempt: "Contents not subject to the obligation",
    exemptText:
      "Sites of others that we link to, such as the professional network, the video channel and the maps of the visitor’s own choice. The addresses of our offices are also given as text.",
  },
  establishment: {
    title: "How this statement was established",
    text: "This statement was established on {{date}}. It holds for three years at most, and is renewed before that whenever the site changes substantially or a new version of the reference is published.",
    technologies: "Technologies used to build the site",
    tools: "Tools used to check it",
    tool: "{{name}}, version {{version}}",
    environment: "Browsers and assistive technologies",
    environmentText:
      "Checks run in Chromium, on Linux. No combination of browser and screen reader has yet been the subject of a documented test: that is the first thing an audit would add.",
    pages: "Pages checked for compliance",
    pagesText:
      "None in the sense of the reference, for want of an audit. The automatic checks read every page of the <sitemap>sitemap</sitemap>.",
  },
  contact: {
    title: "Feedback and contact",
    text: "If you cannot reach a content or a service, you may contact the person in charge of the site to be directed to an accessible alternative, or to obtain the content in another form. We answer within a week.",
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
