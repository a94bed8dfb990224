export default {
  meta: {
    title: "Privacy policy",
    description:
      "Which personal data reach us, what we use them for, and the rights you hold under the French law of 1978 and the European regulation of 2016.",
  },
  title: "Privacy policy",
  lede: "Personal data reach us when you write to us, subscribe, apply, entrust us with a mandate or use the limited partners’ space. Each use has its own line below, with its purpose, its legal basis, its recipients and its duration; we sell no data and take no automated decision.",
  controllers: {
    title: "Who is responsible",
    note: "Articles 13 and 26 of Regulation (EU) 2016/679",
    text: [
      "The two companies named in the <legal-notice>legal notice</legal-notice> decide together what becomes of data collected on this site, and are joint controllers of it; for its own clients, each company is responsible alone.",
      "Between them they have agreed that the Paris office answers every request; you may nevertheless turn to either. The law does not oblige a firm of our size to appoint a data protection officer. One person is in charge of personal data all the same, and is reached <contact-personal-data>through the contact page</contact-personal-data>, by letter to either office, or at the firm’s mailbox.",
      "The texts that apply are Regulation (EU) 2016/679 of 27 April 2016, the French law of 6 January 1978 and the Luxembourg law of 1 August 2018.",
    ],
  },
  register: {
    title: "Register of processing",
    text: "The table lists every processing of data about people outside the firm; members of staff receive a notice of their own.",
    caption: "Processing of personal data by the two companies",
    columns: {
      purpose: "Purpose",
      basis: "Legal basis",
      data: "Data, and what is required",
      recipients: "Who receives it",
      retention: "How long",
      transfer: "Outside the Union",
    },
    bases: {
      consent: "Consent",
      contract: "Contract",
      obligation: "Legal obligation",
      interest: "Legitimate interest",
    },
    unsubscribed: "Until you unsubscribe,",
    relation: "As long as you hold an interest,",
    mandate: "As long as the mandate lasts,",
    transfers: {
      host: "The host, in the United States",
      arrival: "On arrival through this site: the host, in the United States",
      network: "The professional network, on its own terms",
      none: "None",
    },
  },
  retention: {
    title: "Periods of retention",
    text: "Data collected by this site are erased by our programs at the end of their term; files kept in our offices are sorted every January. Three things have no fixed term: a subscription lasts until you unsubscribe, an investor’s account as long as the investment, and the file of a mandate as long as the mandate, to which the periods below are then added.",
    label: "Periods of retention, from the shortest to the longest",
    legend: "Each line is longer in proportion to the logarithm of the period.",
  },
  transfers: {
    title: "Host and transfers outside the Union",
    note: "Chapter V of the regulation",
    text: [
      "Our host stores the data on servers in the European Union. As a company of the United States it could be ordered to hand them over, and its engineers there may need access to repair a fault; we treat this as a transfer.",
      "It rests on the adequacy decision of 10 July 2023, (EU) 2023/1795, under which the host is certified, and, should that decision fall, on the standard contractual clauses of decision (EU) 2021/914, which are already signed; a copy is sent on request.",
      "Everything that comes through this site passes through the host: messages of the contact page, complaints and requests about personal data included. A complaint or a request is then moved to our own machines, in Luxembourg and Paris, and the message is erased from the host at its term. Whoever prefers another way may write by letter. The files of mandates and the reports of whistleblowers are kept on our own machines alone and do not leave the Union.",
    ],
  },
  security: {
    title: "Security",
    text: [
      "A password, a recovery code or a mailed link is stored as a fingerprint only, from which it cannot be read back; of a passkey we hold the public half, which opens nothing. The secret of a code app is stored as it is, in a part of the database that the site’s pages cannot reach. The log of our pages records an address of the site, a result and a time, and nothing about the visitor. Letters contain no hidden image, so that their reading is not measured. Attempts to sign in are counted, failed ones included, so that a password cannot be guessed; the count is erased after a day.",
      "In the event of a breach, the authority is notified within seventy-two hours, and you without delay if the risk to you is high (Articles 33 and 34 of the regulation).",
    ],
  },
  choice: {
    title: "Required, optional, automated",
    text: [
      "Forms ask only for what the answer requires, and say which field is optional. If a required field is left out, we cannot do what you ask. For a mandate the law requires that we identify our client; without this we must decline.",
      "No decision about you is taken by a machine alone, and we draw up no profile. A form that refuses a message because too many have come from one connection applies a count, which ends within the hour.",
    ],
  },
  cookies: {
    title: "Cookies and the like",
    text: [
      "The page on <cookie-settings>cookies</cookie-settings> lists everything that this site stores in your browser, with its purpose and duration; you can change your choice there.",
    ],
  },
  rights: {
    title: "Your rights",
    note: "Articles 15 to 22 of the regulation; Article 85 of the law of 6 January 1978",
    text: "You may ask in English or in French, without a form, a reason or a fee. We answer within one month. If a request is unusually complex the law allows two more, and we give the reason within the first. Proof of identity is asked for only where there is a reasonable doubt.",
    items: [
      { name: "Access", text: "To know whether we hold data about you, and to receive a copy." },
      { name: "Correction", text: "To have inaccurate data corrected." },
      {
        name: "Erasure",
        text: "To have data deleted, unless a law obliges us to keep them; we then name it.",
      },
      { name: "Restriction", text: "To have data set aside, unused, while a question is settled." },
      { name: "Portability", text: "To receive in a common format what you gave us." },
      {
        name: "Objection",
        text: "To refuse a use founded on our legitimate interest, for reasons relating to your situation; to refuse letters, without giving a reason.",
      },
      {
        name: "Withdrawal",
        text: "To withdraw a consent at any time, without effect on earlier processing.",
      },
      {
        name: "After death",
        text: "Under French law, to leave instructions on what becomes of your data.",
      },
    ],
    ask: "Write to the person in charge of personal data",
  },
  complaint: {
    title: "If our answer does not satisfy you",
    text: "You may complain to the authority of the country where you live, where you work, or where you think the law was broken. The two authorities that concern us are:",
  },
};
