export default {
  meta: {
    title: "Your data, as you asked",
    description:
      "The page opened by the private link we mail to whoever asks for their data. Nothing is sent before the button is pressed, and the link expires once it has been used.",
  },
  title: "Your data, as you asked",
  lede: "You asked us for a copy of what we keep about you. Only someone who can read your mail can download it here. Opening this page changes nothing.",
  action: {
    title: "Download your copy",
    text: "This button saves two files, one to read and print, the other for machines. They are drawn up at that moment. The link expires an hour later.",
    button: "Download my data",
    pending: "Preparing…",
    missing: {
      title: "The link is not complete",
      text: "The part of the address that identifies your request is missing. Open the link in our mail again, or write to us.",
    },
    outcomes: {
      given: {
        title: "Your data is saved",
        text: "You will find it among your browser’s downloads. If something is missing there, open the link again within the hour; after that it ends. The request closes within three days, and your address is taken from it.",
      },
      used: {
        title: "This link has been used and has expired",
        text: "It was used more than an hour ago. If it was not you, or the files are lost, write to us.",
      },
      expired: {
        title: "This link is no longer valid",
        text: "It has expired, or the request has been dealt with. Write to us, and we will send you another.",
      },
      unknown: {
        title: "We do not know this link",
        text: "It may have been cut short on its way, or a newer one may have been mailed to you. Open the newest one, or write to us.",
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
        text: "Press the button again: the link answers for an hour from its first use.",
      },
      failed: {
        title: "An error occurred",
        text: "Nothing was sent. The fault is ours, not yours; press the button again, or write to us.",
      },
    },
    again: "Subscribe again",
    write: "Write to us:",
  },
};
