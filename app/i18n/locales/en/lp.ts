export default {
  meta: {
    title: "Limited partners’ space",
    description:
      "Capital accounts, reports and notices, fund by fund. A space reserved for limited partners who have been invited to it, each seeing only their own.",
  },
  title: "The limited partners’ space",
  lede: "Capital accounts, reports and notices are kept in this space, fund by fund. It is reserved for limited partners who have been invited to it, and each of them sees only the funds in which they have invested. You are not signed in at present, so none of it can be shown to you.",
  signIn: "Sign in",
};
