export default {
  meta: {
    title: "Cookie settings",
    description:
      "All that this site stores in your browser, its purpose and how long it is kept; your choice for performance and targeting, and how to change it.",
  },
  title: "Cookie settings",
  lede: "Without your consent this site stores only what it needs in order to work: your language, your choice about cookies, an investor’s session. With your consent it also measures how quickly its pages reach you (performance), and a professional network on which we may advertise can recognise your visit (targeting). Both are off until you agree. It takes one button to refuse, as it does to accept; the pages are the same either way, and you may change your mind at any time.",
  choice: {
    title: "Your choice",
    aside: "We keep your choice for six months, whether you accept or decline, and then ask again.",
    noScript:
      "Without JavaScript this site stores and measures nothing optional, so there is nothing to choose.",
    none: "You have not answered yet, and both optional categories are off until you do.",
    undated: {
      true: "You accepted both categories.",
      false: "You declined both categories.",
      custom: "You chose for each category.",
    },
    answer: "Your answer",
    methods: {
      "accept-all": "Everything accepted",
      "decline-all": "Everything optional declined",
      custom: "Chosen category by category",
      "privacy-signal": "Declined by your browser’s privacy signal",
    },
    date: "Given on",
    version: "Version of the question",
    number: "Number of the record",
    openDialog: "Open in a window",
  },
  stored: {
    title: "Stored in this browser now",
    aside: "Your browser draws up this list while the page is open, and sends it to nobody.",
    needsScript: "Your browser draws up this list itself, for which it needs JavaScript.",
    nothing: "This site has nothing stored in your browser at the moment.",
    foreign: "This site did not store it; an extension or another program may have done so.",
    delete: "Delete",
    deleteNamed: "Delete {{name}}",
  },
  register: {
    title: "Everything the site may store",
    aside:
      "Before each release a test compares the site with this list, and fails if the site stores anything that is not on it.",
    columns: {
      name: "Name",
      kind: "Kind",
      purpose: "Purpose",
      issuer: "Set by",
      duration: "Kept for",
    },
    kinds: {
      cookie: "Cookie",
      "local-storage": "Local storage",
      "session-storage": "Session storage",
      measurement: "Measurement",
    },
    session: "Until the tab is closed",
    untilDeleted: "Until you delete it",
    notStored: "Not stored here",
    nothing: "Nothing is stored at present.",
  },
  withdraw: {
    title: "Changing your mind",
    how: "You may withdraw your consent at any time with a button above, or in the window that the link at the foot of every page opens. Measuring then stops at once, in other open tabs too, and whatever the category had stored is deleted.",
    signal:
      "If your browser sends the Global Privacy Control signal, we record a refusal and show you no banner. You may still accept above, and that answer then prevails over the signal.",
    browser:
      "You can also delete everything in your browser’s settings. Your answer is deleted with the rest, so we shall ask you again.",
  },
  proof: {
    title: "Proof of your answer",
    aside: "Each record is kept for three years.",
    text: "The law requires us to be able to prove consent. For each answer we keep a random number, the version of the question, the answer for each category, how it was given, the language and the time. The record contains neither your network address nor a description of your browser; only your browser knows the number, so that the record by itself does not say whose answer it is.",
    versions:
      "The question asked today has the version <version/>; <texts/> and <list/> are public.",
    texts: "its wording in both languages",
    list: "the list of all versions",
  },
};
