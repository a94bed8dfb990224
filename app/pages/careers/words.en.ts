export default {
  meta: {
    title: "Careers",
    description:
      "Working with us in Luxembourg or Paris: what we expect of those who join, what they learn here, and how applications are read.",
  },
  title: "Careers, between Luxembourg and Paris",
  lede: "People who join us learn to write before they learn to present. They follow a file from the first reading to the last meeting, in English and in French, and sign what they have written. We look for exactness, curiosity and the nerve to say that a figure does not hold. Applications are read on the same criteria, whoever sends them.",
  week: {
    title: "What a week is like",
    lede: "An analyst’s week in March, as kept in a notebook. Names of clients left out; the train was on time.",
    days: [
      {
        day: "Monday",
        text: "Nine o’clock, both offices on one screen: open files, forty minutes, no slides. Then a manager’s accounts until evening. Note seventeen contradicts page three.",
      },
      {
        day: "Tuesday",
        text: "I put the contradiction to the manager in writing. A partner reads my message, crosses out two adjectives and sends it under my name.",
      },
      {
        day: "Wednesday",
        text: "Paris. A visit to a warehouse with the client: two hours on foot, one at the table. I write, my colleague asks. The record is mine, within five days.",
      },
      {
        day: "Thursday",
        text: "At home. Second reading of a recommendation from the other office: I have to try to refute it. I find nothing, say so, and it counts as work.",
      },
      {
        day: "Friday",
        text: "The manager’s answer. The figure was wrong, and they thank us stiffly. Lunch, an hour of German for those who want it, home by six.",
      },
    ],
  },
  terms: {
    title: "What you are told before you ask",
    lede: "The same sheet goes to every candidate with the invitation to a first meeting.",
    items: [
      {
        name: "Pay",
        text: "The range for the post is on the invitation. Fixed pay, plus a variable part that rests on the review of your files and never on volume or on products sold.",
      },
      {
        name: "Hours",
        text: "Most weeks have 40 to 45 hours. A transaction can take 60 for a fortnight; the days are given back within the quarter, and the hours are looked at by a partner of another team.",
      },
      {
        name: "Place",
        text: "Two days a week at home if you wish. One day a month in the other city, by train.",
      },
      {
        name: "Learning",
        text: "Twelve days a year, of which four on writing. Professional examinations are paid for, the second attempt included.",
      },
      {
        name: "Two languages",
        text: "You work in one and read the other. Classes are in working hours. Nobody is refused for an accent.",
      },
      {
        name: "Leaving",
        text: "People leave, three in 2025. Each has a conversation with a partner whom they did not work for, and the reasons are read by all partners.",
      },
    ],
  },
  balance: {
    title: "Who works here, in figures we do not always like",
    text: "At {{date}} we were {{all}}, {{women}} of us women. The balance is lost on the way up, and the pay gap is widest at the top. We publish both every year. The aim for partners and directors is {{target}} by {{due}}.",
    caption: "People and pay gap by level, {{date}}",
    level: "Level",
    people: "People",
    women: "Women",
    gap: "Pay gap",
    none: "not published",
    note: "Medians at the same level, in favour of men. Nothing is published where fewer than four women or four men are concerned.",
    report: "The whole account, in the ESG report 2025",
    levels: {
      partners: "Partners and directors",
      managers: "Managers and senior associates",
      analysts: "Analysts",
      operations: "Operations and support",
    },
  },
  hiring: {
    title: "How hiring runs, in five weeks",
    aside: "On both sides",
    asideText: "You may stop at any step, without giving a reason. So may we, but we give one.",
    you: "You",
    we: "We",
    steps: [
      {
        when: "Day 0",
        title: "You write",
        you: "A curriculum vitae and one page, in English or French, on a figure that you did not believe.",
        we: "An answer from a person within two working days, to say that it is being read and by whom.",
      },
      {
        when: "Week 1",
        title: "Two of us read",
        you: "Nothing to do.",
        we: "Two people from two offices, apart, on six written criteria. Photograph, age and address are hidden from them.",
      },
      {
        when: "Week 2",
        title: "A conversation",
        you: "One hour, by video if you prefer. Bring questions: half of the time is yours.",
        we: "Someone from the team you would join, and the range of pay beforehand.",
      },
      {
        when: "Week 3",
        title: "A piece of work",
        you: "Three hours, at home, on an old file made anonymous. Paid 150 euros, whatever the outcome.",
        we: "Two readers, and their notes sent to you, including when the answer is no.",
      },
      {
        when: "Week 4",
        title: "Half a day here",
        you: "Four meetings, one of them with the people of your age at the firm and without a partner in the room.",
        we: "A decision the same week, taken together, with the dissent written down.",
      },
      {
        when: "Week 5",
        title: "An offer or a reason",
        you: "Two weeks to think about it.",
        we: "The contract in full, or a telephone call that says why not.",
      },
    ],
  },
  look: {
    title: "What we look for, and what we do not count",
    yes: "We look for",
    yesItems: [
      "Sentences that can be checked.",
      "A taste for other people’s trades: boilers, hospitals, cold stores.",
      "The ease to say “I do not know” in front of a client.",
      "Arithmetic, by hand, before the spreadsheet.",
    ],
    no: "We do not count",
    noItems: [
      "The rank of a school. A third of us come from none that has one.",
      "Gaps in a curriculum vitae. Lives have them.",
      "Puzzles solved against the clock.",
      "Unpaid internships: we offer none and give no credit for any.",
    ],
  },
  open: {
    title: "Open applications",
    text: "No post is advertised at the moment. We take three to eight people a year and read every open application, for Luxembourg or for Paris. Students are taken for six months, paid, in January and in July.",
    how: "Use the contact form, subject “Careers”, and say in the message which city, from when, and which figure you did not believe. We then send you a secure way to hand in your curriculum vitae; please do not put it into the form.",
    kept: "If we cannot take you, your file is erased after two years, or at once if you ask. Nobody outside the firm sees it.",
    action: "Send an open application",
    privacy: "How we handle your data",
  },
};
