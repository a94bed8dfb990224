export default {
  meta: {
    title: "Page not found",
    description:
      "There is no page at this address. It may have changed since the link was made, or been mistyped; the rest of the site is within reach.",
  },
  title: "There is no page at this address",
  lede: "It may have changed since the link was made, or it may contain a typing error.",
  onward: "You may be looking for",
  home: "Go to the home page",
};
