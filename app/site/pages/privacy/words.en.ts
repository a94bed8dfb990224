export default {
  meta: {
    title: "Privacy policy",
    description:
      "Which personal data reach us, what we use them for, and the rights you hold under the French law of 1978 and the European regulation of 2016.",
  },
};
