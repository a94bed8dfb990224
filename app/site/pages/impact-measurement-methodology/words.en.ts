export default {
  meta: {
    title: "Impact measurement methodology",
    description:
      "A starting point, a few indicators, a source for each figure: how we measure impact, and how we keep what is measured apart from what is estimated.",
  },
  title: "How we measure impact",
  lede: "Impact is the difference between the facts observed and those that would have come about anyway. Our methodology fixes the starting point before any investment, keeps to a small number of indicators, names the source of each figure and separates measurement from estimate. Results are reported with their uncertainty, and a missing figure leaves its line empty.",
  principle: {
    title: "One subtraction",
    impact: "Impact",
    result: "The facts observed",
    without: "The facts without the investment",
    text: "The first term can be read from a meter. The second can never be observed; it is established from the evidence of third parties with no interest in the answer. The method aims to make the fragility of this second term visible.",
  },
  rules: {
    title: "Five rules before any formula",
    aside:
      "Version 3, in force since 1 January 2026. New: no first payment recommended without a starting point signed by the project and the investor; accident rates required by contract.",
    items: [
      "The starting point is measured before the first payment, since it cannot be reconstructed later.",
      "A project has one main indicator and two others at most.",
      "Each figure bears its source and its date, and a mark: M for measured, E for estimated.",
      "A missing figure is not replaced by an average, which would pass for a measurement.",
      "Harm is sought as carefully as benefit and is not set off against it, since it falls on other people.",
    ],
    figure: {
      title: "What the results of fourteen projects rest on",
      alt: "Of fourteen projects assessed in 2026, ten results are measured, one is measured in part, one is estimated, and two lines are empty.",
      unit: "projects",
      series: "Projects",
      measured: "M, measured",
      partly: "M and E, in part",
      estimated: "E, estimated",
      empty: "Line left empty",
      note: "Clean energy and circular economy, twelve months to 30 September 2025.",
    },
  },
  formulae: {
    title: "The formulae",
    lede: "Four formulae suffice, and none goes beyond elementary arithmetic; the difficulty lies in the data.",
    where: "where",
    avoided: {
      name: "Emissions avoided in a year",
      symbols: {
        A: "tonnes of CO₂ equivalent avoided",
        E0: "energy bought before, in MWh",
        f0: "emission factor of that energy",
        E1: "energy bought after",
        f1: "emission factor of the new energy",
      },
      note: "For electricity the calculation is made twice, with the grid average and with the plants at the margin; both results are published, without an average.",
    },
    part: {
      name: "The part that falls to our clients",
      symbols: {
        P: "tonnes attributed to our clients",
        K: "capital brought by our clients",
        C: "total cost of the project",
      },
      note: "The rest falls to lenders, grants and owners; without this division each of them could claim the whole.",
    },
    uncertainty: {
      name: "Uncertainty of a sum of parts",
      symbols: {
        u: "uncertainty of the whole",
        w: "weight of a part in the whole",
        ui: "uncertainty of that part",
      },
      note: "Independent errors add up as squares, which is why the formula is written squared. Where they are not independent, as with a single factor used everywhere, they are added as they stand.",
    },
    intensity: {
      name: "Carbon intensity of a portfolio",
      symbols: {
        Q: "tonnes per million euros invested",
        m: "amount invested in a holding",
        v: "value of the holding, debt and cash included",
        g: "its emissions, scopes 1 and 2",
      },
      note: "Attribution follows the standard of the <en>Partnership for Carbon Accounting Financials</en>. European rules call this measure the carbon footprint.",
    },
  },
  example: {
    title: "A worked example: heat pumps in social housing",
    lede: "Project E3 of the assessment published in February 2026: 1,140 homes in which heat pumps replaced gas boilers. {{metered}} have a meter of their own; for the other {{multiplied}} we multiplied.",
    unit: "tCO₂e",
    steps: {
      saving: {
        title: "The energy saved",
        text: "Bills of the last year before the works, readings of the first full year after.",
      },
      average: {
        title: "Avoided, if average power is displaced",
        text: "Gas at {{gas}} tonnes per MWh, electricity at {{average}}.",
      },
      marginal: {
        title: "Avoided, if marginal power is displaced",
        text: "The same gas, and electricity at {{marginal}}.",
      },
      uncertainty: {
        title: "The uncertainty of the energy bought",
        text: "{{meteredError}} for metered homes, {{multipliedError}} for the others, weighted by their number.",
      },
      interval: {
        title: "The interval around each result",
        text: "Bills before the works are good to {{meteredError}}. Metering matters less than the choice of the factor, which moves the result by half.",
      },
      part: {
        title: "The part that falls to our clients",
        text: "€{{capital}}m out of €{{cost}}m; the housing body and its lenders brought the rest.",
      },
    },
    either: "or",
    conclusion:
      "Banks had refused this project, so nothing is deducted for what would have happened anyway. Between {{low}} and {{high}} tonnes a year fall to our clients, depending on what the pumps displace. The assessment prints the whole project, rounded to the hundred: {{wholeHigh}} and {{wholeLow}}. Each is correct under its own assumption.",
  },
  portfolio: {
    title: "Second example: three holdings, one without data",
    aside: "This portfolio is made up for the purpose.",
    caption: "Attributed emissions of a portfolio of €{{all}}m",
    holding: "Holding",
    invested: "Invested, €m",
    value: "Value, €m",
    emissions: "Emissions, tCO₂e",
    attributed: "Attributed, tCO₂e",
    total: "Total of what is known",
    paragraphs: [
      "The intensity is {{financed}} ÷ {{invested}} = {{intensity}} tonnes per million, on {{coverage}} of amounts. C is absent from both sums.",
      "Counted as zero, C would have brought the result down to {{flattered}}, a better figure obtained from missing data. Given the average of A and B, it would have left it unchanged without the reader knowing. The coverage is therefore printed beside the intensity, in type of equal size.",
    ],
  },
  anyway: {
    title: "The course of events without the investment",
    aside: "Two people judge separately; where they differ, the less favourable class prevails.",
    paragraphs: [
      "We apply no coefficient of additionality, which would suggest a precision that the evidence does not have. Projects are placed in four classes, each of which sets the effect that may be claimed.",
    ],
    caption: "The four classes and the effect that may be claimed",
    class: "Class",
    evidence: "Evidence required",
    claim: "Effect claimed",
    rows: [
      {
        name: "Decisive",
        evidence: "Written refusals by lenders, or a project abandoned before",
        claim: "The clients’ part, in full",
      },
      {
        name: "Earlier or larger",
        evidence: "The plan that existed without us, with its date and size",
        claim: "The years gained, or the size added",
      },
      {
        name: "Little changed",
        evidence: "Other bidders at the same price, or a market that grew by itself",
        claim: "Nothing: the result is published and not attributed to us",
      },
      {
        name: "Cannot tell",
        evidence: "None that two people agree on",
        claim: "Nothing, with the reason",
      },
    ],
  },
  limits: {
    title: "Limits of the method",
    quote: "A starting point cannot be reconstructed afterwards.",
    items: [
      "It does not add up different effects: a megawatt-hour, a tonne of plastic and a patient seen sooner have no common unit.",
      "It does not follow an effect to its end: the energy a home buys is measured, the use its tenants make of the saving is not.",
      "It is applied by us, whom clients pay for advice on these projects; the numbers, the factors and the disagreements are therefore published.",
    ],
  },
  further: {
    title: "Applications of the method",
  },
};
