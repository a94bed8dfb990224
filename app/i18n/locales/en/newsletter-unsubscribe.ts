export default {
  meta: {
    title: "Unsubscribe from the newsletter",
    description:
      "The page opened by the unsubscribe link in our newsletter. One press of the button is enough; no account and no reason are asked for.",
  },
  title: "Unsubscribe from the newsletter",
  lede: "Leaving our newsletter takes one step and needs no account and no reason. The link in each issue opens this page with a button; until you press it, nothing changes, because some mail systems follow links on their own. Once you have pressed it, we send you no further issue.",
  next: "If you came here without the link from one of our issues, open it again from the message, or write to us and we will remove your address.",
};
