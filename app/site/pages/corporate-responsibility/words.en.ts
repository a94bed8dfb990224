export default {
  meta: {
    title: "Corporate responsibility",
    description:
      "Four commitments that bind the firm itself: ESG integration, gender diversity, carbon reduction by 2025 and community investment.",
  },
  title: "Our corporate responsibility",
  lede: "We apply to ourselves the standards we set for companies. Four commitments bind the firm: integrating environmental, social and governance criteria, gender diversity, reducing our carbon emissions and investing in the communities of our two cities. The carbon commitment fell due in 2025; this page gives the measured result and its consequences.",
  unit: "tCO₂e",
  reckoning: {
    title: "Missed by {{missed}} tonnes",
    paragraphs: [
      "We had promised to emit 40% less in 2025 than in 2019: {{target}} tonnes. We measured {{measured}}, a fall of 39%. A year earlier we had forecast between 374 and 382 tonnes, the target depending on works by the landlord and on the volume of travel; the works were not done, and travel, though under its plan, did not make up for them.",
      "The uncertainty on purchases alone is about 33 tonnes, far more than {{missed}}. The target is judged on the central value, as it was set.",
    ],
    figure: {
      title: "One line for every tonne emitted in 2025",
      alt: "Six rows of 63 upright lines, {{measured}} in all. In each row the last line stands beyond a rule that marks the target of {{target}}: six tonnes too many.",
      note: "Sixty-two lines in each row were allowed. The table gives the plan of 2023 and the measured result, source by source.",
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
    verdict: "Position",
    rows: {
      "esg-integration": {
        title: "ESG integration",
        measure: "Mandates signed before 2023 and screened since",
        target: "100% by the end of 2026",
        verdict: "Late, deadline set",
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
    title: "ESG integration: reopening older mandates",
    aside:
      "A mandate counts as screened once the questions have been put; complete answers exist for {{answered}} of the {{screened}}.",
    paragraphs: [
      "Since {{since}} no new mandate for investment advice, private equity or the impact platform has been signed without an ESG screening; there were {{signed}} in 2025. Merger and strategy mandates are outside this scope. Twelve screenings led to further questions; we declined two of those mandates, and in four others the recommendation itself changed.",
      "Older mandates are reopened one by one with the clients: {{screened}} of {{all}} have been. Among them, three funds in liquidation, set aside at first, were examined after all; one still owned a landfill.",
      "Twice in 2025 the press revealed a controversy before our own process had found it; screening reduces the risk without removing it.",
    ],
  },
  diversity: {
    title: "Gender diversity: one promotion in 2025",
    aside:
      "No pay gap is published where fewer than four women or four men are concerned; partners’ shares of profit are left out.",
    paragraphs: [
      "Among partners and directors the share of women rose from 30% to 36%. The rise comes from a single promotion. The firm has 22 women among 46 people, but their share falls with seniority.",
      "In 2025 two shortlists without a woman were sent back to the search firms to be widened, on criteria that remain identical for everyone. The first came back with two more names and led to a hire; for the second, the search took five months longer.",
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
    title: "Carbon: where the excess comes from",
    aside: "No credits were bought and none are deducted.",
    paragraphs: [
      "Sixteen tonnes come from a boiler that a heat pump was to replace in 2024, in a building where we are tenants; the owner needed the consent of four occupants. Part of the saving on electricity is explained in this way, since the pump drew no current.",
      "Travel ended two tonnes under the plan and could have been lower. One mandate took four people, four times, to sites on another continent; two would have sufficed, which would have saved five and a half tonnes. The excess was not seen in time, because travel was counted at the end of the quarter. From 1 January 2027 it is counted each week, before departure.",
    ],
    link: "The path to 2030, ceiling by ceiling",
  },
  quote: "{{measured}} tonnes measured, {{target}} allowed: the target for 2025 was missed.",
  community: {
    title: "Community investment: behind the planned pace",
    paragraphs: [
      "At this pace the share will be 0.9% in 2027, against a target of 1%. To give more, we need to know more organisations well. The tutoring scheme closed four months after our payment, because it had no lease on its premises; we now ask to see this document beforehand.",
      "Of the first 38 apprentices, 27 finished. We do not know how many would have done so in another programme.",
    ],
    table: {
      caption: "Gifts in 2025",
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
        text: "Until 2025 there was no deadline, and the slow files were set aside.",
      },
      {
        when: "2027",
        title: "One per cent of fees",
        text: "Failing that, the shortfall and its reasons will be published.",
      },
      {
        when: "2028",
        title: "Four women in ten partners and directors",
        text: "With eleven people at that level, this means five.",
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
