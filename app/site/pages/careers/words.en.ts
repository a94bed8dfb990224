export default {
  meta: {
    title: "Careers",
    description:
      "Working with us in Luxembourg or Paris: a typical week, working conditions, how hiring proceeds and how to send an open application.",
  },
  title: "Careers, between Luxembourg and Paris",
  lede: "Everyone here follows a file from the first reading to the last meeting, in English and in French, and signs the documents that he or she has written. We look for people who are precise and curious, and able to tell a client or a partner that a figure does not stand up. We judge applications on written criteria, which are identical for everyone who applies.",
  posts: {
    title: "Vacancies",
    line: "{{team}}, {{city}}; apply by {{date}}",
  },
  week: {
    title: "An analyst’s week",
    lede: "Extracts from the notebook of an analyst in investment advisory, in Paris, one week in March, without the names of clients.",
    days: [
      {
        day: "Monday",
        text: "At nine the team goes through its own open files for forty minutes. For the rest of the day I read a manager’s accounts and find a contradiction between a note and the presentation.",
      },
      {
        day: "Tuesday",
        text: "I write to the manager to ask about it. A partner reads my message, suggests two corrections and lets me send it under my own name.",
      },
      {
        day: "Wednesday",
        text: "A visit to a warehouse with a client, by train. My colleague asks the questions and I take the notes; I have five days for the record.",
      },
      {
        day: "Thursday",
        text: "Working from home, I review a recommendation by another team and try to contradict it, then record that I found no error.",
      },
      {
        day: "Friday",
        text: "The manager confirms that the figure was wrong. After lunch with the team and an hour of German for those who want it, I leave before six.",
      },
    ],
  },
  terms: {
    title: "Working conditions",
    lede: "Every candidate receives this information with the invitation to a first meeting.",
    items: [
      {
        name: "Pay",
        text: "The page of each post gives the range of fixed pay. At the levels named in the remuneration policy a variable part is added; it never depends on volumes or products, and the policy says what it does depend on.",
      },
      {
        name: "Hours",
        text: "Most weeks have about forty hours. A transaction may ask for more, within the legal limit of {{hours}} hours a week, in Paris as in Luxembourg. Overtime is recorded and taken back as time off within the quarter; a partner of another team checks it.",
      },
      {
        name: "Place",
        text: "Two days a week at home if you wish, and one day a month in the other city, by train.",
      },
      {
        name: "Training",
        text: "Twelve days a year, four of them on writing, and professional examinations paid for, the second attempt included.",
      },
      {
        name: "Languages",
        text: "You work in English or French and read the other language, with classes in working hours.",
      },
      {
        name: "Departures",
        text: "Three people left in 2025; each departure is followed by a conversation with a partner of another team, whose record all partners read.",
      },
    ],
  },
  balance: {
    title: "Women and men",
    text: "At {{date}} we were {{all}}, {{women}} of us women. Their share falls as responsibility rises, and the pay gap is widest among partners and directors, where the aim is {{target}} women by {{due}}.",
    caption: "People and pay gap by level, {{date}}",
    level: "Level",
    people: "People",
    women: "Women",
    gap: "Pay gap",
    none: "not published",
    note: "Median pay at the same level; each gap is in favour of men. Nothing is published where fewer than four women or four men are concerned.",
    report: "The full account, in the ESG report 2025",
    levels: {
      partners: "Partners and directors",
      managers: "Managers and senior associates",
      analysts: "Analysts",
      operations: "Operations and support",
    },
  },
  hiring: {
    title: "How we recruit, in five weeks",
    aside: "At every step",
    asideText: "You may withdraw without giving a reason; if we stop, we explain why.",
    you: "You",
    we: "We",
    steps: [
      {
        when: "Day 0",
        title: "The application",
        you: "A curriculum vitae and one page, in English or French, on a figure that you found doubtful.",
        we: "An answer within {{answer}} working days, with the name of the person who reads your file.",
      },
      {
        when: "Week 1",
        title: "The reading",
        you: "Nothing is asked of you",
        we: "Two people from two offices read separately, on six written criteria, without seeing the photograph, the age or the address.",
      },
      {
        when: "Week 2",
        title: "A first conversation",
        you: "One hour, by video if you prefer, half of it for your questions.",
        we: "Someone from the team concerned, once you have been told the range of pay.",
      },
      {
        when: "Week 3",
        title: "A piece of written work",
        you: "Three hours, at home, on an old, anonymised file, paid 150 euros whatever the outcome.",
        we: "Two readers, whose remarks are sent to you in every case.",
      },
      {
        when: "Week 4",
        title: "Half a day at the office",
        you: "Four meetings, one of them with future colleagues and without a partner.",
        we: "A joint decision within the week, with any dissenting view recorded.",
      },
      {
        when: "Week 5",
        title: "The answer",
        you: "Two weeks to think about an offer.",
        we: "The complete contract, or a telephone call to explain a refusal.",
      },
    ],
  },
  look: {
    title: "Our criteria",
    yes: "We look for",
    yesItems: [
      "clear writing, in which every statement can be checked",
      "curiosity about other trades: boilers, hospitals, cold stores",
      "the candour to tell a client that one does not know yet",
      "ease with orders of magnitude, before the spreadsheet is opened",
    ],
    no: "We do not count",
    noItems: [
      "the ranking of a school",
      "career breaks",
      "speed at solving puzzles",
      "unpaid internships, which we do not offer",
    ],
  },
  open: {
    title: "Open applications",
    text: "Besides the posts above we take on people who write of their own accord, three to eight a year in all, and read every open application, for Luxembourg or for Paris. Paid internships of six months begin in January and in July.",
    how: "The contact form, subject “Careers”, is enough: say which city, from when you are available and the subject of your page. We then send you a secure way to hand in your curriculum vitae, which should not be put into the form.",
    kept: "If your application is not taken further, your file is erased after two years, or at once if you ask, and is passed to nobody outside the firm except our host, as the privacy policy says.",
    action: "Send an open application",
    privacy: "How we handle your data",
  },
};
