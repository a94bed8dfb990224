import subjects from "#core/contact-subjects.en.ts";

export default {
  meta: {
    title: "Contact and offices",
    description:
      "Write to us, telephone or visit our offices in Luxembourg and Paris. Investors, companies, press, candidates: we answer in English and French.",
  },
  title: "Write to us, call us, or come and see us",
  lede: "A message reaches the right person sooner when it says what it is about: an investment, a company, an application, a press enquiry, a complaint or your personal data. We answer in English or in French. Please send no confidential document with a first message; we will agree with you on a secure way to exchange it.",
  form: {
    title: "Your message",
    name: "Full name",
    email: "E-mail address",
    emailHint:
      "Such as name@example.com. Our answer goes to this address, which is used for nothing else.",
    suggestion: "Did you mean {{address}}?",
    correct: "Correct the address",
    phone: "Telephone",
    phoneHint: "If you would rather be called back. With the country code, such as +352 00 00 00.",
    subject: "Subject",
    choose: "Choose a subject",
    message: "Message",
    left_one: "{{count}} character left",
    left_other: "{{count}} characters left",
    over_one: "{{count}} character too many",
    over_other: "{{count}} characters too many",
    leaveEmpty: "Leave this field empty",
    send: "Send",
    sending: "Sending...",
  },
  subjects,
  faults: {
    name: {
      missing: "Enter your name",
      short: "Enter your name in full, with at least {{least}} characters",
      long: "Shorten your name to {{most}} characters or fewer",
      invalid: "Enter your name on one line, without special signs",
    },
    email: {
      missing: "Enter your e-mail address",
      long: "Enter an e-mail address of {{most}} characters or fewer",
      invalid: "Enter an e-mail address in full, such as name@example.com",
    },
    phone: {
      invalid:
        "Enter a telephone number of 6 to 15 digits, such as +352 00 00 00, or leave the field empty",
    },
    subject: { missing: "Choose the subject of your message" },
    message: {
      missing: "Write your message",
      short: "Write a message of at least {{least}} characters",
      long: "Shorten your message to {{most}} characters or fewer",
      invalid: "Your message contains signs that cannot be sent; paste it as plain text",
    },
    other: "Check this field",
  },
  notice: {
    purpose: "Purpose",
    purposeText: "To answer you, and for nothing else.",
    basis: "Legal basis",
    basisText: "Our legitimate interest, and yours, in an answer reaching you.",
    kept: "Kept for",
    keptText:
      "{{months}} months, then erased. You may have it erased sooner. A complaint or an application becomes a file of its own, kept as our privacy policy says.",
  },
  sent: {
    title: "Message sent",
    text: "We will get back to you as soon as possible.",
    reference: "Your reference",
    copy: "It is also in the acknowledgement that we are sending to {{email}}. Please quote it if you write to us again.",
    again: "Write another message",
  },
  failure: {
    title: "Error",
    text: "An error occurred while sending your message.",
    offline: "Our server could not be reached: is your device connected?",
    late: "No answer came in time. Send it again without fear: a message that has already arrived is not recorded twice.",
    limited: "Too many messages have come from your connection; you can send this one {{wait}}.",
    soon: "in a few minutes",
    refused: "It was taken for an automated message.",
    failed: "It happened on our side.",
    kept: "What you wrote is still in the form. Try again, or write to",
  },
  officesTitle: "Our offices",
  offices: {
    hours: "Monday to Friday, {{opens}} to {{closes}}, except public holidays",
    open: "It is {{time}} there: open until {{closes}}",
    later: "It is {{time}} there: opens at {{opens}}",
    closed: "It is {{time}} there: closed until {{day}}, {{opens}}",
    mailbox: "One mailbox for both offices",
    web: "Find this address on OpenStreetMap",
    app: "Open this address in your maps",
    drawing: "A drawing, not to scale.",
  },
};
