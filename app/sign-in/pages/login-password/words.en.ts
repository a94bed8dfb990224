export default {
  meta: {
    title: "Choose a password",
    description:
      "The page that the link in our invitation or recovery message opens: investors choose the password that protects their access here.",
  },
  title: "Choose your password",
  lede: "The link in our message has brought you here. Nothing has changed yet: only the button sets the password and opens your space.",
  form: {
    title: "Your new password",
    invited: "You have been invited to the investors’ space. This password will open it.",
    staff:
      "You have been invited to the desk. This password will open it, together with a passkey or a code.",
    recovering: "It takes the place of the one you have forgotten.",
    send: "Set the password and sign in",
    sending: "Setting the password…",
    unchecked: "Nothing has changed: this account also asks for a passkey or a code.",
  },
  dead: {
    missing: {
      title: "The link is incomplete",
      text: "Its last part is missing. Press the button in the message again, or copy the whole link.",
    },
    expired: {
      title: "This link has expired",
      text: "For your security a link works for a limited time only. Your password has not been changed.",
    },
    used: {
      title: "This link has already been used",
      text: "A password has been set since it was sent, and each link works only once. Sign in with that password; if you do not know it, ask for a new link.",
    },
    unknown: {
      title: "We do not know this link",
      text: "It may have been cut short on its way, or replaced by a more recent one. Your password has not been changed.",
    },
    again: "You can ask for another link; it goes to the address of your invitation.",
    invited:
      "If you were invited but never chose a password, ask for a new link with the address at which you were invited.",
    ask: "Ask for a new link",
    signIn: "Sign in",
  },
};
