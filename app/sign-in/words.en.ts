/** What the pages on which partners and staff sign in have in common. */
export default {
  needsScript:
    "This page needs JavaScript, which is off in your browser: it checks your password and fetches your documents without putting anything of them in a page’s address. Without it, write to us and we will send you what you need:",
  email: {
    label: "E-mail address",
    format: "For example: name@example.com",
    missing: "Enter your e-mail address",
    invalid: "Enter an e-mail address in full, such as name@example.com",
  },
  password: {
    label: "Password",
    new: "New password",
    hint: "At least {{least}} characters. Several words in a row work well; there is no other rule.",
    hintEither:
      "At least {{least}} characters, or {{beside}} if your account also has a passkey or an app. Several words in a row work well; there is no other rule.",
    show: "Show",
    missing: "Enter your password",
    missingNew: "Choose a password",
    short: "Choose a longer password: at least {{least}} characters",
    shortEither:
      "Choose a longer password: at least {{least}} characters, or {{beside}} if your account also has a passkey or an app",
    long: "Choose a shorter password: at most {{most}} characters, fewer if some have accents",
    weak: "This password was found too weak. Choose a longer one, or less common words",
    common:
      "This password is among those that machines try first. Choose another, such as four words that nobody would put together",
    own: "This password is made of your address or of our name, which anyone would try. Choose another",
    same: "This is already your password. Choose another",
  },
  workplace: {
    nav: "Investors’ space",
    space: "Your space",
    account: "Your account",
    help: "Help",
  },
  trouble: {
    title: "There is a problem",
    retry: "Try again",
    offline: "Our server could not be reached: is your device connected?",
    late: "No answer came in time.",
    limited: "There have been too many attempts. You can try again {{wait}}.",
    soon: "in a few minutes",
    unavailable: "The service is unavailable for a moment. Trying again usually works.",
    failed: "The fault is ours, not yours.",
  },
  signOut: {
    action: "Sign out",
    pending: "Signing out…",
    unsaved: "What you are writing is neither sent nor saved, and would be lost.",
    stay: "Stay",
    anyway: "Sign out all the same",
  },
  factorCheck: {
    title: "Confirm that it is you",
    asking: "One moment…",
    fresh: "This change needs a confirmation less than ten minutes old.",
    send: "Confirm",
    sending: "Checking…",
    dismiss: "Not now",
    lost: "Use a recovery code",
    everything:
      "Without your passkey, your app and your recovery codes, telephone us: we check who you are before we let you start again.",
  },
  passkey: {
    name: "Passkey",
    show: "Use your passkey",
    waiting: "Waiting for your device…",
    nothing:
      "Your device gave no answer: it was interrupted, or has no passkey for this site. Try again, or use another way.",
    refused: "This passkey was not accepted. Try again, or use another way.",
  },
  code: {
    label: "Code from your app",
    hint: "Six digits; a new code every half minute.",
    missing: "Enter the code that your app shows",
    away: "The fault is ours: the codes of your app cannot be checked at the moment. Confirm in another way, or telephone us.",
    wrong:
      "This code was not accepted. Wait for the next one; if it is refused too, check that the clock of your telephone sets itself",
    next: {
      why: "Someone has entered wrong codes for your account. So that nobody can guess yours, give two in a row: the one that your app shows now, and the one that it shows after it. If it was not you, somebody knows your password: change it once you are in.",
      label: "The code after it",
      hint: "Leave the first one as it is, and wait until your app shows another.",
      missing: "Enter the code that your app shows after the first one as well",
      wrong:
        "These two codes were not accepted. Enter the one that your app shows now, wait for the next one and enter it below",
    },
  },
  recovery: {
    label: "Recovery code",
    hint: "One of the ten that you kept. It can be used once.",
    missing: "Enter a recovery code",
    wrong: "This recovery code was not accepted: it was used already, or mistyped",
    send: "Use this code",
    title: "Your recovery codes",
    text: "Should you lose your device, one of these opens your account, once. They are shown now and never again: print them, or keep them in your password manager.",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "Your browser did not allow it: select the codes and copy them.",
    save: "Save as a file",
    file: "recovery codes",
    kept: "I have kept them",
  },
  enrol: {
    label: "Add a passkey or an app",
    password:
      "First choose a password with the link in our message. If you have lost it, ask for another, or telephone us:",
    closed:
      "The time to add a first way to sign in has passed. Telephone us, and we will open it again:",
    passkey: {
      title: "A passkey",
      text: "Your device asks for your fingerprint, your face or its own code, and signs you in: no password, and nothing that could be copied or typed into a fake site. It also works from your password manager or a security key.",
      action: "Add a passkey",
      nothing:
        "No passkey was added: it was interrupted, or your device already holds one for this account. Try again, or use an app.",
    },
    app: {
      title: "An app that makes codes",
      text: "An authenticator on your telephone shows six digits that you type after your password.",
      action: "Use an app",
      starting: "One moment…",
      scan: "Open the app and scan this square:",
      qr: "A code to be scanned with an authenticator app",
      byHand: "Or enter this key in the app by hand:",
      here: "Open in an app on this device",
      send: "Add the app",
      name: "App",
      away: "The fault is ours: no app can be added at the moment. Add a passkey, or try again later.",
      expired: "This took longer than half an hour. Reload the page to start again.",
    },
  },
  opening: {
    text: "We have removed what you lost. To start again, enter the code that we gave you by telephone.",
    label: "Code given by telephone",
    hint: "Eight digits.",
    missing: "Enter the code that we gave you by telephone",
    wrong: "This is not the code that we gave you. After five attempts you have to wait a little",
  },
  again: {
    text: "To go on, give your password once more: sign in again, and you will be back here.",
    action: "Sign in again",
  },
  notes: {
    label: "Good to know",
    never: "We never ask for a password by telephone, by e-mail or in any other message.",
    report: "If someone does so in our name, do not answer, and tell us at once.",
    help: "Any difficulty:",
  },
};
