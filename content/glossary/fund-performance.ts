import type { Term } from "./terms.ts";

/** How a fund’s results are measured. */
export const fundPerformance = [
  {
    id: "tvpi",
    term: { en: "TVPI", fr: "TVPI" },
    also: {
      en: "Total value to paid-in",
      fr: "Multiple de valeur totale (total value to paid-in)",
    },
    definition: {
      en: "The sum of what a fund has already distributed and of the net asset value that remains, divided by what investors have paid in. A ratio of 1.6 means one euro has become 1.60, part of it still an estimate. It ignores time, and is therefore read with the internal rate of return and the DPI.",
      fr: "Somme de ce qu’un fonds a déjà distribué et de la valeur liquidative restante, rapportée à ce que les investisseurs ont versé. Un ratio de 1,6 signifie qu’un euro en représente 1,60, dont une partie demeure estimée. Il ignore le temps et se lit donc avec le taux de rendement interne et le DPI.",
    },
    spellings: { en: ["TVPI"], fr: ["TVPI"] },
    see: ["dpi", "internal-rate-of-return", "net-asset-value"],
  },
  {
    id: "dpi",
    term: { en: "DPI", fr: "DPI" },
    also: {
      en: "Distributions to paid-in",
      fr: "Multiple de distributions (distributions to paid-in)",
    },
    definition: {
      en: "Cash and securities returned to investors, divided by the capital they have paid into the fund. Below one, they have not yet recovered their outlay; above one, the surplus is realised gain. Since it contains no estimate, valuations cannot flatter it, but it says little about a young fund.",
      fr: "Argent et titres rendus aux investisseurs, divisés par le capital qu’ils ont versé au fonds. En dessous de 1, ils n’ont pas encore recouvré leur mise ; au-dessus, l’excédent est un gain réalisé. Ce ratio ne contient aucune estimation et ne dépend donc pas des valorisations, mais il renseigne peu sur un fonds jeune.",
    },
    spellings: { en: ["DPI"], fr: ["DPI"] },
    see: ["tvpi", "distribution"],
  },
  {
    id: "internal-rate-of-return",
    term: { en: "Internal rate of return", fr: "Taux de rendement interne" },
    also: { en: "IRR", fr: "TRI" },
    definition: {
      en: "The annual discount rate at which the present value of all payments into and out of an investment, its final or estimated value included, is nil. It takes account of dates, so early receipts and credit lines that postpone calls raise it. Always ask whether it is stated before or after fees.",
      fr: "Rendement annuel qui ramène à zéro la somme actualisée de tous les versements et encaissements d’un placement, valeur finale ou estimée comprise. Il tient compte des dates : des encaissements précoces, ou une ligne de crédit qui retarde les appels, le relèvent. Il faut toujours demander s’il est donné avant ou après frais.",
    },
    spellings: {
      en: ["internal rate of return", "internal rates of return", "IRR", "IRRs"],
      fr: [
        "taux de rendement interne",
        "taux de rentabilité interne",
        "taux interne de rentabilité",
        "TRI net",
        "TRI brut",
      ],
    },
    see: ["tvpi", "hurdle-rate", "capital-call"],
  },
  {
    id: "vintage",
    term: { en: "Vintage", fr: "Millésime" },
    also: { en: "Vintage year", fr: "Vintage" },
    definition: {
      en: "The year in which a fund begins to invest; depending on the source, that of its first closing, first capital call or first acquisition. Funds are compared with others of the same year because they met the same prices and credit conditions. Spreading commitments over several years avoids depending on one of them.",
      fr: "Année où un fonds commence à investir ; selon les sources, celle de sa première clôture, de son premier appel de fonds ou de sa première acquisition. Un fonds se compare à ceux de la même année, qui ont connu les mêmes prix et le même crédit. Étaler ses souscriptions sur plusieurs années évite de dépendre d’une seule.",
    },
    spellings: {
      en: ["vintage", "vintages", "vintage year", "vintage years"],
      fr: ["millésime", "millésimes"],
    },
    see: ["commitment", "j-curve", "diversification"],
  },
  {
    id: "j-curve",
    term: { en: "J-curve", fr: "Courbe en J" },
    definition: {
      en: "The shape traced by the net result of a private equity fund over its life: negative at first, when fees and costs precede gains, then rising as companies are sold. The trough often falls between the second and the fifth year. A young fund’s poor figures are thus neither a verdict nor an excuse.",
      fr: "Tracé du résultat net d’un fonds de capital-investissement au fil de sa vie : négatif d’abord, quand frais et coûts précèdent les gains, puis croissant à mesure que les sociétés sont vendues. Le creux se situe souvent entre la deuxième et la cinquième année. Les chiffres médiocres d’un fonds jeune ne permettent donc pas encore de le juger.",
    },
    spellings: { en: ["J-curve", "J-curves"], fr: ["courbe en J", "courbes en J"] },
    see: ["vintage", "internal-rate-of-return", "net-asset-value"],
  },
  {
    id: "net-asset-value",
    term: { en: "Net asset value", fr: "Valeur liquidative" },
    also: { en: "NAV", fr: "VL, actif net" },
    definition: {
      en: "A fund’s assets at a given date, less its debts, divided where needed by the number of units. For listed holdings it rests on market prices; for private ones, on estimates made quarterly or half-yearly under published guidelines. It is therefore an opinion with a date, which only a sale confirms or corrects.",
      fr: "Avoirs d’un fonds à une date donnée, diminués de ses dettes et divisés, s’il y a lieu, par le nombre de parts. Pour les titres cotés, elle repose sur des cours ; pour les autres, sur des estimations trimestrielles ou semestrielles établies selon des règles publiées. C’est donc une opinion datée, que seule une vente confirme ou corrige.",
    },
    spellings: {
      en: ["net asset value", "net asset values", "NAV", "NAVs"],
      fr: ["valeur liquidative", "valeurs liquidatives"],
    },
    see: ["tvpi", "secondary", "liquidity"],
  },
] as const satisfies readonly Term[];
