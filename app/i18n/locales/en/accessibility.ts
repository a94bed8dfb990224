export default {
  meta: {
    title: "Accessibility statement",
    description:
      "Accessibility: not compliant. No audit has been made yet, although the site is built to WCAG 2.2 level AA. What to do if a page resists you.",
  },
  title: "Accessibility statement",
  lede: "No accessibility audit of this site has been made yet. Its legal status is therefore ‘not compliant’, the only one that French rules allow without an audit, although the site is designed and built to level AA of the Web Content Accessibility Guidelines, WCAG 2.2. If something here resists you or your tools, write to us: we will give you the information in another form and look for the cause.",
};
