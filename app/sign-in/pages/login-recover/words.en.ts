export default {
  meta: {
    title: "Forgotten password",
    description:
      "Investors who have forgotten their password ask here for a link to choose a new one. It goes to the address of their invitation.",
  },
  title: "A forgotten password",
  lede: "Enter the address at which you received your invitation. We will send it a link to choose a new password. The present one remains valid until then.",
  form: {
    title: "Ask for a link",
    send: "Send the link",
    sending: "Sending…",
    back: "Back to sign-in",
  },
  asked: {
    text: "If this address is that of an account with us, a link is on its way to it. It is valid for one hour and can be used once.",
    wait: "Nothing after a few minutes? Look in your junk mail, then check the address and ask again.",
    back: "Back to sign-in",
  },
};
