export default {
  meta: {
    title: "Confirm your newsletter subscription",
    description:
      "The page opened by the link in our confirmation message. Your newsletter subscription takes effect only once you have confirmed it there.",
  },
  title: "Confirm your subscription",
  lede: "The link in our message opens this page; a second step makes sure that nobody is subscribed by someone else. Nothing changes until you press the button. An address that has not been confirmed receives no letter and is erased.",
  action: {
    title: "One last step",
    text: "With this button you confirm that your address may receive our newsletter, four times a year.",
    button: "Confirm my subscription",
    pending: "Confirming…",
    missing: {
      title: "The link is not complete",
      text: "The part of the address that identifies your subscription is missing. Open the link in our message again, or subscribe once more.",
    },
    outcomes: {
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
        text: "Your subscription has not been confirmed. The fault is ours, not yours; press the button again, or write to us.",
      },
    },
    again: "Subscribe again",
    write: "Write to us:",
  },
};
