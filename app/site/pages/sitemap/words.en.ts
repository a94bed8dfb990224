export default {
  meta: {
    title: "Sitemap",
    description:
      "Every public page of the site, section by section: the firm, its expertise, sustainability and impact, and the legal pages.",
  },
  title: "Sitemap",
  lede: "Every public page of the site can be reached from here: the firm, its four fields of expertise, its work on sustainability and impact, and the legal pages. Each exists in English and in French at a parallel address, so that you can change language without losing your place. The investors’ documents are kept apart, behind their own sign-in.",
};
