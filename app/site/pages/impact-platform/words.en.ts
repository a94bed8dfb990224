export default {
  meta: {
    title: "Impact investment platform",
    description:
      "Six themes, from clean energy to tech innovation, in which we look for investments whose effect can be stated in advance and measured afterwards.",
  },
  title: "Impact investing, theme by theme",
  lede: "The platform is a selection of projects on which our French company advises its clients, in six themes: clean energy, the circular economy, healthcare innovation, smart cities, sustainable agriculture and tech innovation. Clients invest themselves and pay for the advice; the projects pay us nothing. Every project states the change it seeks, the people concerned and the evidence it will provide. A financial return is sought but never assured, and we speak of impact only where the effect can be measured.",
  millions: "€{{value}}m",
  measures: {
    title: "Four measures and their limits",
    asOf: "At {{date}}.",
    counts: "Counted",
    omits: "Limits",
    rows: {
      investments: {
        name: "Total investments",
        counts:
          "The capital invested by our clients, on our advice, in the projects of the six themes, at cost, less repayments.",
        omits:
          "The sum says nothing of the effect: some is claimed for €113m of it, or 27%. Two of the six themes have been assessed so far.",
      },
      projects: {
        name: "Active projects",
        counts:
          "Each company or site with an agreement in force, whether or not it is producing yet.",
        omits:
          "The number says nothing of their size. Of the {{projects}} projects, {{assessed}} were assessed in February 2026, {{empty}} of them without a result to report; the other {{others}} have not been assessed yet.",
      },
      partners: {
        name: "Strategic partners",
        counts:
          "Co-investors, operators, public lenders and laboratories bound to a project by a signed agreement.",
        omits: "Contacts without a signed agreement are not counted.",
      },
      carbon: {
        name: "Carbon reduction",
        counts:
          "The fall since {{year}} in tonnes of CO₂ equivalent per million euros invested, for all the investments we advise on.",
        omits: "{{caveat}} Absolute tonnes will be given once coverage reaches 85%.",
      },
    },
    figure: {
      title: "Carbon intensity of the investments advised on, 2021 to 2025",
      alt: "A line falling each year, from 118 tonnes per million euros invested in 2021 to 109, 96, 84 and then 73 in 2025.",
      unit: "tCO₂e/€m",
      series: "Intensity",
    },
  },
  themes: {
    title: "The six themes",
    lede: "In each seal a petal is a project and a line is four million euros.",
    figure: {
      title: "{{total}} by theme",
      alt: "The parts of {{total}}: clean energy 124, circular economy 78, healthcare innovation 66, smart cities 52, sustainable agriculture 48 and tech innovation 44 million euros.",
      unit: "€m",
      series: "Amount",
    },
    projects: "{{value}} projects",
    change: "Change sought",
    held: "Projects",
    indicator: "Main indicator",
    doubt: "Reservation",
    items: {
      "clean-energy": {
        change:
          "Less gas burned, and electricity from roofs, sites and ground already built on or degraded.",
        held: "Solar on warehouses and on a quarry, a wind farm with new turbines, biomethane from farms, heat pumps for 1,140 social homes, heat recovery in small factories, a battery storage site, a district heating network.",
        indicator: "Megawatt-hours in a year, read from meters.",
        doubt:
          "The effect of the battery storage site cannot be established: during 41% of its charging hours gas plants were at the margin. We have asked the clients concerned whether to remove it from the selection.",
      },
      "circular-economy": {
        change: "Goods that last longer, are used again or are recycled instead of being burned.",
        held: "Plastics recycling, workwear rented and repaired, office computers refurbished, building materials resold, bottles washed, vehicle batteries given a second life.",
        indicator: "Tonnes, devices or trips, weighed or counted.",
        doubt:
          "Seventy-one bottles in a hundred come back where eighty were planned. At that rate, washing beats a new bottle by a narrow margin at best.",
      },
      "healthcare-innovation": {
        change: "Care that is reached sooner, and nearer home.",
        held: "Imaging units on lorries for rural districts, a hospital-at-home service, a faster laboratory test for blood infections, reusable surgical instruments.",
        indicator: "Days between a prescription and the procedure.",
        doubt:
          "A shorter wait does not prove better health. Health outcomes belong to the hospitals; three of the four projects obtain them.",
      },
      "smart-cities": {
        change: "Water, lighting and bus networks that serve as many people with fewer resources.",
        held: "Leak detection in a water network, street lighting renewed in a mid-sized town, priority for buses at junctions.",
        indicator: "Cubic metres lost, kilowatt-hours per lamp, minutes per journey.",
        doubt:
          "A device that counts vehicles can recognise drivers. Any device that identifies a person is excluded; one project lost a tender for that reason.",
      },
      "sustainable-agriculture": {
        change: "Soils that hold more water and carbon, and farms that buy less fertiliser.",
        held: "Hedges and trees on arable land, dairy farms returned to grass, sorting and storage for pulses.",
        indicator: "Kilograms of nitrogen bought per hectare.",
        doubt:
          "Carbon in soil can be measured after about five years; until then that line of the table stays empty.",
      },
      "tech-innovation": {
        change: "Machines that do the same work with less energy and fewer failures.",
        held: "Software that finds leaks of compressed air, power electronics for industrial motors, sensors for ageing bridges.",
        indicator: "Kilowatt-hours saved at customers with a meter.",
        doubt:
          "Many buyers would have chosen a competing product. We count metered savings and attribute only a small part to the investment.",
      },
    },
  },
  added: {
    title: "The contribution of capital",
    aside:
      "Two people judged each project separately and disagreed on four; the less favourable view was kept each time.",
    paragraphs: [
      "In February 2026 we published an assessment of the fourteen projects in the first two themes. We asked third parties (lenders that were not chosen, competitors and local authorities) what would exist today without our clients.",
      "For €34m of €202m the capital was probably decisive, banks having refused. For €59m it probably changed little. The other four themes, {{others}} projects, are to be assessed in 2027; until then no effect is claimed for them.",
    ],
    figure: {
      title: "Capital in fourteen projects, by our judgement of its contribution",
      alt: "Of 202 million euros, 34 went to projects where the capital was probably decisive, 79 to projects it made earlier or larger, 59 where it probably changed little and 30 where we cannot tell.",
      unit: "€m",
      series: "Capital",
      decisive: "Decisive",
      earlier: "Earlier or larger",
      little: "Little changed",
      unknown: "Cannot tell",
    },
  },
  entry: {
    title: "Conditions of entry",
    items: [
      {
        title: "The change is named",
        text: "In one sentence, with the people it concerns and those it may harm.",
      },
      {
        title: "The starting point is signed",
        text: "By the project and by the investor. Since January 2026 we have recommended no first payment without it; one project financed earlier without meters has no measurable result.",
      },
      {
        title: "The indicators are few",
        text: "One main one, two at most beside it, each with its source and the name of the post that answers for it.",
      },
      {
        title: "A return is sought",
        text: "The price is examined without regard to the effect, which is no reason to pay more.",
      },
      {
        title: "The accidents are reported",
        text: "In 2025, {{accidents}} of the {{projects}} projects reported their accident rate; every agreement signed since requires it.",
      },
    ],
  },
  notice: {
    title: "About these figures",
    text: "Projects are described without their names. We advise on them professional clients, and other clients for whom they are suitable, from the minimum that each sets. Nothing on this page is an offer or a recommendation to invest. Our clients pay for our advice on these projects, which we selected: we are not a neutral judge of them.",
  },
  further: {
    title: "Assessment and method",
  },
};
