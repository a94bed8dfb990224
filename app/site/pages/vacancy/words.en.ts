export default {
  meta: {
    title: "Vacancy",
    description:
      "A post to be filled at {{firm}}, in Luxembourg or in Paris: the work, the pay and the dates.",
  },
  team: "Team",
  city: "Place",
  contract: "Contract",
  permanent: "Permanent, full time; two days a week at home if you wish",
  starts: "Start",
  pay: "Fixed annual pay",
  range: "{{from}} to {{to}}",
  until: "Apply by",
  contact: "Questions to",
  work: "The work",
  asked: "What we ask",
  apply: {
    title: "To apply",
    text: "Use the contact form, with the subject “Careers”, and name the post; we answer within {{answer}} working days with a secure way to hand in your curriculum vitae and one page on a figure that you found doubtful. Applications are judged on six written criteria, without sight of photograph, age or address.",
    alike:
      "Every application is judged alike, whatever the sex, age, origin, beliefs or disability of the candidate; tell us of any arrangement that you need.",
    action: "Apply for this post",
    more: "How we recruit, and how we work",
  },
};
