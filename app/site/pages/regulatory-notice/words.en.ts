export default {
  meta: {
    title: "Regulatory notice",
    description:
      "Who is authorised for what, in which countries and under whose supervision; the risks of investing, conflicts of interest, complaints and policies.",
  },
  title: "Regulatory notice",
  lede: "This page sets out the status of our two companies, the countries in which they may act, the risks an investor should have in mind, our rules on conflicts of interest and the handling of complaints.",
  warning: { label: "Risk warning" },
  status: {
    title: "Two companies, two statuses",
    text: [
      "Investment advice in the legal sense, a personal recommendation on a financial instrument, is given by the French company alone. It is an investment firm authorised by the ACPR for this single service, and it may give it in Luxembourg and Belgium by freedom to provide services, once the authorities of each country have been notified.",
      "Its advice is given on an independent basis within the meaning of Article 24(7) of Directive 2014/65/EU and Article 53 of Delegated Regulation (EU) 2017/565: it compares a sufficient range of instruments on the market, is paid by the client alone and accepts nothing from those who make, manage or sell them.",
      "Neither company manages portfolios or funds, places securities, holds clients’ money or passes on their orders. The funds whose documents are in the limited partners’ space are managed by authorised managers and held by depositaries; each document names both. The projects of the impact platform pay us nothing: clients invest in them directly and pay us for advice.",
    ],
    caption: "Status of the two companies",
    fact: "Fact",
    facts: {
      status: "Status",
      services: "Services",
      abroad: "Other countries",
      number: "Number and public register",
      supervision: "Supervision",
      insurance: "Insurance",
    },
    brackets: "Square brackets mark a fact that the firm has still to fill in.",
  },
  site: {
    title: "Purpose of this site",
    text: [
      "This site gives information about the firm. It contains no offer, no solicitation and no personal recommendation to buy or sell a financial instrument. Advice is given only under a written agreement, once the client’s situation, knowledge, objectives and sustainability preferences have been assessed (Article 25 of Directive 2014/65/EU).",
      "It is written for institutions, foundations, companies and families able to bear the risks of unlisted investments; some services are reserved for professional clients. It is not intended for persons whom the law of their country of residence forbids to read it, nor for <en>US persons</en> within the meaning of Regulation S of the <en>Securities Act</en> of 1933.",
      "Figures on impact, emissions and results carry their date, and the method behind those on impact and emissions is published. Orders of magnitude that come from our own experience are given as such. References are anonymised and say nothing about future mandates.",
    ],
  },
  risks: {
    title: "Risks",
    note: "Delegated Regulation (EU) 2017/565, Article 44: risks are shown as prominently as benefits",
    items: [
      {
        name: "Loss",
        text: "Capital is not guaranteed; with a single unlisted company, total loss is not rare.",
      },
      {
        name: "Illiquidity",
        text: "The units of a private fund are held for ten years or more. They can seldom be sold before, and then rarely at the value last reported.",
      },
      {
        name: "Valuation",
        text: "An unlisted company is valued by estimate, a few times a year, and two competent experts may reach quite different values.",
      },
      {
        name: "Concentrated risk",
        text: "A co-investment depends on one company, one country and one management, and should be a small part of the whole.",
      },
      {
        name: "Currency",
        text: "An asset in another currency gains or loses with that currency too.",
      },
      {
        name: "Costs",
        text: "Fees reduce the return with certainty, whereas the return itself is uncertain; all costs and charges are stated before a mandate begins.",
      },
      {
        name: "Sustainability",
        text: "Exclusions narrow the choice, and part of the data is estimated; our reports say which part.",
      },
    ],
  },
  marketing: {
    title: "Marketing communications",
    note: "Directive 2014/65/EU, Article 24(3); Delegated Regulation (EU) 2017/565, Article 44",
    text: [
      "The pages that present our services, our references and the impact platform are marketing communications: they must be fair, clear and not misleading, and give risks their full weight. The documents listed among the publications are reports and policies. They account for our work or state rules that bind us; none of them promotes a fund or a financial instrument.",
    ],
  },
  sustainability: {
    title: "Sustainability disclosures",
    text: "Regulation (EU) 2019/2088 asks financial advisers to publish how sustainability enters their advice. The French company does so here. The Luxembourg company, which gives no investment advice, is not subject to it.",
    caption: "Articles of Regulation (EU) 2019/2088 and where they are answered",
    columns: { article: "Art.", subject: "Subject", answer: "Our answer", where: "Where" },
    article: "Art. {{number}}",
    rows: {
      risks: {
        subject: "Sustainability risks in advice",
        answer:
          "Estimated with the other risks and in the unit used for them: a range of loss over the holding period.",
      },
      impacts: {
        subject: "Principal adverse impacts",
        answer:
          "Considered: nine of the fourteen indicators for companies since 9 October 2025; one of the two for sovereigns and one of the two for property from 1 December 2026. The others are named, with the reason.",
      },
      remuneration: {
        subject: "Remuneration",
        answer:
          "A quarter of the variable pay of partners and directors depends on a review of their files; none of it depends on an ESG rating.",
      },
      clients: {
        subject: "Information before the mandate",
        answer:
          "The likely effect of sustainability risks on returns is stated in the letter of engagement, before signature.",
      },
      products: {
        subject: "Products",
        answer: "We make no financial product; managers publish this information for their funds.",
      },
      changes: {
        subject: "Changes",
        answer: "Listed at the end of each policy and of this page.",
      },
    },
    here: "On this page, under “Editions”",
    none: "Not applicable",
    mandate: "In each mandate",
    text2:
      "On 20 November 2025 the European Commission proposed a revision of the regulation from which advisers would be exempt; the present rules apply until a new text does.",
  },
  conflicts: {
    title: "Conflicts of interest, engagement, orders",
    note: "Directive 2014/65/EU, Article 23; Delegated Regulation (EU) 2017/565, Articles 33 to 35",
    text: [
      "We are paid by the client who asked, and the fee is agreed before the mandate begins. We never act for both sides of a transaction. Nobody here is paid by volume, by product or by a third party; we decline or pay for ourselves the journeys and conferences that managers offer.",
      "Interests that could weigh on our advice are entered in a register and disclosed to the client before the recommendation. When a company is a client of our merger or strategy teams, or was within twenty-four months, we give no advice on its securities or on votes at its meetings. Where a conflict cannot be managed, the mandate is declined.",
      "The client votes; we give a reasoned view, formed as the engagement and voting policy describes. As we neither receive nor pass on orders, no policy of best execution applies.",
    ],
  },
  complaints: {
    title: "Complaints",
    note: "Delegated Regulation (EU) 2017/565, Article 26; AMF, instruction DOC-2012-07",
    text: "A complaint is free of charge and does not affect the relationship. Please say in French or in English what happened, when, and what you expect; the number of the mandate helps.",
    label: "How a complaint is dealt with",
    steps: [
      {
        when: "First day",
        title: "You write",
        text: "<contact-complaint>Through the contact page</contact-complaint>, to the firm’s mailbox, or by letter to either office. A complaint made by telephone is taken down and its text sent to you.",
      },
      {
        when: "10 working days",
        title: "We acknowledge it",
        text: "The acknowledgement names the person in charge of complaints, who took no part in the matter.",
      },
      {
        when: "1 month",
        title: "We answer",
        text: "The answer gives our reasons and, where we were at fault, the remedy. If more time is needed we say why and until when; the whole never exceeds two months.",
      },
      {
        when: "1 more month",
        title: "A partner reviews it",
        text: "If the answer does not satisfy you, a partner of another team reviews the file and writes to you.",
      },
      {
        when: "Within a year",
        title: "You turn to a third party",
        text: "An ombudsman or an authority, free of charge, as set out below; the courts remain open throughout.",
      },
    ],
    outside: "Outside the firm",
    outsideText: [
      "<em>For the French company</em>, wherever the client lives: the ombudsman of the AMF, once we have refused the complaint or left it unanswered for two months, and within one year of it.",
      "<em>For a professional supervised in Luxembourg</em>, such as the manager of a fund: the CSSF, when one month has passed without a satisfactory answer from that professional, and within one year of the complaint. The CSSF does not supervise our Luxembourg company.",
      "<em>For our Luxembourg company</em>: consumers may turn to the national consumer ombudsman.",
    ],
  },
  policies: {
    title: "Policies",
    text: "These documents bind us. Each has a date and a version, and can be read online or downloaded.",
  },
};
