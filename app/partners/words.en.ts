import across from "./across/words.en.ts";
import documentWords from "./documents/words.en.ts";
import fundPage from "./fund/words.en.ts";
import account from "./overview/words.en.ts";
import paper from "./paper/words.en.ts";
import takeAway from "./take-away/words.en.ts";

export default {
  meta: {
    title: "Investors’ space",
    description:
      "Capital accounts, reports and notices, fund by fund. A space reserved for clients who have invested on our advice, each seeing only their own.",
  },
  title: "The investors’ space",
  lede: "Your commitments, the sums called and those that have come back; then the documents of your funds, and the record of those you have downloaded.",
  loading: "Loading your space…",
  signedIn: "{{name}}, signed in",
  signedInToRead: "Signed in as {{name}}, to read only",
  until: "until {{day}}",
  accessUntil: "with access until {{day}}",
  entity: "Account shown",
  seenBefore: "Your last visit: {{day}}",
  firstVisit: "This is your first visit. Welcome.",
  fund: "Fund",
  vintage: "{{year}} vintage",
  account,
  across,
  takeAway,
  ...documentWords,
  types: {
    report: "Report to investors",
    accounts: "Annual accounts",
    "capital-account": "Capital account",
    "capital-call": "Capital call",
    distribution: "Distribution notice",
    tax: "Tax statement",
    meeting: "General meeting",
    legal: "Legal document",
  },
  period: {
    Q1: "First quarter of {{year}}",
    Q2: "Second quarter of {{year}}",
    Q3: "Third quarter of {{year}}",
    Q4: "Fourth quarter of {{year}}",
    H1: "First half of {{year}}",
    H2: "Second half of {{year}}",
    year: "Year {{year}}",
  },
  factorOffer: {
    text: "A password can be guessed or stolen. A passkey or an app’s codes keep others out of your space.",
    add: "Add one to your account",
    leave: "No, thank you",
  },
  access: {
    title: "Your access",
    aside: "Signing out in one tab signs out the others.",
    people: "Who sees this account",
    role: { full: "Acts for the entity", read: "Reads only" },
    waits: "Proposed reader, waits for our confirmation",
    end: "End access",
    endSure: "Yes, end access",
    endDone: "{{name}} no longer has access. Everyone who acts for the entity is told.",
    withdraw: "Withdraw the proposal",
    withdrawSure: "Yes, withdraw the proposal",
    withdrawDone: "The proposal is withdrawn: {{name}} will see nothing.",
    keep: "No",
    settled: "This has changed in the meantime: the list is now up to date.",
    propose: {
      open: "Let an auditor or a colleague read this account",
      text: "They will see all that you see of the account of {{entity}}, until the day that you set, but cannot act. One of us telephones you, then confirms. Everyone who acts for the entity is told, and each of you can end it.",
      name: "Name",
      email: "E-mail address",
      language: "Language of their mails",
      languages: { en: "English", fr: "French" },
      until: "Until",
      untilHint: "A year at most. That day is included.",
      send: "Propose this reader",
      done: "{{name}} has been proposed. Nothing is shown to them until we confirm.",
      refusals: {
        until: "Choose a day to come, a year away at most.",
        "reader-already": "They already see this account.",
        "proposed-already": "They have already been proposed.",
        "readers-wait":
          "{{most}} readers are already waiting: withdraw one, or wait for our answer.",
        invalid: "Check the name, the address and the day.",
      },
    },
    text: "How you sign in, where you are signed in, your password and what happened to your account are on a page of their own.",
    account: "Your account",
  },
  fundPage,
  paper,
  threshold: {
    open: "Or continue without a second way to sign in, with the account of:",
    proof: {
      title: "One more step",
      text: "Your password is correct. Use your passkey, or enter a code, to open your space.",
    },
    enrolment: {
      title: "Protect your account",
      text: "A password can be guessed or stolen. Add a second way to show that it is you; it takes a minute, and is asked for once a day at most.",
    },
    password: {
      title: "Choose a password first",
      text: "A link in a message opened this session. It shows nothing until you have chosen a password.",
      action: "Ask for a new link",
    },
  },
  stopped: {
    title: "Your space could not be shown",
    kept: "You are still signed in, and nothing has changed.",
  },
  unknownEntity: {
    title: "This account is not yours",
    text: "You do not act for the investor that this address names, or no longer. Nothing of it is shown.",
    own: "Go to your own account",
  },
  noPartner: {
    title: "Your access is closed",
    text: "You are signed in, but your account no longer belongs to an investor: nothing can be shown to you.",
    write: "If you think this is a mistake, write to",
  },
};
