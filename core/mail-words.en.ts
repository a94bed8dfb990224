/** The words of the mails that the site sends. No page loads them. */
export default {
  privacy: "Privacy policy",
  /** Before a value or an address, in plain text. */
  label: "{{label}}:",
  received: "{{time}} ({{city}} time)",
  languages: { en: "English", fr: "French" },
  facts: {
    reference: "Reference",
    subject: "Subject",
    received: "Received",
    name: "Name",
    email: "E-mail",
    phone: "Telephone",
    language: "Language",
    announced: "Reply",
  },
  newsletterConfirm: {
    subject: "Confirm your subscription to the {{firm}} newsletter",
    preview: "Until you confirm, nothing is sent. The link is valid for {{hours}} hours.",
    title: "One step remains",
    request:
      "This e-mail address was entered on our website to receive our newsletter: four letters a year on allocation, transactions and impact. We write to you only to make sure that the request came from you.",
    next: "If it did, please continue to our website and confirm with the button on the page that opens. The link is valid for {{hours}} hours.",
    action: "Continue",
    otherwise: "If the button does not open the page, copy this link into your browser:",
    nothing:
      "If the request was not yours, do nothing: you will not receive the newsletter, and we will delete your e-mail address {{hours}} hours after the request.",
  },
  letter: {
    marketing: "Marketing communication",
    onSite: "Read this letter on our site",
    figure: "Figure {{number}}:",
    seeFigure: "See the figure drawn on the page",
    why: "You receive this letter because you subscribed to it and confirmed your address. It records neither whether you open it nor what you follow in it.",
    leave: "Unsubscribe from the newsletter",
  },
  letterTest: { subject: "Test: {{title}}" },
  newsletterWelcome: {
    subject: "You are subscribed to the {{firm}} newsletter",
    preview: "Four letters a year, and in each of them a link to leave.",
    title: "You are subscribed",
    thanks:
      "Thank you for confirming. Our newsletter will come to this address four times a year, with what we have seen in allocation, transactions and impact.",
    promise:
      "We use your address for the newsletter and for nothing else. Our letters do not record whether you open them.",
    leave:
      "You may leave at any time. The link below, which is also in each letter, opens a page with a single button; no reason is asked for.",
    unsubscribe: "Unsubscribe from the newsletter",
  },
  contactAcknowledgement: {
    subject: "We have received your message ({{reference}})",
    preview: "Your reference, who answers and within what time.",
    title: "Your message has arrived",
    thanks: "Thank you for your message.",
    status: "See where your message stands",
    more: "To add to your message, reply to this mail or telephone either office, and quote the reference. For your privacy, we do not repeat here what you wrote.",
    mistaken:
      "If you did not write to us, someone gave your address in error. You need do nothing.",
  },
  contactAnswer: {
    subject: "Our answer to your message ({{reference}})",
    preview: "{{firm}} has answered you.",
    title: "Our answer",
    reply: "To write to us again, reply to this mail.",
  },
  contactAnswerCopy: {
    subject: "Copy of the answer to {{reference}}",
    preview: "It has been mailed from the desk.",
    title: "Copy of an answer",
    by: "Answered by",
    at: "Answered",
  },
  contactNotification: {
    subject: "Message {{reference}}: {{subject}}",
    preview: "Received on {{received}}.",
    title: "A message from the website",
    reply: "A reply to this mail goes to the sender.",
    desk: "Open the message at the desk",
    noPhone: "Not given",
    unverified:
      "Name, address and message stand as they were typed; nobody has verified them. Please take care with any link or request for payment.",
  },
  lpInvitation: {
    subject: "{{firm}}: your access to the investors’ space",
    preview: "Choose a password to open it. The link is valid for {{days}} days.",
    title: "Your access is ready",
    greeting:
      "{{name}}, {{firm}} has given you access to the space for clients who have invested in funds on its advice. You will find the commitments and the documents of {{entity}} there. The funds’ managers draw up notices and reports; our French company, which alone gives investment advice, records and passes them on as part of that advice; its clients alone pay it, it receives nothing from a manager, holds no money and gives no order.",
    next: "To open it, continue to our website and choose a password with the button on the page that opens. The link is valid for {{days}} days and can be used once.",
    action: "Choose a password",
    otherwise: "If the button does not open the page, copy this link into your browser:",
    mistaken:
      "If you were not expecting this, do nothing and tell us. We never ask for a password by e-mail or telephone.",
  },
  recovery: {
    subject: "{{firm}}: choose a new password",
    preview: "The link is valid for one hour.",
    title: "A new password",
    request: "A new password for our investors’ space has been requested with this e-mail address.",
    next: "If it was you, continue to our website and choose one with the button on the page that opens. The link is valid for one hour and can be used once.",
    action: "Choose a new password",
    otherwise: "If the button does not open the page, copy this link into your browser:",
    nothing:
      "If it was not you, do nothing: your password stays as it is. Should such mails come again, tell us.",
  },
  documentKinds: {
    report: "report to investors",
    accounts: "annual accounts",
    "capital-account": "capital account",
    "capital-call": "capital call notice",
    distribution: "distribution notice",
    tax: "tax statement",
    meeting: "general meeting",
    legal: "legal document",
  },
  lpDocument: {
    subject: "{{firm}}: a document for you",
    preview: "It is waiting in the investors’ space.",
    title: "A document for you",
    notice:
      "A document has been placed in your investors’ space. As you chose, this mail does not say which.",
    named: {
      subject: "{{firm}}: {{kind}}, {{entity}}",
      preview: "{{fund}}. The document is waiting in the investors’ space.",
      notice:
        "A document has been placed in the investors’ space for {{entity}}: {{kind}}, {{fund}}.",
    },
    action: "Go to the space",
    otherwise: "If the button does not open the page, copy this link into your browser:",
    caution: "We never send documents or bank details by e-mail, and never ask for a password.",
  },
  lpCall: {
    preview: "The amount is shown in the investors’ space and left out of this mail.",
    first: {
      subject: "{{firm}}: a manager’s capital call, due on {{due}}",
      title: "A manager’s capital call",
      notice: "The manager of one of your funds is calling capital, due on {{due}}.",
      named: {
        subject: "{{firm}}: {{fund}} call due {{due}}, {{entity}}",
        notice: "{{fund}} is calling capital from {{entity}}. The call is due on {{due}}.",
      },
    },
    changed: {
      subject: "{{firm}}: a manager’s capital call changed, {{due}}",
      title: "A manager’s capital call was changed",
      notice:
        "The manager of one of your funds has changed the amount of its capital call due on {{due}}. The amount that you read before no longer applies.",
      named: {
        subject: "{{firm}}: {{fund}} call changed, {{entity}}",
        notice:
          "{{fund}} has changed the amount that it is calling from {{entity}}, due on {{due}}. The amount that you read before no longer applies.",
      },
    },
    adviser: "We pass the call on as your adviser; we receive no money and give no order.",
    read: "The amount is in your investors’ space, with the notice and the account to pay to once they are published.",
    action: "Read the call",
    otherwise: "If the button does not open the page, copy this link into your browser:",
    check:
      "Before you pay, compare the account with the one shown in the space: the payee, the number and the date from which it has been in force. If anything differs, or if someone sends you other bank details, pay nothing and telephone the person you know at our office, on a number you already have. No e-mail of ours ever contains bank details.",
  },
  lpDigest: {
    subject: "{{firm}}: documents for you",
    preview: "They are waiting in the investors’ space.",
    title: "Documents for you",
    one: "One document has been placed in your investors’ space since our last mail.",
    several: "{{count}} documents have been placed in your investors’ space since our last mail.",
    unnamed: "As you chose, this mail says no more about them.",
    line: "{{entity}}: {{documents}}.",
    more: "and {{count}} more",
    choice: "You choose how often these mails come, and what they name, beside the documents.",
    action: "Go to the space",
    otherwise: "If the button does not open the page, copy this link into your browser:",
    caution: "We never send documents or bank details by e-mail, and never ask for a password.",
  },
  lpWithdrawn: {
    subject: "{{firm}}: a document that you downloaded was withdrawn",
    preview: "Please do not use it, and delete your copy.",
    title: "A document was withdrawn",
    notice:
      "We have withdrawn a document that you downloaded from your investors’ space on {{fetched}}. The space says which one it was, and why.",
    named: {
      notice:
        "We have withdrawn a document that you downloaded for {{entity}} on {{fetched}}: {{kind}}, {{fund}}. The investors’ space gives the reason.",
    },
    please: "Please do not use it, do not pass it on, and delete your copy.",
    action: "See which document",
    otherwise: "If the button does not open the page, copy this link into your browser:",
    sorry: "We are sorry for the trouble. Our offices will answer any question.",
  },
  lpAccountChange: {
    subject: "{{firm}}: bank details have changed",
    preview: "One of your funds is now paid to another account.",
    title: "Bank details have changed",
    notice:
      "The account to which one of your funds is paid changed on {{changed}}. Two of our people had confirmed it by telephone, in separate calls.",
    named: {
      notice:
        "The account to which {{entity}} pays {{fund}} changed on {{changed}}. Two of our people had confirmed it by telephone, in separate calls.",
    },
    where:
      "Read the details in force in your investors’ space, on the fund’s page. We never put them in an e-mail; pay nothing on the strength of one that does.",
    check:
      "Before you pay for the first time, check them by telephone: call us on the number you already have, never on one from a message.",
    action: "Go to the space",
    otherwise: "If the button does not open the page, copy this link into your browser:",
    caution:
      "If anyone sends you bank details by e-mail, in our name or in the fund’s, do not pay; call us.",
    entered: {
      subject: "{{firm}}: bank details have been entered",
      preview: "One of your funds now has an account to which it is paid.",
      title: "Bank details have been entered",
      notice:
        "The first account to which one of your funds is paid was entered on {{changed}}. Two of our people had confirmed it by telephone, in separate calls.",
      named: {
        notice:
          "The first account to which {{entity}} pays {{fund}} was entered on {{changed}}. Two of our people had confirmed it by telephone, in separate calls.",
      },
    },
  },
  lpReader: {
    firm: "our firm",
    endless: "a day yet to be set",
    kinds: {
      proposed: {
        subject: "{{firm}}: a reader has been proposed",
        preview: "Nothing is shown to them until we have confirmed it.",
        title: "A reader has been proposed",
        notice:
          "Somebody who acts for one of your entities proposes that one more reader may see its account.",
        next: "Nothing is shown to them until one of us has confirmed it.",
        named: {
          notice:
            "{{by}} proposes that {{reader}} may read the account of {{entity}} until {{until}}.",
        },
      },
      withdrawn: {
        subject: "{{firm}}: a reader is no longer proposed",
        preview: "The proposal has been withdrawn.",
        title: "The proposal has been withdrawn",
        notice:
          "The proposal of a reader, made on {{day}} for one of your entities, has been withdrawn.",
        next: "Nothing was shown to them.",
        named: {
          notice: "{{by}} has withdrawn the proposal of a reader, made on {{day}} for {{entity}}.",
        },
      },
      refused: {
        subject: "{{firm}}: a reader was not confirmed",
        preview: "Our offices will say why.",
        title: "A reader was not confirmed",
        notice:
          "We have not confirmed the reader who was proposed on {{day}} for one of your entities.",
        next: "Nothing was shown to them. Our offices will say why.",
        named: {
          notice: "We have not confirmed the reader who was proposed on {{day}} for {{entity}}.",
        },
      },
      admitted: {
        subject: "{{firm}}: a reader now has access",
        preview: "They may read, but not act.",
        title: "A reader now has access",
        notice: "A reader now sees the account of one of your entities.",
        next: "They can read but not act. Anybody who acts for the entity can end it in the space, at any time.",
        named: {
          notice: "{{reader}} may now read the account of {{entity}}, until {{until}}.",
        },
      },
      ended: {
        subject: "{{firm}}: a reader no longer has access",
        preview: "The access is closed.",
        title: "A reader no longer has access",
        notice: "A reader no longer sees the account of one of your entities.",
        next: "The access is closed. What was downloaded stays on record.",
        named: {
          notice:
            "{{reader}} no longer reads the account of {{entity}}: this was decided by {{by}}.",
        },
      },
    },
    action: "See who has access",
    otherwise: "If the button does not open the page, copy this link into your browser:",
    caution:
      "If this surprises you, withdraw the proposal or the access in the space, and telephone us on a number you already have.",
  },
  staffInvitation: {
    subject: "{{firm}}: your access to the desk",
    preview: "Choose a password to open it. The link is valid for {{days}} days.",
    title: "Your place at the desk",
    greeting: "{{name}}, you have been given access to the desk of {{firm}}.",
    next: "Continue to our website, choose a password with the button on the page that opens, then add a passkey or an app. The link is valid for {{days}} days and can be used once.",
    action: "Choose a password",
    otherwise: "If the button does not open the page, copy this link into your browser:",
    mistaken: "If you were not expecting this, do nothing and tell the administrator.",
  },
  staffNotice: {
    /** In place of a name: colleagues are told no investor’s. */
    investor: "An investor",
    acts: {
      "staff.invite": "an invitation to the desk ({{name}})",
      "staff.roles": "more roles for a colleague ({{name}})",
      "staff.reset-factors": "a colleague’s factors reset ({{name}})",
      "staff.vouch": "a new colleague may confirm and approve from now on ({{name}})",
      "approvals.settings": "the second pair of eyes switched off",
      "partners.invite": "a person invited for an investor",
      "partners.propose-reader": "access for a reader to their own account",
      "partners.change-membership": "wider or longer access for a person who acts for an investor",
      "partners.reset-factors": "the factors of a person who acts for an investor reset",
      "partners.require-factor": "an entity that no longer asks for a second factor",
      "entities.merge": "two entities merged",
      "mark.take-off": "the mark of a demonstration taken off every page and mail",
      "mark.put-back": "the mark of a demonstration put back on every page and mail",
      "works.submit": "a text or a release to approve",
      "editions.submit": "the next edition of a legal text ({{name}})",
      "editions.confirm":
        "confirmed, as the second person, the next edition of a legal text ({{name}}); the site announces it",
      "editions.withdraw":
        "took back an edition of a legal text before its day ({{name}}); the one before it goes on",
    },
    kinds: {
      proposed: {
        subject: "{{firm}}: a second person is asked for",
        preview: "It waits until somebody else confirms or refuses it.",
        title: "A second person is asked for",
        said: "{{by}} proposes: {{what}}. It has waited since {{moment}}.",
        next: "Look at it in the room Approvals, and confirm it only if you know why. You are told once.",
      },
      confirmed: {
        subject: "{{firm}}: rights were widened",
        preview: "By two persons; compliance is told.",
        title: "Rights were widened",
        said: "{{by}}, as the second person, confirmed on {{moment}}: {{what}}.",
        next: "The ledger shows who proposed it. If it surprises you, ask the two of them.",
      },
      waits: {
        subject: "{{firm}}: something waits for your approval",
        preview: "A text or a release waits for a second pair of eyes.",
        title: "A second pair of eyes is asked for",
        said: "{{by}} submitted {{what}}. It has waited since {{moment}}.",
        next: "You are told once; the desk shows it until it is approved or sent back.",
      },
      edition: {
        subject: "{{firm}}: a legal text changes",
        preview: "An edition was announced, or taken back.",
        title: "A legal text changes",
        said: "On {{moment}}, {{by}} {{what}}.",
        next: "The room Editions has its text, its day and its hash; until that day, it can be taken back there.",
      },
      mark: {
        subject: "{{firm}}: the mark of a demonstration",
        preview: "It was taken off the site, or put back.",
        title: "The mark of a demonstration",
        said: "By {{by}}, on {{moment}}: {{what}}.",
        next: "Two persons take it off, the second of whom is named here; one may put it back, at the desk under What waits. The ledger shows who proposed what.",
      },
      terminal: {
        subject: "{{firm}}: done from the terminal",
        preview: "By one person alone: make sure that you know of it.",
        title: "Done from the terminal",
        said: "On {{moment}}, {{by}} did this from the terminal, alone: {{what}}.",
        next: "Every colleague is told. If you did not expect it, ask the others now, by telephone. It is in the ledger.",
      },
    },
    action: "Open the desk",
    otherwise: "If the button does not open the page, copy this link into your browser:",
  },
  personData: {
    subject: "{{firm}}: your data is ready",
    preview: "A private link, valid for {{days}} days.",
    title: "Your data is ready",
    ready:
      "You asked us for a copy of what we keep about you. Here it is, by a link sent to this address alone.",
    next: "Continue to our website and download it with the button on the page that opens: one file to read and print, another for machines. The link is valid for {{days}} days, and expires an hour after it is used.",
    action: "Download my data",
    otherwise: "If the button does not open the page, copy this link into your browser:",
    nothing:
      "If you asked for nothing, leave this link alone and tell us: nothing has been given to anyone.",
  },
  personErased: {
    subject: "{{firm}}: your data is erased",
    preview: "This is our last mail about it.",
    title: "Your data is erased",
    done: "You asked us to erase what we keep about you, and proved that this address is yours. It is done.",
    kept: "We keep what the law obliges us to keep, for as long as it says and for no other purpose. If you would like to know what that is, write to us.",
    last: "This address goes with this mail: we no longer have it once it is sent. For three years we keep a keyed fingerprint of it, which proves the erasure and does not let us read the address.",
  },
  personProof: {
    subject: "{{firm}}: is this request yours?",
    preview: "Until you say so, nothing is given and nothing is erased.",
    title: "Is this request yours?",
    request: {
      access:
        "We were asked, for this e-mail address, for a copy of everything we keep about the person behind it.",
      erasure:
        "We were asked, for this e-mail address, to erase what we keep about the person behind it.",
    },
    next: "If it was you, continue to our website and say so with the button on the page that opens. You will have our answer within a month of your request. The link is valid for {{days}} days.",
    action: "Continue",
    otherwise: "If the button does not open the page, copy this link into your browser:",
    nothing: "If it was not you, do nothing: nothing will be given to anyone, and nothing erased.",
  },
  accountChange: {
    subject: "{{firm}}: {{what}}",
    preview: "If it was not you, read on.",
    when: "This happened on {{changed}}.",
    fine: "If it was you, there is nothing to do.",
    alarm:
      "If it was not you, telephone either office at once: we can close the access while we look into it. Then choose a new password with the link below.",
    action: "Choose a new password",
    look: "Look at your account",
    otherwise: "If the button does not open the page, copy this link into your browser:",
    what: {
      "password-changed": "your password was changed",
      "factor-added": "a way to sign in was added",
      "factor-removed": "a way to sign in was removed",
      "codes-made": "new recovery codes were made",
      "recovery-used": "a recovery code was used",
      "factors-reset": "your ways to sign in were reset",
      "entity-added": "you can see another account",
    },
    notices: {
      "password-changed": "The password of your account with us was changed.",
      "factor-added":
        "“{{detail}}” was added to your account: it can now be shown when you sign in.",
      "factor-removed":
        "“{{detail}}” was removed from your account. Every other session has been ended.",
      "codes-made": "Ten new recovery codes were made for your account. Earlier ones are void.",
      "recovery-used":
        "Somebody signed in to your account with one of your recovery codes. It cannot be used again.",
      "factors-reset":
        "At your request we have removed every passkey, app and recovery code from your account, ended every session, and cancelled the password. Choose a new one with the link below; you will then be asked for the code that we give you by telephone.",
      "entity-added":
        "You have been given access to “{{detail}}”. Sign in as usual; you choose at the top of your space which account to see.",
    },
  },
};
