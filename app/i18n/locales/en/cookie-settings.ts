export default {
  meta: {
    title: "Cookie settings",
    description:
      "Necessary, performance and targeting cookies: what each kind does, and why nothing optional is set before you have agreed to it.",
  },
  title: "Cookie settings",
  lede: "Only what the site needs in order to work is stored without your consent: your language, your choice about cookies, a partner’s session. Performance measures how quickly our pages reach you. Targeting concerns a professional network on which we may advertise. Both stay off until you agree. Refusing is as easy as accepting, takes nothing away from the site, and you may change your mind at any time.",
};
