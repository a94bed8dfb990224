export default {
  meta: {
    title: "Impact investment platform",
    description:
      "Six themes, from clean energy to tech innovation, in which we look for investments whose effect can be stated in advance and measured afterwards.",
  },
  title: "Impact investing, theme by theme",
  lede: "Clean energy, the circular economy, healthcare innovation, smart cities, sustainable agriculture and tech innovation: in these six themes we look for investments whose effect can be stated and measured. Every project must name the change it seeks, the people concerned and the evidence it will provide. A financial return is expected. Where the effect cannot be measured, we do not call it impact.",
  millions: "€{{value}}m",
  measures: {
    title: "Four measures, and what they leave out",
    asOf: "At {{date}}.",
    counts: "What it counts",
    omits: "What it leaves out",
    rows: {
      investments: {
        name: "Total investments",
        counts:
          "The capital our clients hold in the projects of the six themes, at cost, less what has been repaid.",
        omits:
          "What the capital achieved. A sum is a means; two of the six themes have so far been assessed for their effect.",
      },
      projects: {
        name: "Active projects",
        counts:
          "Each company or site with an agreement in force, whether or not it is producing yet.",
        omits: "Their size. Two of the {{projects}} had no output to report in the last period.",
      },
      partners: {
        name: "Strategic partners",
        counts:
          "Co-investors, operators, public lenders and laboratories bound to a project by a signed agreement.",
        omits: "Anyone with whom we merely talk.",
      },
      carbon: {
        name: "Carbon reduction",
        counts:
          "The fall since {{year}} in tonnes of CO₂ equivalent per million euros invested, for all the investments we advise on.",
        omits:
          "A quarter of amounts, for which data are wanting, and the part of the fall that is due to prices.",
      },
    },
    figure: {
      title: "Carbon intensity of the investments advised, 2021 to 2025",
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
    held: "What is held",
    indicator: "Main indicator",
    doubt: "Our doubt",
    items: {
      "clean-energy": {
        change:
          "Less gas burned, and power from roofs, sites and ground already built on or spoilt.",
        held: "Solar on warehouses and on a quarry, a wind farm renewed, biomethane from farms, heat pumps for 1,140 social homes, heat recovery in small factories, a battery store, a district heating network.",
        indicator: "Megawatt-hours in a year, read from meters.",
        doubt:
          "The battery store is a sound asset to whose effect we cannot give a sign: during 41% of its charging hours gas was at the margin. We have asked the clients concerned whether to move it out of the platform.",
      },
      "circular-economy": {
        change: "Things that are used longer, used again, or at least not burned.",
        held: "Plastics recycling, workwear rented and repaired, office computers refurbished, building materials resold, bottles washed, vehicle batteries given a second life.",
        indicator: "Tonnes, devices or trips, weighed or counted.",
        doubt:
          "Seventy-one bottles in a hundred come back where eighty were planned. Near that rate, washing beats a new bottle by a narrow margin or not at all.",
      },
      "healthcare-innovation": {
        change: "Care that is reached sooner, and nearer home.",
        held: "Imaging units on lorries for rural districts, a hospital-at-home service, a faster laboratory test for blood infections, reusable surgical instruments.",
        indicator: "Days between a prescription and the act.",
        doubt:
          "A patient seen sooner is not yet a patient in better health. The second figure belongs to the hospitals, and three of four share it.",
      },
      "smart-cities": {
        change: "Water, light and buses that serve as many people with less.",
        held: "Leak detection in a water network, street lighting renewed in a town of forty thousand, priority for buses at crossings.",
        indicator: "Cubic metres lost, kilowatt-hours per lamp, minutes per journey.",
        doubt:
          "What counts vehicles can recognise drivers. We exclude any device that identifies a person, and have lost a tender over it.",
      },
      "sustainable-agriculture": {
        change: "Soils that hold more water and carbon, and farms that buy less fertiliser.",
        held: "Hedges and trees on arable land, dairy farms returned to grass, sorting and storage for pulses.",
        indicator: "Kilograms of nitrogen bought per hectare.",
        doubt:
          "Carbon in soil shows after five years, if the weather allows. Until then that line of the table is empty.",
      },
      "tech-innovation": {
        change: "Machines that do the same work with less energy and fewer failures.",
        held: "Software that finds leaks of compressed air, power electronics for industrial motors, sensors for ageing bridges.",
        indicator: "Kilowatt-hours saved at customers that have a meter.",
        doubt:
          "Many customers would have bought from a competitor. We count what is metered, and claim little of it.",
      },
    },
  },
  added: {
    title: "What the money added",
    aside:
      "Two of us judged each project separately and disagreed on four. The less favourable view prevailed each time.",
    paragraphs: [
      "In February 2026 we published an assessment of the fourteen projects in the two first themes. We asked people with no reason to flatter us, rejected lenders, competitors and local authorities, what would exist today had our clients not come.",
      "For €34m of €202m the capital was probably decisive: banks had refused. For €59m it probably changed little. The other four themes are to be assessed in 2027; until then we make no claim for them.",
    ],
    figure: {
      title: "Capital in fourteen projects, by our judgement of what it added",
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
    title: "Before the first euro",
    items: [
      {
        title: "The change is named",
        text: "In one sentence, with the people it concerns and those it may harm.",
      },
      {
        title: "The starting point is signed",
        text: "By both sides. Since January 2026 no first payment leaves without it; we once paid without meters, and that line of the table will stay empty for good.",
      },
      {
        title: "The indicators are few",
        text: "One main one, two at most beside it, each with its source and the name of the post that answers for it.",
      },
      {
        title: "The return is expected",
        text: "Impact is no reason to pay more. The price is examined as if there were no effect at all.",
      },
      {
        title: "The accidents are reported",
        text: "Eleven of {{projects}} projects gave us their accident rate in 2025. Every agreement signed since then requires it.",
      },
    ],
  },
  notice: {
    title: "Read this with the rest",
    text: "Capital invested in such projects may be lost in part or in full, and some can be sold only years later, or not at all. Results observed in one period do not predict those of another. Projects are anonymised; the figures are illustrations. Nothing on this page is an offer or a recommendation to invest. The firm is paid for advising on these projects and so is not a neutral judge of them.",
  },
  further: {
    title: "How it is assessed",
  },
};
