export default {
  banner: {
    label: "Cookies",
    title: "Cookies are your decision",
    text: "This site stores what it needs in order to work. With your agreement it also measures how quickly its pages reach you.",
    textWithNetwork:
      "This site stores what it needs in order to work. With your agreement it also measures how quickly its pages reach you, and lets a professional network recognise your visit.",
    details: "What is stored",
    acceptAll: "Accept all",
    decline: "Decline",
    preferences: "Preferences",
    close: "Close and decline",
  },
  dialog: {
    title: "Cookie preferences",
    text: "You may accept one category and decline another, and change your mind on any page, with the link at its foot.",
    declineAll: "Decline all",
    cancel: "Cancel",
    acceptAll: "Accept all",
    save: "Save",
  },
  categories: {
    necessary: {
      name: "Necessary",
      text: "Your language, your answer to this question, your place on a page, your session as an investor.",
    },
    performance: {
      name: "Performance",
      text: "How quickly pages appear and answer, sent to our own server without anything that says who you are.",
    },
    targeting: {
      name: "Targeting",
      text: "A professional network may recognise that you visited us and show you our announcements there.",
      unused: "Not in use at present: nothing is loaded even if you agree.",
    },
  },
  locked: "Always on.",
  saved: {
    title: "Your choice is saved",
    description: "It is kept for six months. You may change it on any page.",
  },
};
