import subjects from "#core/contact-subjects.en.ts";

export default {
  meta: {
    title: "What became of your message",
    description:
      "The page that the contact form leads to where no script runs: whether your message was sent, under which reference, and what to do if it was not.",
  },
  title: "What became of your message",
  lede: "The contact form brings you here once it has been sent, and the link in our acknowledgement whenever you follow it. The result is shown below. If you came by another way, nothing has been sent.",
  none: {
    title: "Nothing to report",
    text: "No message has just been sent from this page. To write to us, open the form.",
  },
  sent: {
    title: "Message sent",
    text: "We will get back to you as soon as possible.",
    reference: "Your reference",
    copy: "It is also in the acknowledgement that we are sending you. Please quote it if you write to us again.",
  },
  invalid: {
    title: "Your message was not sent",
    text: "Something is missing or cannot be right. Go back with your browser, which has kept what you wrote, and check:",
    rules: {
      name: "your name, of 2 to 100 characters;",
      email: "your e-mail address, in full;",
      phone: "your telephone number, if you give one;",
      subject: "the subject, chosen from the list;",
      message: "your message, of 10 to 5,000 characters.",
    },
  },
  refused: {
    title: "Your message was not sent",
    text: "It was taken for an automated message. Go back with your browser, which has kept what you wrote, and send it again; or write to us by e-mail.",
  },
  limited: {
    title: "Your message was not sent",
    text: "Too many messages have come from your connection. Go back with your browser, which has kept what you wrote, and send it again in a few minutes; or write to us by e-mail.",
  },
  failed: {
    title: "Error",
    text: "An error occurred while sending your message. The fault is ours, not yours. Go back with your browser, which has kept what you wrote, and try again; or write to us by e-mail.",
  },
  subjects,
  status: {
    lede: "The private link in our acknowledgement has brought you here. It shows where your message stands, and nothing of what you wrote.",
    ask: { title: "Where your message stands", button: "Show where it stands" },
    asking: { title: "One moment…", text: "We are looking it up." },
    unknown: {
      title: "We do not know this link",
      text: "It may have been cut short on its way. Or we have deleted the message, as we do after a year.",
    },
    stopped: {
      title: "It could not be shown",
      text: "The connection failed, or our server did not answer.",
    },
    again: "Try again",
    state: {
      new: { title: "We have your message", text: "Nobody has taken it up yet." },
      taken: { title: "Your message is in hand", text: "One of us is working on it." },
      answered: {
        title: "We have answered",
        text: "The answer went to the e-mail address that you gave. If it is not there, look in your junk mail.",
      },
      closed: { title: "Your message is closed", text: "To take it up again, write to us." },
    },
    subject: "Subject: {{subject}}",
    received: "Received on {{day}}",
    acknowledgeBy: "We acknowledge it in writing by {{day}}",
    acknowledged: "Acknowledged in writing on {{day}}",
    answerBy: "We answer by {{day}}",
    answered: "Answered on {{day}}",
    private: "Whoever has the link sees this page: keep it to yourself.",
  },
  form: "Open the contact form",
  write: "Write to us:",
};
