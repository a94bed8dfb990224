import type { Term } from "./terms.ts";

/** Investing in companies through funds, or beside them. */
export const privateEquity = [
  {
    id: "limited-partner",
    term: { en: "Limited partner", fr: "Associé commanditaire" },
    also: { en: "LP", fr: "Limited partner (LP)" },
    definition: {
      en: "An investor in a fund set up as a limited partnership, who provides capital and bears losses only up to the amount committed. In a Luxembourg SCSp that protection holds as long as the partner performs no act of management towards third parties. Pension funds, insurers, foundations and families are typical examples.",
      fr: "Investisseur d’un fonds constitué en société en commandite, qui apporte des capitaux et ne supporte les pertes qu’à hauteur de son engagement. Dans une SCSp luxembourgeoise, cette protection vaut tant qu’il n’accomplit aucun acte de gestion à l’égard des tiers. Caisses de retraite, assureurs, fondations et familles en sont des exemples courants.",
    },
    spellings: {
      en: ["limited partner", "limited partners", "LP", "LPs"],
      fr: [
        "associé commanditaire",
        "associés commanditaires",
        "commanditaire",
        "commanditaires",
        "limited partner",
        "limited partners",
        "LP",
        "LPs",
      ],
    },
    see: ["general-partner", "commitment", "scsp"],
  },
  {
    id: "general-partner",
    term: { en: "General partner", fr: "Associé commandité" },
    also: { en: "GP", fr: "General partner (GP)" },
    definition: {
      en: "The partner that answers without limit for the debts of a limited partnership and, as a rule, directs it or chooses who does. It is generally a company formed by the management team, in Luxembourg most often one with limited liability. Portfolio and risk management are frequently entrusted to an authorised AIFM, distinct from it.",
      fr: "Membre d’une société en commandite qui répond sans limite de ses dettes et, en règle générale, la dirige ou choisit qui la dirige. C’est le plus souvent une société créée par l’équipe de gestion, au Luxembourg sous forme à responsabilité limitée. La gestion du portefeuille et des risques est fréquemment confiée à un GFIA agréé, distinct de lui.",
    },
    spellings: {
      en: ["general partner", "general partners", "GP", "GPs"],
      fr: [
        "associé commandité",
        "associés commandités",
        "commandité",
        "commandités",
        "general partner",
        "general partners",
        "GP",
        "GPs",
      ],
    },
    see: ["limited-partner", "aifm", "sarl"],
  },
  {
    id: "commitment",
    term: { en: "Commitment", fr: "Engagement de souscription" },
    also: { en: "Committed capital", fr: "Capital engagé" },
    definition: {
      en: "The sum an investor promises to pay into a fund when joining it, of which only part, or nothing, is paid at once. The manager calls the remainder as needs arise, usually over three to six years. Until then the investor must keep that money within reach, since failure to pay carries contractual penalties.",
      fr: "Somme que l’investisseur promet de verser à un fonds lorsqu’il y entre, et dont une partie seulement, ou rien, est payée d’emblée. Le gérant appelle le reste au fil des besoins, en général sur trois à six ans. L’investisseur doit garder cet argent disponible, car un défaut de paiement l’expose à des sanctions prévues au contrat.",
    },
    spellings: {
      en: [
        "capital commitment",
        "capital commitments",
        "committed capital",
        "undrawn commitment",
        "undrawn commitments",
      ],
      fr: [
        "engagement de souscription",
        "engagements de souscription",
        "capital engagé",
        "engagement non appelé",
        "engagements non appelés",
      ],
    },
    see: ["capital-call", "limited-partner", "vintage"],
  },
  {
    id: "capital-call",
    term: { en: "Capital call", fr: "Appel de fonds" },
    also: { en: "Drawdown notice", fr: "Appel de capitaux, capital call" },
    definition: {
      en: "A written request by a fund for part of what its investors have promised, payable within a set period, commonly ten business days. It finances an acquisition, fees or expenses. Fund documents also speak of a drawdown; the same word, in market reports, means a fall in value, which is something else.",
      fr: "Demande écrite par laquelle un fonds réclame à ses investisseurs une fraction de leur engagement, payable sous un délai fixé, souvent dix jours ouvrés. Elle finance une acquisition, des honoraires ou des frais. Les documents en anglais disent aussi « drawdown » ; le même mot désigne, dans les rapports de marché, une baisse de valeur.",
    },
    spellings: {
      en: [
        "capital call",
        "capital calls",
        "drawdown notice",
        "drawdown notices",
        "capital drawdown",
        "capital drawdowns",
      ],
      fr: [
        "appel de fonds",
        "appels de fonds",
        "appel de capitaux",
        "appels de capitaux",
        "capital call",
        "capital calls",
      ],
    },
    see: ["commitment", "distribution", "drawdown"],
  },
  {
    id: "distribution",
    term: { en: "Distribution", fr: "Distribution" },
    definition: {
      en: "Money, or more rarely securities, that a fund pays to its investors after a sale, a refinancing or a dividend. The order of payment is laid down in the fund’s documents: capital first, then the hurdle rate, then the sharing of profit. Some payments may be recalled, and the notice should say so.",
      fr: "Argent, plus rarement titres, qu’un fonds remet à ses investisseurs après une vente, un refinancement ou un dividende. L’ordre des paiements est fixé par les documents du fonds : le capital d’abord, puis le rendement prioritaire, puis le partage du profit. Certains versements peuvent être rappelés ; l’avis doit alors l’indiquer.",
    },
    spellings: {
      en: ["distributions", "distribution waterfall"],
      fr: ["distributions", "cascade de distribution"],
    },
    see: ["dpi", "hurdle-rate", "carried-interest"],
  },
  {
    id: "carried-interest",
    term: { en: "Carried interest", fr: "Carried interest" },
    also: { en: "Carry", fr: "Intéressement aux plus-values" },
    definition: {
      en: "The share of a fund’s profit that goes to the management team, customarily one fifth, once investors have recovered their capital and, usually, the hurdle rate. It may be computed on the fund as a whole or deal by deal; the second method pays the team earlier and calls for a clawback clause.",
      fr: "Part du profit d’un fonds attribuée à l’équipe de gestion, d’ordinaire un cinquième, une fois le capital rendu aux investisseurs et, en général, le rendement prioritaire servi. Le calcul porte sur le fonds entier ou opération par opération ; la seconde méthode rémunère l’équipe plus tôt et appelle une clause de restitution.",
    },
    spellings: {
      en: ["carried interest"],
      fr: ["carried interest", "carried", "intéressement aux plus-values"],
    },
    see: ["hurdle-rate", "general-partner", "distribution"],
  },
  {
    id: "hurdle-rate",
    term: { en: "Hurdle rate", fr: "Rendement prioritaire" },
    also: { en: "Preferred return", fr: "Hurdle rate" },
    definition: {
      en: "The annual return that investors must receive, on top of their capital, before the managers share in the profit. In European buy-out funds it often stands at 8%, compounded. A catch-up clause may then direct the next gains to the team until the agreed split of total profit is reached.",
      fr: "Taux annuel que les investisseurs doivent recevoir, en plus de leur capital, avant que l’équipe de gestion participe au profit. Dans les fonds européens de rachat, il est souvent de 8 %, capitalisé. Une clause de rattrapage peut ensuite réserver les gains suivants à l’équipe, jusqu’à ce que le partage convenu du profit total soit atteint.",
    },
    spellings: {
      en: ["hurdle rate", "hurdle rates", "preferred return", "preferred returns"],
      fr: ["rendement prioritaire", "rendements prioritaires", "hurdle", "hurdle rate"],
    },
    see: ["carried-interest", "internal-rate-of-return", "distribution"],
  },
  {
    id: "secondary",
    term: { en: "Secondary transaction", fr: "Opération secondaire" },
    also: { en: "Secondaries", fr: "Secondaire" },
    definition: {
      en: "The purchase of an existing interest in a fund, or of a portfolio of holdings, from an investor or a fund that wishes to leave before the end. The price is quoted as a percentage of net asset value and the transfer normally needs the general partner’s consent. Continuation funds are a variant arranged by the manager.",
      fr: "Rachat d’une participation existante dans un fonds, ou d’un portefeuille de lignes, à un investisseur ou à un fonds qui souhaite sortir avant terme. Le prix s’exprime en pourcentage de la valeur liquidative et le transfert requiert d’ordinaire l’accord du commandité ou de la société de gestion. Le fonds de continuation en est une variante, organisée par le gérant.",
    },
    spellings: {
      en: [
        "secondary transaction",
        "secondary transactions",
        "secondary market",
        "secondary sale",
        "secondary sales",
        "secondaries",
        "continuation fund",
        "continuation funds",
      ],
      fr: [
        "opération secondaire",
        "opérations secondaires",
        "marché secondaire",
        "fonds de continuation",
      ],
    },
    see: ["net-asset-value", "limited-partner", "liquidity"],
  },
  {
    id: "co-investment",
    term: { en: "Co-investment", fr: "Co-investissement" },
    definition: {
      en: "A direct stake in a single company, taken beside a fund and on much the same terms, often with lower fees or none. The investor gains in cost and in choice, gives up diversification, and must decide within weeks. Who bears the costs of a transaction that fails should be settled beforehand.",
      fr: "Participation directe dans une seule société, prise aux côtés d’un fonds et à des conditions voisines, souvent avec des frais réduits ou nuls. L’investisseur y gagne en coût et en choix, renonce à la diversification et doit se décider en quelques semaines. La charge des frais d’une opération abandonnée se règle à l’avance.",
    },
    spellings: {
      en: ["co-investment", "co-investments", "co-invest", "co-investing"],
      fr: ["co-investissement", "co-investissements", "co-investir"],
    },
    see: ["diversification", "due-diligence", "buy-out"],
  },
  {
    id: "buy-out",
    term: { en: "Buy-out", fr: "Rachat avec effet de levier" },
    also: { en: "LBO (leveraged buy-out)", fr: "LBO, capital-transmission" },
    definition: {
      en: "The acquisition of control of a company by investors, frequently with its managers, financed partly by debt that the company’s own cash flow will repay. Borrowing magnifies gains and losses alike. In France a holding company, commonly an SAS, carries the loan and receives the dividends that service it.",
      fr: "Prise de contrôle d’une entreprise par des investisseurs, souvent avec ses cadres, financée en partie par une dette que les flux de l’entreprise rembourseront. L’emprunt amplifie les gains comme les pertes. En France, une société holding, fréquemment une SAS, porte l’emprunt et reçoit les dividendes qui servent à le rembourser.",
    },
    spellings: {
      en: ["buy-out", "buy-outs", "buyout", "buyouts", "LBO", "LBOs", "MBO", "MBOs"],
      fr: [
        "rachat avec effet de levier",
        "rachats avec effet de levier",
        "LBO",
        "MBO",
        "capital-transmission",
        "capital transmission",
      ],
    },
    see: ["growth-capital", "net-debt", "sas"],
  },
  {
    id: "growth-capital",
    term: { en: "Growth capital", fr: "Capital-développement" },
    also: { en: "Growth equity", fr: "Capital de croissance" },
    definition: {
      en: "Equity invested in an established, usually profitable company to pay for expansion: a plant, a new country, an acquisition. The stake is most often a minority one, made of new shares rather than existing ones, with little or no debt. A shareholders’ agreement settles information, vetoes and the route to exit.",
      fr: "Fonds propres apportés à une entreprise établie, en général rentable, pour financer son expansion : usine, pays nouveau, acquisition. La participation est le plus souvent minoritaire, prise par augmentation de capital, avec peu ou pas de dette. Un pacte d’associés règle l’information, les droits de veto et les modalités de sortie.",
    },
    spellings: {
      en: ["growth capital", "growth equity", "expansion capital"],
      fr: ["capital-développement", "capital développement", "capital de croissance"],
    },
    see: ["buy-out", "governance", "business-plan"],
  },
] as const satisfies readonly Term[];
