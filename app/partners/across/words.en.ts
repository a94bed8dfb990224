export default {
  title: "All your accounts",
  lede: "Each investor for whom you act, side by side. Amounts of different currencies are never added up.",
  aside:
    "Amounts are those of each investor, in the currency of each fund. Past performance is no guide to future performance.",
  totals: "Together, by currency",
  total_one: "Total in {{currency}}, one account",
  total_other: "Total in {{currency}}, {{count}} accounts",
  open: "Open this account",
  closed: {
    proof: "This account asks for your passkey or a code: nothing of it is shown here.",
    enrolment:
      "This account asks for a second way to sign in, which you do not have yet: nothing of it is shown here, and nothing of it is in a total.",
    password: "This account asks for a password of your own: nothing of it is shown here.",
  },
  calls: "Calls to come",
  call: "{{fund}}: {{amount}} due on {{day}}",
  none: "You act for no investor.",
};
