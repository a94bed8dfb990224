export default {
  meta: {
    title: "Whistleblowing",
    description:
      "Reporting a breach in confidence: who may report, receipt within seven days, an answer within three months, protection from reprisal.",
  },
  title: "Whistleblowing",
  lede: "Anyone who learns through their work that we, or someone working for us, have broken the law can report it to us in confidence, or to an authority without telling us first. This page describes the channels, the procedure and the protection of the person who reports.",
  who: {
    title: "Who may report",
    note: "French law no. 2016-1691 of 9 December 2016, Articles 6 and 8, as amended by law no. 2022-401 of 21 March 2022; Luxembourg law of 16 May 2023",
    text: "Any natural person who has the information from their work with us and reports it in good faith, without direct financial consideration:",
    items: [
      "employees, trainees and temporary staff, present or past, and candidates;",
      "partners, shareholders and members of the management;",
      "self-employed people, suppliers and subcontractors, and those who work for them;",
      "clients and other professionals, for what they see in dealing with us.",
    ],
    after:
      "Neither certainty nor proof is required. You must act in good faith and have reasonable grounds to believe that the information is true. A person who did not obtain it through their work may also report under French law, if they have personal knowledge of the facts.",
  },
  what: {
    title: "Facts that may be reported",
    text: "A crime or an offence; a breach of French, Luxembourg or European law, or an attempt to hide one; a threat or harm to the public interest. For instance:",
    items: [
      "corruption, fraud, money laundering, market abuse;",
      "a conflict of interest kept from a client, misleading information to investors;",
      "figures on impact or on emissions that are known to be wrong;",
      "harassment, discrimination, danger to health or to the environment;",
      "misuse of personal data.",
    ],
    after: [
      "National defence, medical confidentiality, judicial investigations and the exchanges between a lawyer and a client are outside these laws.",
      "A client who is dissatisfied with a service has a quicker way, the <regulatory-notice#complaints>complaint</regulatory-notice>. A report made as a complaint by mistake is passed on and enjoys full protection.",
    ],
  },
  how: {
    title: "How to reach us",
    text: "One person receives reports for both companies: the compliance officer, who takes no instruction on how to deal with them. Reports may be made in French, English, German or Luxembourgish, under your name or anonymously.",
    officer: "The compliance officer is",
    channels: {
      letter: "Letter",
      letterText:
        "To the compliance officer, at either office, in a closed envelope inside the first, marked “Confidential: alert”. Nobody else opens it.",
      mailbox: "Mailbox",
      mailboxText: "Read by the compliance officer alone; our administrators have no access.",
      telephone: "Telephone",
      telephoneText:
        "Calls are not recorded. What you say is written down, and you may correct the text and sign it.",
      meeting: "Meeting",
      meetingText:
        "In person or by video, within {{days}} working days of your asking, wherever you feel safe.",
    },
    concerned:
      "If the report is about the compliance officer, address it to the chair of the French company, or to the board of managers in Luxembourg.",
    noForm:
      "There is no form on this site. A form leaves traces on your device and on its way to us that we cannot fully control, and anonymity could not be guaranteed; a letter without a sender leaves none.",
  },
  stages: {
    title: "Procedure",
    label: "The stages of a report",
    caption:
      "One line for each day. The tall ones are the day of the report, the last day for acknowledging it, and the last day for an answer.",
    steps: [
      {
        when: "Day 0",
        title: "The report arrives",
        text: "It is entered under a number, without your name, in a file that only the compliance officer opens.",
      },
      {
        when: "Within {{days}} days",
        title: "You receive an acknowledgement",
        text: "In writing, by the way you chose. If the report falls outside the law we say why, and what you may do instead.",
      },
      {
        when: "Meanwhile",
        title: "The facts are checked",
        text: "By the compliance officer and, if need be, an outside lawyer or auditor, to whom your identity is not disclosed. You may be asked for more, and may add to your report.",
      },
      {
        when: "Within {{months}} months",
        title: "You receive an answer",
        text: "Counted from the acknowledgement. It sets out the findings and the measures taken or planned, with reasons, or the reasons for closing the file.",
      },
    ],
    after:
      "An anonymous report is dealt with in the same way, if it is precise enough to be checked. Two months after a file is closed without further action, whatever could identify anyone in it is erased.",
  },
  confidence: {
    title: "Confidence",
    text: [
      "Your identity, that of the people you name and that of anyone you mention are confidential. Yours is disclosed to nobody without your consent, save to a court or an authority that has the right to ask; you are then told beforehand, unless that would put the case at risk.",
      "In France, disclosing it is punished by two years’ imprisonment and a fine of 30,000 euros; in our firm it is also a ground for dismissal.",
      "The <privacy#register>register of the privacy policy</privacy> describes the processing of these data and your rights.",
    ],
  },
  protection: {
    title: "How you are protected",
    note: "It covers those who help you, your colleagues and relatives, and companies you own or work for",
    text: "No measure may be taken against a person for a report made in good faith, even if it proves mistaken.",
    items: [
      "Dismissal, demotion, a withheld promotion, a worse appraisal, a broken contract, intimidation, damage to reputation: any reprisal, threatened or attempted, is void.",
      "Before a court, the burden is on us to show that a measure had nothing to do with the report.",
      "You incur no liability for taking or disclosing what you needed in order to report, provided that you came by it lawfully.",
      "Hindering a report is punished in France by one year’s imprisonment and a fine of 15,000 euros; reprisals are punished in Luxembourg by a fine of 1,250 to 25,000 euros.",
    ],
    after: "A report that its author knows to be false is not protected, and may be punished.",
  },
  outside: {
    title: "Reporting to an authority",
    text: [
      "You may turn to an authority at once, or after us, without giving a reason. It acknowledges the report within seven days, working days in France, and answers within three months, or six if the matter requires it. The <fr>Défenseur des droits</fr> and the <fr>Office des signalements</fr> advise and direct. For corruption, the French authority is the AFA; for harassment, health and safety at work, the labour authorities; for discrimination, the <fr>Défenseur des droits</fr>. Judicial authorities may be informed in both countries, in Luxembourg for corruption in particular. The full French list is annexed to decree no. 2022-1284 of 3 October 2022.",
      "Going to the press or to the public is protected as a last resort: if neither we nor an authority acted in time, or if there is an imminent danger to the public, a risk of reprisal, or little prospect of the matter being dealt with.",
    ],
    france: "In France",
    luxembourg: "In Luxembourg",
  },
};
