export default {
  meta: {
    title: "Cookie settings",
    description:
      "Necessary, performance and targeting cookies: what each kind does, and why nothing optional is set before you have agreed to it.",
  },
  title: "Cookie settings",
  lede: "Only what the site needs in order to work is stored without your consent: your language, your choice about cookies, a partner’s session. Performance measures how quickly our pages reach you. Targeting concerns a professional network on which we may advertise. Both stay off until you agree. Refusing is as easy as accepting, takes nothing away from the site, and you may change your mind at any time.",
  choice: {
    title: "Your choice",
    aside: "Kept for six months, whether you accept or decline; then we ask again.",
    noScript:
      "Without JavaScript nothing optional is ever stored or measured, so there is nothing to choose.",
    none: "You have not answered yet. Until you do, both optional categories are off.",
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
    title: "In this browser, now",
    aside: "Read on your device as you look at it. The list is sent nowhere.",
    needsScript: "This list is drawn up by your browser and needs JavaScript.",
    nothing: "Nothing. This site has left no trace in your browser.",
    foreign: "Not set by this site; an extension or another program may have put it there.",
    delete: "Delete",
    deleteNamed: "Delete {{name}}",
  },
  register: {
    title: "Everything the site may store",
    aside: "The site itself is tested against this list: a key that is not on it fails the test.",
    columns: {
      name: "Name",
      kind: "Kind",
      purpose: "What it is for",
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
    nothing: "Nothing at present.",
  },
  withdraw: {
    title: "Changing your mind",
    how: "Withdrawing is one press of a button, above or behind the link at the foot of every page. It takes effect at once: measuring stops, and what the category had stored is deleted. Other open tabs follow.",
    signal:
      "If your browser sends the Global Privacy Control signal, we take it for a refusal, record it as one and show you no banner. You may still accept above; your own answer then prevails.",
    browser:
      "You can also delete everything in your browser’s settings. We shall then not know that you had answered, and ask again.",
  },
  proof: {
    title: "What we keep as proof",
    aside: "Three years.",
    text: "The law asks us to be able to prove consent. For each answer we keep a random number, the version of the question, the answer for each category, how it was given, the language and the time. No network address, no description of your browser, nothing that leads back to you; only your browser knows the number.",
    versions:
      "The question you are asked today has the version <version/>. <texts/>, and <list/>, are public.",
    texts: "Its wording in both languages",
    list: "the list of all versions",
  },
};
