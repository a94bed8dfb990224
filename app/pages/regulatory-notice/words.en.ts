export default {
  meta: {
    title: "Regulatory notice",
    description:
      "No offer, no solicitation, no personal recommendation: what this site is, what it is not, and the risks an investor should have in mind.",
  },
  title: "Regulatory notice",
  lede: "Who we are in the eyes of the law, what this site is and is not, how we deal with conflicts of interest, and what happens when a client complains.",
  warning: {
    label: "Risk warning",
    lines: [
      "An investment can lose all its value.",
      "What is not listed cannot always be sold.",
      "Past performance does not predict future results.",
    ],
  },
  status: {
    title: "Two companies, two statuses",
    text: [
      "Investment advice in the legal sense, a personal recommendation on a financial instrument, is given by the French company alone. A financial investment adviser has no European passport: it advises in France and, elsewhere, only clients who turn to it of their own accord. Its advice is independent: it is paid by the client and keeps nothing from anyone else.",
      "Neither company manages portfolios or funds, holds clients’ money or securities, or passes on their orders. The funds whose documents are in the limited partners’ space are managed by authorised managers, which those documents name.",
    ],
    caption: "Status of the two companies",
    fact: "Fact",
    facts: {
      status: "Status",
      services: "What it does",
      number: "Number and public register",
      supervision: "Supervision",
      insurance: "Insurance",
    },
    services: {
      france: "Investment advice, mergers and acquisitions, private equity, business strategy",
      luxembourg:
        "Mergers and acquisitions, business strategy, organisation and monitoring of private-equity programmes; no personal recommendation on a financial instrument",
    },
  },
  site: {
    title: "What this site is, and is not",
    text: [
      "Nothing on this site is an offer, a solicitation or a personal recommendation to buy or sell a financial instrument. The site informs. Advice is given only under a written agreement, once the client’s situation, knowledge, objectives and preferences in matters of sustainability have been assessed.",
      "It is written for institutions, foundations, companies and families that are able to bear the risks of unlisted investments. Some services are reserved for professional investors. The site is not meant for anyone to whom the law of the country where they live forbids it, nor for <en>US persons</en> within the meaning of Regulation S of the <en>Securities Act</en> of 1933.",
      "Every figure has a date, and the method behind it is published. References are anonymised: they show what we have done, not what will happen.",
    ],
  },
  risks: {
    title: "Risks",
    note: "As prominent as the rewards: that is the rule for anything that commends an investment",
    items: [
      {
        name: "Loss",
        text: "Capital is not guaranteed. With a single unlisted company, total loss is not rare.",
      },
      {
        name: "Illiquidity",
        text: "The units of a private fund are held for ten years or more. They can seldom be sold before, and then rarely at the value last reported.",
      },
      {
        name: "Valuation",
        text: "An unlisted company is valued by estimate, a few times a year. Two honest experts may differ by a fifth.",
      },
      {
        name: "Concentrated risk",
        text: "A co-investment is one company, one country, one management. It should be a small part of what one owns.",
      },
      {
        name: "Currency",
        text: "An asset in another currency gains or loses with that currency too.",
      },
      {
        name: "Costs",
        text: "Fees reduce the return with certainty; the return itself is uncertain. They are stated in full before a mandate begins.",
      },
      {
        name: "Sustainability",
        text: "Exclusions narrow the choice, and part of the data is estimated. We say which part.",
      },
    ],
  },
  marketing: {
    title: "Marketing communications",
    note: "Regulation (EU) 2019/1156, Article 4",
    text: [
      "A publication that commends a fund is a marketing communication. It says so in its first lines, gives risks and rewards the same weight, and says where the prospectus and the key information document are to be had. None of the publications on this site commends a fund: they account for what we do.",
    ],
  },
  sustainability: {
    title: "Sustainability disclosures",
    text: "Regulation (EU) 2019/2088 asks financial advisers to publish how sustainability enters their advice. The French company does so here; the company in Luxembourg applies the same policy of its own accord.",
    caption: "Articles of Regulation (EU) 2019/2088 and where they are answered",
    columns: { article: "Art.", subject: "Subject", answer: "Our answer", where: "Where" },
    article: "Art. {{number}}",
    rows: {
      risks: {
        subject: "Sustainability risks in advice",
        answer:
          "Estimated with the other risks and in the same unit: a range of loss over the holding period.",
      },
      impacts: {
        subject: "Principal adverse impacts",
        answer:
          "Considered since 9 October 2025, for nine of the fourteen indicators set for companies; the other five are named, with the reason.",
      },
      remuneration: {
        subject: "Remuneration",
        answer:
          "A quarter of the variable pay of partners and directors depends on a review of their files; none of it on a rating.",
      },
      clients: {
        subject: "Information before the mandate",
        answer: "The likely effect on returns is stated in writing before signature.",
      },
      products: {
        subject: "Products",
        answer: "None: we make no financial product. Managers publish this for their funds.",
      },
      changes: {
        subject: "Changes",
        answer: "Explained at the end of the policy and of this page.",
      },
    },
    here: "On this page, under “What has changed”",
    none: "Nowhere: nothing to publish",
    mandate: "In each mandate",
    text2:
      "On 20 November 2025 the European Commission proposed a revision that would take advisers out of these rules. Until it applies, the present ones stand, and so does this page.",
  },
  conflicts: {
    title: "Conflicts of interest, engagement, orders",
    note: "<fr>Code monétaire et financier</fr>, Article L. 541-8-1",
    text: [
      "We are paid by the client who asked, and say how much before the mandate begins. We never act for both sides of a transaction. Nobody here is paid by volume, by product or by a third party; when a manager pays for a journey, we do not go, or we pay.",
      "Interests that could weigh on our advice are entered in a register and disclosed before the client reads the recommendation. When a company is, or was within twenty-four months, a client of our merger or strategy teams, we give no voting advice on it. A conflict that cannot be managed ends with the mandate being declined.",
      "The client votes; we give a view, in writing. How we form it is in the engagement and voting policy. As we neither receive nor pass on orders, we have no policy of best execution to publish.",
    ],
    policy: "Engagement and voting policy",
  },
  complaints: {
    title: "Complaints",
    note: "AMF, instruction DOC-2012-07; CSSF Regulation No 16-07. Where the two differ, we keep to the shorter period.",
    text: "Complaining costs nothing and closes no door. Say in French or in English what happened, when, and what you expect; the number of the mandate helps.",
    label: "How a complaint is dealt with",
    steps: [
      {
        when: "First day",
        title: "You write",
        text: "<contact-complaint>Through the contact page</contact-complaint>, to the firm’s mailbox, or by letter to either office. You can also say it by telephone: we then write it down and send you the text.",
      },
      {
        when: "10 working days",
        title: "We acknowledge it",
        text: "In writing, saying who deals with it: the person in charge of complaints, who took no part in the matter.",
      },
      {
        when: "1 month",
        title: "We answer",
        text: "Yes or no, with reasons and, if we were wrong, with what we shall do. If we need more time we say why and until when, and never take more than two months in all.",
      },
      {
        when: "1 more month",
        title: "A partner reads it again",
        text: "If the answer does not satisfy you, a partner of the other office reviews the file and writes to you.",
      },
      {
        when: "Within a year",
        title: "You turn to someone else",
        text: "An ombudsman or an authority, free of charge, as set out below. The courts remain open throughout.",
      },
    ],
    outside: "Outside the firm",
    outsideText: [
      "<em>For the French company</em>: the ombudsman of the AMF, once we have refused your complaint or left it unanswered for two months, and within one year of it.",
      "<em>For a professional supervised in Luxembourg</em>, such as the manager of a fund: the CSSF, when one month has passed without a satisfactory answer from that professional, and within one year of the complaint. The CSSF does not supervise our company in Luxembourg.",
      "<em>For our company in Luxembourg</em>: consumers may turn to the national consumer ombudsman.",
    ],
  },
};
