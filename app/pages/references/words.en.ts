export default {
  meta: {
    title: "References",
    description:
      "Our track record, anonymised: engagements described by sector, by the client’s position and by the work asked of us, never by name.",
  },
  title: "Our references, without the names",
  lede: "Confidentiality is part of the service, so our references carry no names. We describe an engagement by its sector, the client’s position and what we were asked to do, in terms from which no third party could identify it. A past transaction shows what we have worked on; it promises nothing about the outcome of the next.",
  record: {
    title: "By year and by service",
    caption: "{{count}} engagements from {{from}} to {{to}}, one seal for each",
    service: "Service",
  },
  list: {
    title: "The engagements",
    filter: "Service",
    all: "All",
    shown_one: "{{count}} engagement shown",
    shown_other: "{{count}} engagements shown",
    difficulty: "What was difficult",
    work: "What we did",
  },
  cases: {
    toolmaker: {
      difficulty:
        "Two groups would pay more and move the machines; the four managers had the trust of the workshop and hardly any money. Their only bank withdrew halfway, and the error was ours: we had let them rely on one.",
      work: "We found a second bank and a regional fund, and the buy-out was signed at €12.2m, of which the seller lends €1.6m over five years. The other offer was €13.1m; the owner had both figures, after tax, before he chose.",
    },
    "district-heating": {
      difficulty:
        "The two funds offered our client a place at six million euros and three weeks to answer. Two of the eleven kilometres of pipe dated from 1974, and the exit clause let the funds sell first.",
      work: "We obtained a second engineer at the funds’ expense, a heat price that tenants can check, and the right to sell on the same day at the same price. The client invested four million instead of six.",
    },
    "hospital-foundation": {
      difficulty:
        "The board wanted a higher income and no revenue from tobacco, distribution included, nor from alcohol. The second wish cut the list of candidate funds from 41 to 12.",
      work: "We wrote its price on the first page, 0.11 points a year in expected costs, and the board confirmed. The new asset allocation was in place after ten months; we had planned five.",
    },
    "food-wholesaler": {
      difficulty:
        "Of two cousins with equal shares one ran the company and the other wished to be paid, while a loan fell due in one sum within eighteen months. In a bad year the company could not serve its debt, whoever owned it.",
      work: "So the debt came first: it was spread over seven years, and the older warehouse sold and partly rented back. Then 30% of the shares passed, in two steps, and two directors from outside joined the board, which is where its governance began.",
    },
    "surface-treatment": {
      difficulty:
        "The seller’s report found no solvent in the groundwater: it had sampled upstream. Our client had already signed a letter of intent and ordered machines.",
      work: "We advised making the price depend on a second survey and placing part of it in escrow for five years. The survey found what we feared, and the price came down.",
    },
    "care-homes": {
      difficulty:
        "The forecasts were good and our client knew the lead fund; but staff turnover stood at 41%, and agency workers covered one shift in four. We read this as a risk to residents before a risk to margins.",
      work: "We advised against, in writing, before the deadline, and the client followed. Other investors went in, and so far nothing has proved them wrong.",
    },
    "pension-scheme": {
      difficulty:
        "The manager ranked first on fees and record declined to say how it treats borrowers in breach of labour law. The board had to justify passing over the cheapest.",
      work: "We put the same nine questions to all seven candidates and laid the answers before the board in one table. It chose the second, at nine basis points more a year, and the minutes say why.",
    },
    "cold-store": {
      difficulty:
        "The cold store on which the plan rested lay inside a flood zone about to be reclassified. The other site had a higher rent and less room.",
      work: "We recommended the other site, and showed what a flooded month would cost. The client built on the first one, on raised foundations: we record the advice, and that it was not taken.",
    },
    "packaging-division": {
      difficulty:
        "The division shared its plant, its invoicing and its treasurer with the group that was selling it. No accounts had ever shown what it earned alone.",
      work: "We rebuilt three years of accounts for the buyer, found EBITDA a fifth below the seller’s figure, and had the price fixed by locked box on the rebuilt balance sheet. The carve-out took fourteen months of transitional services, where six had been offered.",
    },
    "fund-interests": {
      difficulty:
        "Eleven interests in nine jurisdictions, and general partners whose consent took from three days to four months. The insurer needed the cash before its year end.",
      work: "We sold in two lots, the quick consents first, at 91% and then at 84% of net asset value. The gap between the two was explained to the board line by line, since one average price would have hidden it.",
    },
    "four-branches": {
      difficulty:
        "Three custodian banks, four sets of reports, and no way to add them up, because each was measured against its own benchmark. Two branches needed income; the others did not.",
      work: "We drew up one inventory, then two portfolios under the same rules instead of four under different ones. Fees fell by a third; the meeting at which the cousins first saw a common figure lasted five hours.",
    },
    "printing-group": {
      difficulty:
        "The founder’s three children sat on the board, ran the three factories and set their own budgets. Dividends were decided at the end of a lunch.",
      work: "Over eight months we wrote with them a family charter, a dividend rule tied to net debt, and the job description of an outside chair. The governance has since outlived one bad year and one resignation.",
    },
    "veterinary-laboratory": {
      difficulty:
        "Founder and buyer were two million euros apart on a test that had not been approved yet. The founder, a scientist, would stay two years and no longer.",
      work: "We bridged the gap with an earn-out tied to the approval rather than to revenue, which she could not have controlled. The approval came nine months late, within the agreed period, and the sum was paid in full.",
    },
    "university-foundation": {
      difficulty:
        "A first legacy of six million euros arrived before there was a rule for spending it. The dean wished to endow chairs at once; the donor’s will spoke of perpetuity.",
      work: "We wrote a policy of four pages that begins with what may be spent each year and ends with the allocation, not the reverse. We declined to select funds until the board had adopted it.",
    },
    "family-holding": {
      difficulty:
        "The family wanted to place the whole proceeds in funds of the same year. Nobody in the house had ever answered a capital call.",
      work: "We spread the programme over four vintages and nine funds, and kept what was not yet called in short bonds matched to the calls expected. In the second year we advised passing over a sought-after fund, because its terms had changed.",
    },
    "hotel-group": {
      difficulty:
        "Eleven hotels closed within one week of March, with ten weeks of cash. The banks asked for a forecast that nobody could make.",
      work: "Instead of one forecast we wrote a cash plan for three dates of reopening, renewed it every Friday and took it to the banks each month. A state-guaranteed loan covered the second date; the third came about, and two hotels had to be sold.",
    },
    "engineering-merger": {
      difficulty:
        "The two firms agreed on everything but who would sign. Their order books could not be compared: one billed by the day, the other by the project.",
      work: "Acting for one of them, we had both order books read by the same auditor and the exchange ratio set on contracts already signed. At our request, the other side took an adviser of its own.",
    },
  },
  closing: {
    title: "What is not in this list",
    text: "Mandates still running, clients who prefer not to be described at all, and the assignments we declined before they began. When a decision depends on it, we ask a former client whether they will speak to you; most say yes.",
    action: "Ask for a conversation",
  },
};
