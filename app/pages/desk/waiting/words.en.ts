export default {
  nav: "What waits",
  title: "What waits",
  lede: "For you, the most urgent first.",
  none: "Nothing waits. New messages, approvals, failed mails and requests appear here.",
  what: "What",
  since: "Oldest since",
  due: "Due",
  kinds: {
    staff_one: "{{count}} colleague has not come in yet",
    staff_other: "{{count}} colleagues have not come in yet",
    partners_one: "{{count}} invitation to a partner was never opened",
    partners_other: "{{count}} invitations to partners were never opened",
    mail_one: "{{count}} mail was given up",
    mail_other: "{{count}} mails were given up",
  },
};
