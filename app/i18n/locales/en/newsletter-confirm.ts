export default {
  meta: {
    title: "Confirm your newsletter subscription",
    description:
      "The page opened by the link in our confirmation message. Your newsletter subscription takes effect only once you have confirmed it there.",
  },
  title: "Confirm your subscription",
  lede: "Subscribing to our newsletter is complete only once it has been confirmed. The link in our message opens this page with a button; until you press it, nothing changes. We ask for this second step so that nobody can be subscribed by someone else. An address that has not been confirmed receives no newsletter.",
  next: "If you came here without the link from our message, open it again from the message, or write to us.",
};
