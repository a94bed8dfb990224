export default {
  meta: {
    title: "Privacy policy",
    description:
      "Which personal data reach us, what we use them for, and the rights you hold under the French law of 1978 and the European regulation of 2016.",
  },
  title: "Privacy policy",
  lede: "Personal data reach us when you write to us, subscribe, apply, entrust us with a mandate or use the limited partners’ space. Each use has its own line below: why, on what ground, who sees it, for how long. Nothing is sold, and no machine decides anything about you.",
  controllers: {
    title: "Who is responsible",
    note: "Articles 13 and 26 of Regulation (EU) 2016/679",
    text: [
      "The two companies named in the <legal-notice>legal notice</legal-notice> decide together what becomes of data collected on this site, and are joint controllers of it. For its own clients, each company is responsible alone.",
      "Between them they have agreed that the Paris office answers every request; you may nevertheless turn to either. The law does not oblige a firm of our size to appoint a data protection officer. One person is in charge of personal data all the same, and is reached <contact-personal-data>through the contact page</contact-personal-data>, by letter to either office, or at the firm’s mailbox.",
      "The texts that apply are Regulation (EU) 2016/679 of 27 April 2016, the French law of 6 January 1978 and the Luxembourg law of 1 August 2018.",
    ],
  },
  register: {
    title: "What we do with data, line by line",
    text: "The table is our register of processing, published: a use that is not in it does not take place.",
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
    transfers: {
      host: "The host, in the United States",
      network: "The professional network, on its own terms",
      none: "None",
    },
  },
  retention: {
    title: "How long, from the shortest to the longest",
    text: "What this site collects is erased by our programs, by themselves, once it has passed its term; files kept in our offices are sorted by hand, every January. Two things have no fixed term: a subscription lasts until you leave, and an investor’s account as long as the investment.",
    label: "Periods of retention, from the shortest to the longest",
    legend: "Each line is longer in proportion to the logarithm of the period.",
  },
  transfers: {
    title: "The host, and data outside the Union",
    note: "Chapter V of the regulation",
    text: [
      "Our host stores the data on servers in the European Union. As a company of the United States it could nevertheless be ordered to hand them over, and its engineers there may need access to repair a fault: that is a transfer, and we treat it as one.",
      "It rests on the adequacy decision of 10 July 2023, (EU) 2023/1795, under which the host is certified, and, should that decision fall, on the standard contractual clauses of decision (EU) 2021/914, which are already signed. A copy is sent on request.",
      "Files on clients, complaints and reports are kept on our own machines, in Luxembourg and Paris, and do not leave the Union.",
    ],
  },
  security: {
    title: "What we keep from ourselves",
    text: [
      "A password or a mailed link is stored as a fingerprint only: we could not read it back if we wished. The log of our pages records an address of the site, a result and a time, and nothing about the visitor. Letters contain no hidden image, so that we do not know who has opened them.",
      "Should data escape all the same, the authority is told within seventy-two hours, and you as soon as the risk to you is high.",
    ],
  },
  choice: {
    title: "Required, optional, automated",
    text: [
      "Forms ask only for what the answer requires, and say which field is optional. Leaving out what is required has one consequence: we cannot do what you ask. For a mandate the law itself requires that we know who our client is; without it we must decline.",
      "No decision about you is taken by a machine alone, and we draw up no profile. When a form refuses a message because too many have come from one connection, that is a count, which ends by itself within the hour.",
    ],
  },
  cookies: {
    title: "Cookies and the like",
    text: [
      "What this site writes into your browser, for which purpose and for how long, is listed on the page on <cookie-settings>cookies</cookie-settings>, where you can also change your mind.",
    ],
  },
  rights: {
    title: "Your rights",
    note: "Articles 15 to 22 of the regulation; Article 85 of the law of 6 January 1978",
    text: "Ask as you like, in English or in French: no form, no reason, no fee. We answer within one month. If a request is unusually complex the law allows two more; we would tell you so, and why, within the first. We ask for proof of identity only where we have a real doubt.",
    items: [
      { name: "Access", text: "To know whether we hold data about you, and to receive a copy." },
      { name: "Correction", text: "To have what is wrong put right." },
      {
        name: "Erasure",
        text: "To have data deleted, unless a law obliges us to keep them: we will then say which.",
      },
      { name: "Restriction", text: "To have data set aside, unused, while a question is settled." },
      { name: "Portability", text: "To receive in a common format what you gave us." },
      {
        name: "Objection",
        text: "To refuse a use founded on our legitimate interest, for reasons of your own; to refuse letters, for none.",
      },
      {
        name: "Withdrawal",
        text: "To take back a consent at any time. What was done before remains lawful.",
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
    text: "You may complain to the authority of the country where you live, where you work, or where you think the law was broken. For us these are:",
  },
};
