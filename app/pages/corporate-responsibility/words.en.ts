export default {
  meta: {
    title: "Corporate responsibility",
    description:
      "Four commitments that bind the firm itself: ESG integration, gender diversity, carbon reduction by 2025 and community investment.",
  },
  title: "Corporate responsibility, starting with ourselves",
  lede: "What we ask of companies, we ask first of ourselves. Four commitments bind the firm: integrating environmental, social and governance criteria, gender diversity, reducing our carbon emissions and investing in the communities around us. The carbon commitment was set for 2025. That date has passed. What counts now is the measured result, reported as it stands, and what follows from it.",
  unit: "tCO₂e",
  reckoning: {
    title: "Missed by {{missed}} tonnes",
    paragraphs: [
      "We had promised to emit 40% less in 2025 than in 2019: {{target}} tonnes. We measured {{measured}}, a fall of 39%. A year earlier we had printed a range from 374 to 382, and written that only the landlord or a quiet year would bring us to the mark. The landlord did not move, and the year was not quiet.",
      "The uncertainty on purchases alone is about 33 tonnes, far more than {{missed}}. The target is judged on the central value all the same, as it was set.",
    ],
    figure: {
      title: "One line for every tonne emitted in 2025",
      alt: "Six rows of 63 upright lines, {{measured}} in all. In each row the last line stands beyond a rule that marks the target of {{target}}: six tonnes too many.",
      note: "Sixty-two lines in each row were allowed. The table gives the plan of 2023 and the measure, source by source.",
      allowed: "{{target}} allowed",
      over: "{{missed}} over",
      source: "Source",
      planned: "Planned",
      measured: "Measured",
      difference: "Difference",
      total: "Total",
    },
  },
  ledger: {
    title: "The four commitments on one page",
    caption: "Measured at the end of 2024 and of 2025, against the target",
    commitment: "Commitment",
    measure: "Measure",
    before: "End 2024",
    now: "End 2025",
    target: "Target",
    verdict: "Where it stands",
    rows: {
      "esg-integration": {
        title: "ESG integration",
        measure: "Mandates signed before 2023 and screened since",
        target: "100% by the end of 2026",
        verdict: "Late, with a date at last",
      },
      "gender-diversity": {
        title: "Gender diversity",
        measure: "Women among partners and directors",
        target: "40% by 2028",
        verdict: "Advancing, by one person",
      },
      "carbon-reduction": {
        title: "Carbon reduction by 2025",
        measure: "Own emissions, tCO₂e",
        target: "372 in 2025",
        verdict: "Missed",
      },
      "community-investment": {
        title: "Community investment",
        measure: "Share of annual fees",
        target: "1% by 2027",
        verdict: "Slower than promised",
      },
    },
  },
  integration: {
    title: "ESG integration: the files nobody asked to reopen",
    aside:
      "A mandate is screened when the questions have been put, not when they have been answered. Complete answers exist for {{answered}} of the {{screened}}.",
    paragraphs: [
      "Since {{since}} no new mandate has been signed without an ESG screening: there were {{signed}} in 2025. Twelve led to further questions; we declined two of those, and in four others the recommendation itself changed.",
      "Older mandates have to be reopened with a client who did not ask for it. It is done for {{screened}} of {{all}}. Three of the funds we had set aside as being wound up, with nothing left to decide, were opened after all; one still owned a landfill.",
      "Twice in 2025 a controversy reached us through the press before our own process had seen it. A screening is a reading, not a guarantee.",
    ],
  },
  diversity: {
    title: "Gender diversity: the weight of one person",
    aside:
      "No pay gap is published where fewer than four women or four men are concerned. Partners’ shares of profit are left out.",
    paragraphs: [
      "Among partners and directors the share of women rose from 30% to 36%. That is one promotion; one departure would undo it. The balance of the whole firm, 22 women among 46 people, hides where it is lost: on the way up.",
      "Two shortlists without a woman went back to the search firms in 2025. One returned with two names and led to a hire. The other came back unchanged, and we left the post open for five months.",
    ],
    figure: {
      title: "The {{people}} people of the firm, by level, at the end of 2025",
      alt: "One mark for each person. Partners and directors: 4 women and 7 men. Managers and senior associates: 6 and 7. Analysts: 6 and 7. Operations and support: 6 women and 3 men.",
      note: "A hatched disc is a woman, an open one a man.",
      level: "Level",
      women: "Women",
      men: "Men",
      share: "Share of women",
      gap: "Pay gap, same level",
      unpublished: "not published",
      whole: "Whole firm",
    },
    levels: {
      partners: "Partners and directors",
      managers: "Managers and senior associates",
      analysts: "Analysts",
      operations: "Operations and support",
    },
  },
  carbon: {
    title: "Carbon: what the six tonnes are made of",
    aside: "No credits were bought and none are deducted.",
    paragraphs: [
      "Sixteen tonnes come from one boiler. A heat pump was to replace it in 2024, in a building we do not own; the owner needed the consent of four tenants. Part of what we saved on electricity is the same story: a heat pump that does not exist draws no current.",
      "Travel ended two tonnes under the plan and should have ended lower. One mandate took four people, four times, to sites on another continent. Two would have done; that alone was worth five and a half tonnes. Nobody asked in time, because travel was counted at the end of the quarter. It is now counted each week, before departure.",
    ],
    link: "The path to 2030, ceiling by ceiling",
  },
  quote: "A heat pump that does not exist draws no current.",
  community: {
    title: "Community investment: slower than promised",
    paragraphs: [
      "At this pace we reach 0.9% in 2027, not 1%. To give more, we would have to know more organisations well enough; the tutoring scheme closed four months after our payment, for want of a lease that we had not asked to see. We now ask.",
      "Of the first 38 apprentices, 27 finished. We do not know how many would have done so elsewhere, and say so to whoever congratulates us.",
    ],
    table: {
      caption: "What was given in 2025",
      to: "To whom",
      amount: "Euros",
      total: "Total, {{share}} of annual fees",
      apprenticeship: "An apprenticeship programme north of Paris",
      debtAdvice: "A debt-advice association in Luxembourg",
      tutoring: "A tutoring scheme, since closed",
      time: "Sixty days of our own time, at cost",
    },
  },
  next: {
    title: "The next dates",
    items: [
      {
        when: "End of 2026",
        title: "The last four mandates screened",
        text: "To have set no date for this line was a mistake; it made it easy to leave the slow files for later.",
      },
      {
        when: "2027",
        title: "One per cent of fees",
        text: "Or a page that says what we reached and why we had promised more.",
      },
      {
        when: "2028",
        title: "Four women in ten partners and directors",
        text: "With eleven people at that level, five of them. We count persons, because percentages flatter small firms.",
      },
      {
        when: "2030",
        title: "{{next}} tonnes",
        text: "A fall of 60% against 2019, with a ceiling for each year and no offsetting.",
      },
    ],
  },
  further: {
    title: "The reports",
  },
};
