import type { Term } from "./terms.ts";

/** Running and valuing a company. */
export const strategy = [
  {
    id: "business-plan",
    term: { en: "Business plan", fr: "Plan d’affaires" },
    definition: {
      en: "A document that sets out what a company intends to do over three to five years and translates it into revenue, costs, investment and cash. Lenders and buyers test its assumptions rather than its totals. It helps most when it says which assumption would break it, and what would then be done.",
      fr: "Document qui expose ce qu’une entreprise compte faire sur trois à cinq ans et le traduit en chiffre d’affaires, en charges, en investissements et en trésorerie. Prêteurs et acquéreurs en éprouvent les hypothèses plus que les totaux. Il sert surtout lorsqu’il dit laquelle le mettrait en défaut, et ce que l’on ferait alors.",
    },
    spellings: {
      en: ["business plan", "business plans"],
      fr: ["plan d’affaires", "plans d’affaires", "business plan", "business plans"],
    },
    see: ["free-cash-flow", "unit-economics"],
  },
  {
    id: "working-capital",
    term: { en: "Working capital", fr: "Besoin en fonds de roulement" },
    also: { en: "Working capital requirement", fr: "BFR" },
    definition: {
      en: "The money tied up in running a business day to day: stocks and customer receivables, less what is owed to suppliers and other operating creditors. Growth usually absorbs it before profits arrive. In an acquisition the price assumes a normal level, averaged over the seasons, and departures from it are often compensated euro for euro.",
      fr: "Argent immobilisé par la marche courante d’une entreprise : stocks et créances sur les clients, diminués des dettes envers les fournisseurs et autres créanciers d’exploitation. La croissance l’alourdit en général avant d’apporter du profit. Dans une acquisition, le prix suppose un niveau normal, moyenné sur les saisons, et tout écart se compense souvent euro pour euro.",
    },
    spellings: {
      en: ["working capital", "working capital requirement", "working capital requirements"],
      fr: ["besoin en fonds de roulement", "besoins en fonds de roulement", "BFR"],
    },
    see: ["free-cash-flow", "locked-box", "net-debt"],
  },
  {
    id: "ebitda",
    term: { en: "EBITDA", fr: "EBITDA" },
    also: {
      en: "Earnings before interest, taxes, depreciation and amortisation",
      fr: "Résultat avant intérêts, impôts, dépréciations et amortissements",
    },
    definition: {
      en: "What a business earns before interest, tax, depreciation and amortisation: an approximation of the cash it yields before investing and paying its lenders. Neither IFRS nor French or Luxembourg accounting rules define it, and each party adjusts it for items deemed exceptional. Ask for the reconciliation with the accounts before applying a multiple.",
      fr: "Solde proche de l’excédent brut d’exploitation français : ce qu’une activité dégage avant d’investir, de payer l’impôt et de rémunérer ses prêteurs. Ni les normes IFRS ni les règles comptables françaises et luxembourgeoises ne le définissent, et chaque partie le retraite d’éléments jugés exceptionnels. Il faut demander le rapprochement avec les comptes avant d’y appliquer un multiple.",
    },
    spellings: { en: ["EBITDA"], fr: ["EBITDA"] },
    see: ["enterprise-value", "free-cash-flow"],
  },
  {
    id: "free-cash-flow",
    term: { en: "Free cash flow", fr: "Flux de trésorerie disponible" },
    also: { en: "FCF", fr: "Free cash flow" },
    definition: {
      en: "The cash left by operations once tax, the change in working capital and capital expenditure have been paid. Before interest it is available to lenders and shareholders together, after interest to shareholders alone, so the basis must be stated. It decides how much debt a company can carry and what it can pay out.",
      fr: "Ce qui reste de l’argent produit par l’exploitation une fois payés l’impôt, la variation du besoin en fonds de roulement et les investissements. Avant intérêts, il revient aux prêteurs et aux actionnaires ensemble ; après intérêts, aux seuls actionnaires, d’où la nécessité de préciser la base. Il détermine la dette supportable et les dividendes possibles.",
    },
    spellings: {
      en: ["free cash flow", "free cash flows", "FCF"],
      fr: [
        "flux de trésorerie disponible",
        "flux de trésorerie disponibles",
        "flux de trésorerie libre",
        "flux de trésorerie libres",
        "free cash flow",
      ],
    },
    see: ["ebitda", "working-capital", "net-debt"],
  },
  {
    id: "unit-economics",
    term: { en: "Unit economics", fr: "Économie unitaire" },
    also: { en: "Contribution per unit", fr: "Unit economics" },
    definition: {
      en: "Revenue and direct costs looked at for one customer, one order, one site or one product, instead of the company as a whole. The calculation compares what it costs to win a customer with the margin that customer brings before leaving. If the unit loses money, growth enlarges the loss.",
      fr: "Analyse des recettes et des coûts directs rapportés à un client, à une commande, à un site ou à un produit, plutôt qu’à l’entreprise entière. Elle compare ce que coûte la conquête d’un client et la marge qu’il apporte avant de partir. Si l’unité perd de l’argent, la croissance ne fait qu’agrandir la perte.",
    },
    spellings: {
      en: ["unit economics"],
      fr: ["économie unitaire", "rentabilité unitaire", "unit economics"],
    },
    see: ["business-plan", "ebitda"],
  },
  {
    id: "governance",
    term: { en: "Governance", fr: "Gouvernance" },
    also: { en: "Corporate governance", fr: "Gouvernement d’entreprise" },
    definition: {
      en: "The rules and habits by which a company is directed and held to account: who decides, on what information, who controls the decision and who may contest it. In family firms it extends to the family itself, through a council or a charter. Lenders and buyers price its absence.",
      fr: "Ensemble des règles et des usages par lesquels une entreprise est dirigée et rend des comptes : qui décide, sur quelle information, qui contrôle et qui peut contester. Dans une entreprise familiale, elle s’étend à la famille, par un conseil ou une charte. Prêteurs et acquéreurs tiennent compte de son absence dans leur prix.",
    },
    spellings: {
      en: ["governance", "corporate governance"],
      fr: ["gouvernance", "gouvernance d’entreprise", "gouvernement d’entreprise"],
    },
    see: ["esg", "beneficial-owner", "engagement"],
  },
  {
    id: "net-debt",
    term: { en: "Net debt", fr: "Dette nette" },
    also: { en: "Net financial debt", fr: "Endettement financier net" },
    definition: {
      en: "Borrowings less available cash. In a sale the definition is negotiated line by line, since the amount is subtracted from enterprise value: leases, pension obligations, unpaid tax, factoring and overdue investment may be counted as debt, while cash needed to run the business may be left out. A few words can move the price.",
      fr: "Emprunts diminués de la trésorerie disponible. Lors d’une cession, la définition se négocie ligne à ligne, puisque le montant se retranche de la valeur d’entreprise : crédits-bails, engagements de retraite, impôts dus, affacturage ou investissements différés peuvent s’y ajouter, et la trésorerie nécessaire à l’exploitation ne pas en être déduite. Quelques mots suffisent à déplacer le prix.",
    },
    spellings: {
      en: ["net debt", "net financial debt"],
      fr: [
        "dette nette",
        "dettes nettes",
        "dette financière nette",
        "endettement net",
        "endettement financier net",
      ],
    },
    see: ["enterprise-value", "working-capital", "buy-out"],
  },
] as const satisfies readonly Term[];
