/** What the pages of the limited partners have in common. */
export default {
  needsScript:
    "This page needs JavaScript, which is off in your browser: your password is checked, and your documents are fetched, without ever passing through an address. Without it, write to us and we will send you what you need:",
  email: {
    label: "E-mail address",
    format: "For example: name@example.com",
    missing: "Enter your e-mail address",
    invalid: "Enter an e-mail address in full, such as name@example.com",
  },
  password: {
    label: "Password",
    new: "New password",
    hint: "At least {{least}} characters. Several words in a row do well; nothing else is asked of it.",
    show: "Show",
    missing: "Enter your password",
    missingNew: "Choose a password",
    short: "Choose a longer password: at least {{least}} characters",
    long: "Choose a shorter password: at most {{most}} characters, fewer if some have accents",
    weak: "This password was found too weak. Choose a longer one, or less common words",
    common:
      "This password is among those that machines try first. Choose another, such as four words that nobody would put together",
    own: "This password is made of your address or of our name, which anyone would try. Choose another",
    same: "This is your present password already. Choose another",
  },
  trouble: {
    title: "There is a problem",
    retry: "Try again",
    offline: "Our server could not be reached: is your device connected?",
    late: "No answer came in time.",
    limited: "There have been too many tries. You can try again {{wait}}.",
    soon: "in a few minutes",
    unavailable: "The service is away for a moment. A second try usually succeeds.",
    failed: "The fault is ours, not yours.",
  },
  notes: {
    label: "Good to know",
    never: "We never ask for a password, by telephone, by e-mail or otherwise.",
    report: "If someone does so in our name, do not answer, and tell us at once.",
    help: "Any difficulty:",
  },
};
