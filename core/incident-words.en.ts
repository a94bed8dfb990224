/** What stands in the register of incidents, at the desk and in its file. */
export default {
  kinds: {
    opened: "Opening",
    note: "Finding or step taken",
    known: "When it became known",
    assessed: "How serious it is",
    told: "Who was told",
    closed: "Closing: cause and what was learnt",
    reopened: "Reopening",
  },
  risks: {
    "no-data": "No personal data",
    unlikely: "Risk unlikely",
    risk: "Risk",
    high: "High risk",
  },
  gravities: {
    "no-ict": "Not an ICT incident",
    minor: "Not major",
    major: "Major",
  },
  parties: {
    cnil: "the CNIL",
    cnpd: "the CNPD",
    acpr: "the ACPR",
    amf: "the AMF",
    cssf: "the CSSF",
    persons: "the persons concerned",
    clients: "the clients",
    police: "the police",
    other: "others",
  },
  reports: {
    initial: "Initial notification",
    intermediate: "Intermediate report",
    final: "Final report",
  },
};
