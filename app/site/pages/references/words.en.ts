export default {
  meta: {
    title: "References",
    description:
      "Our past mandates, anonymised: described by sector, by the client’s position and by the work asked of us, never by name.",
  },
  title: "References, without names",
  lede: "Our references carry no names. A mandate is described by its sector, the client’s position and the work asked of us. Places are given as regions, dates as periods and amounts as ranges, and details by which a third party could recognise a client have been left out. Investment advice and private equity mandates are those of our French company; merger and strategy mandates are those of either company.",
  rule: "Every page, publication and letter of this site keeps this rule. Where an example needs exact amounts, they have all been altered in the same proportion, and the text says so. A client is recognisable only if it has agreed, which is then said.",
  record: {
    title: "By period and by service",
    caption: "{{count}} mandates from {{from}} to {{to}}, one seal for each",
    service: "Service",
  },
  list: {
    title: "The mandates",
    filter: "Service",
    all: "All",
    shown_one: "{{count}} mandate shown",
    shown_other: "{{count}} mandates shown",
    difficulty: "Difficulty",
    work: "Our work",
  },
  cases: {
    toolmaker: {
      difficulty:
        "An industrial group offered more and would have moved production elsewhere. The managers had the confidence of the workforce and little money, and the only bank they had approached withdrew halfway; we should have asked them sooner how firm their financing was.",
      work: "The managers, who had an adviser of their own, found a second bank and a regional fund; for the seller, we examined how certain the payment was. The seller lent between a tenth and a fifth of the price and accepted some seven per cent less than the competing offer, with both results before him after tax.",
    },
    "district-heating": {
      difficulty:
        "The funds gave our client a few weeks to answer. Part of the network was some fifty years old, and the exit clause allowed the funds to sell first.",
      work: "We obtained a second technical report at the funds’ expense, a price formula that users can check, and the right to sell at the same time and price as the funds. The client invested about two thirds of the amount first offered.",
    },
    "hospital-foundation": {
      difficulty:
        "The board wanted a higher income and the exclusion of several sectors that conflict with its purpose. The exclusions removed more than two thirds of the candidate funds.",
      work: "We set out their cost, about a tenth of a point a year in expected charges, and the board confirmed its choice. The new asset allocation was in place within a year, later than planned.",
    },
    "food-wholesaler": {
      difficulty:
        "One shareholder ran the company and another wished to be paid out, while a loan was to fall due in a single sum. In a bad year the company could not have serviced its debt under any ownership.",
      work: "The debt was dealt with first: it was spread over several years, and part of the property was sold and rented back. Between a quarter and a third of the shares then changed hands in two steps, and independent directors joined the board.",
    },
    "surface-treatment": {
      difficulty:
        "The seller’s environmental report concluded that the groundwater was clean, on samples taken upstream of the site; our client had already signed a letter of intent.",
      work: "We advised making the price depend on a second survey and placing part of it in escrow for several years; the survey confirmed the doubt, and the price was reduced.",
    },
    "care-homes": {
      difficulty:
        "The forecasts were good and our client knew the lead fund, but staff turnover was high and agency workers covered a large share of shifts. We saw in this a risk to residents as well as to margins.",
      work: "We advised against the investment before the deadline, and the client followed. Other investors went in; their results have so far been in line with the forecasts.",
    },
    "pension-scheme": {
      difficulty:
        "The manager ranked first on fees and record declined to say how it treats borrowers in breach of labour law; the board needed grounds to pass over the cheapest candidate.",
      work: "All candidates received our twenty-one questions, and their answers were laid before the board in one table. It chose the second, for about a tenth of a point more a year, and recorded its reasons in the minutes.",
    },
    "cold-store": {
      difficulty:
        "The warehouse on which the plan rested was to stand on land exposed to flooding; the alternative site had a higher rent and less room.",
      work: "We recommended the alternative and estimated the cost of a flooded month. The client built on the first site, with raised foundations; the advice and the decision are both on file.",
    },
    "packaging-division": {
      difficulty:
        "The division shared its plant, its invoicing and its treasury with the group that was selling it, and had never had accounts of its own.",
      work: "We rebuilt several years of accounts for the buyer, found EBITDA well below the seller’s figure, and had the price fixed by locked box on the rebuilt balance sheet. The carve-out needed more than a year of transitional services, about twice what had been offered.",
    },
    "fund-interests": {
      difficulty:
        "The interests were spread over many jurisdictions, and the consent of general partners took from a few days to several months; the insurer needed the cash before its year end.",
      work: "On our advice it sold in two lots, the quick consents first, at roughly nine tenths and then at between eight and nine tenths of net asset value; the gap was explained to the board line by line.",
    },
    "four-branches": {
      difficulty:
        "The assets lay with several custodian banks whose reports could not be added up, because each was measured against its own benchmark; some branches needed income and others did not.",
      work: "We drew up one inventory and proposed two model allocations under common rules, which the branches adopted; total fees fell by about a third.",
    },
    "printing-group": {
      difficulty:
        "Members of the second generation sat on the board, ran the plants and set their own budgets; there was no rule for dividends.",
      work: "Over less than a year we wrote with them a family charter, a dividend rule tied to net debt and the job description of an outside chair. The governance has since been tested by a poor year and a resignation.",
    },
    "veterinary-laboratory": {
      difficulty:
        "Founder and buyer disagreed on the value of a product that had not yet been approved; the founder wished to stay for a short time only.",
      work: "We bridged the gap with an earn-out tied to the approval, since the founder would have had no control over later revenue. The approval came late but within the agreed period, and the sum was paid.",
    },
    "university-foundation": {
      difficulty:
        "A first legacy of several million euros arrived before there was a rule for spending it. Part of the board wished to spend it at once; the will required the capital to be preserved.",
      work: "We wrote a short policy that begins with the yearly spending rule and derives the allocation from it; funds were selected once the board had adopted it.",
    },
    "family-holding": {
      difficulty:
        "The family intended to commit the whole proceeds to funds of a single year and had never answered a capital call.",
      work: "We advised spreading the programme over several vintages and holding the sums not yet called in short bonds matched to the expected calls. We later advised against a sought-after fund whose terms had changed.",
    },
    "hotel-group": {
      difficulty:
        "All establishments closed within days, with a few weeks of cash. The banks asked for a forecast that could not be made.",
      work: "We wrote a cash plan for three dates of reopening, updated every week and presented to the banks each month. A state-guaranteed loan covered the second date; the third came about, and some establishments had to be sold.",
    },
    "engineering-merger": {
      difficulty:
        "The two firms could not agree on who would lead, and their order books could not be compared: one billed by the day, the other by the project.",
      work: "Acting for one of them, we had both order books read by one auditor and the exchange ratio based on contracts already signed. The other side was advised by a firm of its own.",
    },
  },
  closing: {
    title: "Beyond this list",
    text: "The list is our own selection and says nothing about the outcome of other mandates. It leaves out mandates still running, clients who prefer not to be described and work declined before it began. When a decision depends on it, we can ask a former client to speak to you.",
    action: "Ask for a conversation",
  },
};
