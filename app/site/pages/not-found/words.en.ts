export default {
  meta: {
    title: "Page not found",
    description:
      "There is no page at this address. It may have changed since the link was made, or been mistyped; the rest of the site is within reach.",
  },
  title: "There is no page at this address",
  lede: "It may have changed since the link was made, or a letter may have gone astray in the typing. Nothing is lost: the rest of the site is where it should be.",
  onward: "You may be looking for",
  home: "Go to the home page",
};
