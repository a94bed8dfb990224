export default {
  meta: {
    title: "Your newsletter subscription",
    description:
      "The page that the newsletter’s forms lead to where no script runs: whether you are subscribed, confirmed or unsubscribed, and what remains to be done.",
  },
  title: "Your newsletter subscription",
  lede: "The newsletter’s forms bring you here once they have been sent, and tell you below what happened. If you came by another way, nothing has changed.",
  outcomes: {
    none: {
      title: "Nothing to report",
      text: "No subscription has just been asked for, confirmed or ended. The form to subscribe is at the foot of every page.",
    },
    subscribed: {
      title: "Subscription successful",
      text: "Thank you for subscribing to our newsletter! One step remains: the message we are sending you holds a link to confirm it.",
    },
    duplicate: {
      title: "Already subscribed",
      text: "This email is already subscribed to our newsletter. If you have not confirmed it yet, follow the link in our message. After ten minutes, subscribe again to receive another.",
    },
    invalid: {
      title: "Subscription failed",
      text: "The address does not look complete. Go back with your browser and check it.",
    },
    limited: {
      title: "Too many attempts",
      text: "Too many have come from your connection. Nothing has changed; try again in a few minutes.",
    },
    failed: {
      title: "An error occurred",
      text: "Nothing has changed. The fault is ours, not yours; please go back and try again, or write to us.",
    },
    confirmed: {
      title: "Your subscription is confirmed",
      text: "Our next letter will reach you. Each one carries a link to leave, which works with a single press.",
    },
    used: {
      title: "This link has already been used",
      text: "If it was you who used it, your subscription is confirmed and nothing remains to be done.",
    },
    expired: {
      title: "This link has expired",
      text: "It was valid for {{hours}} hours. Subscribe once more, and we will send you a new one.",
    },
    unknown: {
      title: "We do not know this link",
      text: "It may have been cut short on its way. Open it again from our message, or subscribe once more.",
    },
    unsubscribed: {
      title: "You are unsubscribed",
      text: "We will send you no further letter. Should you change your mind, subscribe again whenever you like.",
    },
    gone: {
      title: "It was already done",
      text: "This link has already been used, and your address is no longer on our list. Nothing remains to be done.",
    },
    "unknown-unsubscribe": {
      title: "We do not know this link",
      text: "It may have been cut short on its way. Open it again from one of our letters, or write to us and we will remove your address.",
    },
  },
  again: "Subscribe again",
  write: "Write to us:",
};
