export default {
  meta: {
    title: "Investor sign-in",
    description:
      "Sign-in for clients who have invested in funds on our advice. Access is personal and by invitation; each investor sees only their own funds.",
  },
  title: "Sign-in for investors",
  lede: "For clients who have invested in funds on our advice, for those who act for them, and for the firm’s own people. Access is personal, protected by a passkey, or by a password and, where the account asks for it, a second means; each person sees what is theirs, and nothing else.",
  form: {
    title: "Sign in",
    send: "Sign in",
    sending: "Signing in…",
    invalid: "E-mail or password not recognised.",
  },
  passkey: {
    title: "Or with a passkey",
    action: "Sign in with a passkey",
    unknown:
      "We do not know this passkey: it may have been removed from your account. Sign in with your password.",
  },
  why: {
    ended:
      "Your session has ended: it ran out, or was closed elsewhere. Sign in again and you will be back where you were.",
    desk: "The firm’s own people sign in here too. You will be taken to the desk.",
    left: "You have signed out. Nothing of your space remains in this browser.",
  },
  onward: {
    title: "You are signed in",
    moment: "One moment…",
    choose: "Where would you like to go?",
    desk: "Messages, letters and releases: the work of the firm.",
    partners: "Your own funds, with their figures and documents.",
  },
  invitation:
    "Access is by invitation: it comes by e-mail, with a link to choose a password. If yours has not reached you, or if you have lost it, write to us.",
};
