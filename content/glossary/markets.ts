import type { Term } from "./terms.ts";

/** Portfolios and markets. */
export const markets = [
  {
    id: "asset-allocation",
    term: { en: "Asset allocation", fr: "Allocation d’actifs" },
    definition: {
      en: "The division of a portfolio between shares, bonds, property, private holdings and cash, according to its owner’s needs, horizon and tolerance for loss. It usually weighs more on the result than the choice of individual securities, which is why advice begins there and returns to it when circumstances change.",
      fr: "Répartition d’un portefeuille entre actions, obligations, immobilier, participations non cotées et liquidités, selon les besoins, l’horizon et la tolérance aux pertes de son propriétaire. Elle pèse en général davantage sur le résultat que le choix de chaque titre ; c’est pourquoi le conseil commence par elle et y revient lorsque la situation change.",
    },
    spellings: {
      en: ["asset allocation", "asset allocations", "strategic allocation"],
      fr: ["allocation d’actifs", "allocations d’actifs", "allocation stratégique"],
    },
    see: ["asset-class", "diversification", "benchmark"],
  },
  {
    id: "asset-class",
    term: { en: "Asset class", fr: "Classe d’actifs" },
    definition: {
      en: "A group of investments that share a legal nature, a source of return and a similar reaction to growth, inflation and interest rates: shares, bonds, property, private equity, infrastructure, cash. The borders are conventional; two funds filed under the same heading may behave quite differently, so the label never replaces a look at the holdings.",
      fr: "Famille de placements qui partagent une nature juridique, une source de rendement et une réaction semblable à la croissance, à l’inflation et aux taux : actions, obligations, immobilier, capital-investissement, infrastructures, liquidités. Les frontières sont conventionnelles ; deux fonds rangés sous la même étiquette peuvent se comporter différemment, et celle-ci ne dispense pas d’examiner leur contenu.",
    },
    spellings: {
      en: ["asset class", "asset classes"],
      fr: ["classe d’actifs", "classes d’actifs"],
    },
    see: ["asset-allocation", "liquidity"],
  },
  {
    id: "diversification",
    term: { en: "Diversification", fr: "Diversification" },
    definition: {
      en: "Spreading money over investments that do not depend on the same causes, so that one failure or one event cannot decide the whole result. It reduces risk without necessarily lowering expected return. Counting holdings is not enough: twenty companies selling to one industry amount, in a downturn, to one position.",
      fr: "Fait de répartir son capital entre des placements qui ne dépendent pas des mêmes causes, afin qu’une défaillance ou un événement ne décide pas seul du résultat. Elle réduit le risque sans diminuer forcément le rendement attendu. Compter les lignes ne suffit pas : vingt sociétés qui vendent au même secteur n’en font, en période de crise, qu’une seule.",
    },
    spellings: { en: ["diversification"], fr: ["diversification"] },
    see: ["asset-allocation", "vintage", "volatility"],
  },
  {
    id: "drawdown",
    term: { en: "Drawdown (market loss)", fr: "Perte maximale" },
    also: { en: "Maximum drawdown", fr: "Maximum drawdown" },
    definition: {
      en: "The fall of a portfolio or an index, in per cent, from a high point to the lowest that follows before a new high; the maximum is the largest over a period. It shows what an owner would have had to endure. Not to be confused with the drawdown of a private equity fund, which is a capital call.",
      fr: "Baisse d’un portefeuille ou d’un indice, en pourcentage, entre un sommet et le point le plus bas qui le suit, la plus forte de la période étant retenue. Elle montre ce qu’un propriétaire aurait dû endurer. L’anglais « drawdown » désigne aussi l’appel de fonds en capital-investissement, qui est tout autre chose.",
    },
    spellings: {
      en: ["maximum drawdown", "maximum drawdowns", "max drawdown", "peak-to-trough"],
      fr: ["perte maximale", "pertes maximales", "maximum drawdown", "baisse maximale"],
    },
    see: ["capital-call", "volatility"],
  },
  {
    id: "duration",
    term: { en: "Duration", fr: "Duration" },
    also: { en: "Macaulay duration; modified duration", fr: "Duration de Macaulay ; sensibilité" },
    definition: {
      en: "The average time, in years, until a bond’s payments are received, each weighted by its present value. In its modified form it measures how far the price moves when rates do: at six, a rise of one percentage point costs about 6%. It is not the time left to maturity, which ignores the coupons.",
      fr: "Délai moyen, en années, avant l’encaissement des flux d’une obligation, chacun étant pondéré par sa valeur actuelle. On en tire la sensibilité, qui mesure la variation du prix lorsque les taux bougent : à six, une hausse d’un point coûte environ 6 %. À ne pas confondre avec la durée restant à courir, qui ignore les coupons.",
    },
    spellings: {
      en: ["modified duration", "Macaulay duration", "portfolio duration", "duration risk"],
      fr: ["duration"],
    },
    see: ["volatility", "asset-class"],
  },
  {
    id: "liquidity",
    term: { en: "Liquidity", fr: "Liquidité" },
    definition: {
      en: "The ease with which an asset can be turned into cash, quickly and without giving up much of its price. A government bond sells in seconds, a fund interest in months, a family company in a year or more. It tends to shrink when many owners wish to sell, that is, when it matters.",
      fr: "Facilité avec laquelle un actif se transforme en argent, vite et sans sacrifier beaucoup de son prix. Une obligation d’État se vend en quelques secondes, une part de fonds non coté en quelques mois, une entreprise familiale en un an ou davantage. Elle se réduit quand beaucoup veulent vendre, donc au moment où elle compte.",
    },
    spellings: { en: ["liquidity", "illiquidity"], fr: ["liquidité", "illiquidité"] },
    see: ["asset-class", "secondary"],
  },
  {
    id: "benchmark",
    term: { en: "Benchmark", fr: "Indice de référence" },
    also: { en: "Reference index", fr: "Benchmark" },
    definition: {
      en: "An index or a mix of indices, chosen in advance, against which a portfolio’s return and risk are judged. A sound one can be bought, includes dividends, is in the client’s currency and resembles the mandate. Changing it after the event deprives the comparison of meaning, so a report states which is used and since when.",
      fr: "Mesure extérieure, faite d’un indice ou de plusieurs combinés, choisie d’avance pour juger le rendement et le risque d’un portefeuille. Elle doit pouvoir s’acheter, inclure les dividendes, être libellée dans la monnaie du client et ressembler au mandat. En changer après coup ôte son sens à la comparaison ; un rapport précise donc laquelle est employée, et depuis quand.",
    },
    spellings: {
      en: ["benchmark", "benchmarks", "reference index", "reference indices"],
      fr: ["indice de référence", "indices de référence", "benchmark", "benchmarks"],
    },
    see: ["asset-allocation", "volatility"],
  },
  {
    id: "volatility",
    term: { en: "Volatility", fr: "Volatilité" },
    definition: {
      en: "The extent to which returns scatter around their average, measured as a standard deviation and usually stated per year. It says nothing about permanent loss. For unlisted assets, valued a few times a year from estimates, it looks lower than it is, which makes comparison with listed shares misleading.",
      fr: "Ampleur de la dispersion des rendements autour de leur moyenne, mesurée par un écart type et exprimée en général sur un an. Elle ne dit rien de la perte définitive. Pour les actifs non cotés, estimés quelques fois l’an, elle paraît plus faible qu’elle ne l’est, ce qui fausse la comparaison avec les actions cotées.",
    },
    spellings: { en: ["volatility"], fr: ["volatilité"] },
    see: ["drawdown", "diversification"],
  },
  {
    id: "custody",
    term: { en: "Custody", fr: "Conservation" },
    also: { en: "Safekeeping; depositary", fr: "Garde des actifs ; dépositaire" },
    definition: {
      en: "The holding of securities and cash for their owner by a bank or other authorised institution, apart from its own assets. A fund’s depositary goes further: it verifies ownership of unlisted assets, monitors cash and oversees the manager. For a client, it means that the adviser never holds the money.",
      fr: "Détention, par une banque ou un autre établissement habilité, des titres et des espèces d’un client, séparés des avoirs de l’établissement. Le dépositaire d’un fonds va plus loin : il vérifie la propriété des actifs non cotés, suit les flux d’argent et contrôle le gestionnaire. Pour le client, cela signifie que son conseil ne détient jamais son argent.",
    },
    spellings: {
      en: ["custody", "custodian", "custodians", "depositary", "depositaries"],
      fr: [
        "dépositaire",
        "dépositaires",
        "conservation des titres",
        "conservation d’actifs",
        "conservation des actifs",
      ],
    },
    see: ["aifmd", "net-asset-value"],
  },
] as const satisfies readonly Term[];
