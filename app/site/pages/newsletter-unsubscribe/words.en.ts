export default {
  meta: {
    title: "Unsubscribe from the newsletter",
    description:
      "The page opened by the unsubscribe link in our newsletter. One press of the button is enough; no account and no reason are asked for.",
  },
  title: "Unsubscribe from the newsletter",
  lede: "Leaving takes one step and needs no account and no reason. Nothing changes until you press the button, because some mail systems follow links on their own. Once you have pressed it, we send you no further letter.",
  action: {
    title: "One step",
    text: "This button takes your address off our list at once.",
    button: "Unsubscribe",
    pending: "Unsubscribing…",
    missing: {
      title: "The link is not complete",
      text: "The part of the address that identifies your subscription is missing. Open the link in one of our letters again, or write to us and we will remove your address.",
    },
    outcomes: {
      unsubscribed: {
        title: "You are unsubscribed",
        text: "We will send you no further letter. Should you change your mind, subscribe again whenever you like.",
      },
      used: {
        title: "It was already done",
        text: "This link has already been used, and your address is no longer on our list. Nothing remains to be done.",
      },
      unknown: {
        title: "We do not know this link",
        text: "It may have been cut short on its way. Open it again from one of our letters, or write to us and we will remove your address.",
      },
      limited: {
        title: "Too many attempts",
        text: "Too many have come from your connection. Nothing has changed; press the button again in a few minutes.",
      },
      offline: {
        title: "Our server could not be reached",
        text: "Nothing has changed. Check your connection, then press the button again.",
      },
      late: {
        title: "No answer came in time",
        text: "Press the button again: if the first press arrived, this page will say so.",
      },
      failed: {
        title: "An error occurred",
        text: "Your address is still on our list. The fault is ours, not yours; press the button again, or write to us and we will remove it.",
      },
    },
    again: "Subscribe again",
    write: "Write to us:",
  },
};
