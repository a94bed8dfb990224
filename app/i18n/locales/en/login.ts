export default {
  meta: {
    title: "Limited partner sign-in",
    description:
      "Sign-in for limited partners in the funds we advise. Access is personal and by invitation; each partner sees only their own funds.",
  },
  title: "Sign-in for limited partners",
  lede: "This entrance is reserved for limited partners in the funds we advise. Access is personal, protected by a password and confined to the funds in which the partner has invested. We never ask for a password by telephone, by e-mail or in any other message. If someone does so in our name, do not answer and tell us at once.",
  next: "Access is by invitation: if yours has not reached you, or if you have lost it, write to us.",
  write: "Write to investor relations",
};
