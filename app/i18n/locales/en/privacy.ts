export default {
  meta: {
    title: "Privacy policy",
    description:
      "Which personal data reach us, what we use them for, and the rights you hold under the French law of 1978 and the European regulation of 2016.",
  },
  title: "Privacy policy",
  lede: "Personal data reach us chiefly when you write to us, subscribe to our newsletter, apply for a post or use the limited partners’ space. We use them for that purpose, keep them no longer than it requires and never sell them. The French law of 1978 and the European regulation of 2016 give you rights of access, rectification, erasure and objection. You may also complain to the CNIL in France or the CNPD in Luxembourg.",
};
