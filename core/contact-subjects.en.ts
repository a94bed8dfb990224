/** The subjects of a message, and who answers each within what time: the form and the mails say so. */
export default {
  general: {
    name: "General enquiry",
    answer: "One of us will answer within two working days.",
  },
  investor: {
    name: "Investors",
    answer: "The partner who looks after investors will answer within two working days.",
  },
  company: {
    name: "Companies",
    answer: "The partner who looks after companies will answer within two working days.",
  },
  press: {
    name: "Press",
    answer: "The partner who speaks for the firm will answer within two working days.",
  },
  careers: {
    name: "Careers",
    answer: "The partner in charge of recruitment will answer within two working days.",
  },
  complaint: {
    name: "Complaint",
    answer:
      "The person in charge of complaints will acknowledge it in writing within ten working days and answer it within one month, two at the latest.",
  },
  "personal-data": {
    name: "Personal data",
    answer: "The person in charge of personal data will answer within one month.",
  },
};
