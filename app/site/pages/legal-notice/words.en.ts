export default {
  meta: {
    title: "Legal notice",
    description:
      "Publisher and hosting of this site, and the terms on which its contents may be used: two companies, one French, one from Luxembourg.",
  },
};
