export default {
  meta: {
    title: "Is this request yours?",
    description:
      "The page opened by the link we mail to whoever asks for their data, or for its erasure. Nothing is given and nothing erased before the button is pressed.",
  },
  title: "Is this request yours?",
  lede: "Somebody asked us for a copy of what we keep about you, or to erase it. Before we do either, the person who reads your mail must confirm having asked. Opening this page changes nothing.",
  confirms: {
    access:
      "With this button you confirm that this e-mail address is yours, and that you asked us for a copy of what we keep about you. We then answer within a month of your request.",
    erasure:
      "With this button you confirm that this e-mail address is yours, and that you asked us to erase what we keep about you. We then answer within a month of your request.",
  },
  action: {
    title: "Confirm that it was you",
    text: "This button tells us that the address is yours and that you asked. We then answer within a month of your request.",
    button: "The request is mine",
    pending: "Telling us…",
    missing: {
      title: "The link is not complete",
      text: "The part of the address that identifies your request is missing. Open the link in our mail again, or write to us.",
    },
    outcomes: {
      proven: {
        title: "Thank you: we know that it was you",
        text: "Nothing else is asked of you. You will have our answer within a month of your request.",
      },
      used: {
        title: "This link has already been used",
        text: "If it was you who used it, we know, and nothing remains to be done.",
      },
      expired: {
        title: "This link is no longer valid",
        text: "It has expired, or the request has been dealt with. Write to us, and we will send you another.",
      },
      unknown: {
        title: "We do not know this link",
        text: "It may have been cut short on its way. Open it again from our mail, or write to us.",
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
        text: "We have not been told. The fault is ours, not yours; press the button again, or write to us.",
      },
    },
    again: "Subscribe again",
    write: "Write to us:",
  },
};
