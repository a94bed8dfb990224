import type { Term } from "./terms.ts";

/** Luxembourg and French forms of funds and companies. */
export const vehicles = [
  {
    id: "raif",
    term: { en: "RAIF", fr: "FIAR" },
    also: {
      en: "Reserved alternative investment fund",
      fr: "Fonds d’investissement alternatif réservé (RAIF)",
    },
    definition: {
      en: "A Luxembourg fund, created by the law of 23 July 2016, that is not itself authorised by the CSSF but must have an authorised AIFM, a depositary and an auditor. It may hold any kind of asset and be set up within weeks, since no approval is awaited. Only well-informed investors may subscribe.",
      fr: "Véhicule luxembourgeois, créé par la loi du 23 juillet 2016, qui n’est pas lui-même agréé par la CSSF mais doit avoir un gestionnaire agréé, un dépositaire et un réviseur d’entreprises. Il peut détenir toute sorte d’actifs et se constitue en quelques semaines, puisqu’aucun agrément n’est attendu. Seuls des investisseurs avertis peuvent y souscrire.",
    },
    spellings: {
      en: [
        "RAIF",
        "RAIFs",
        "reserved alternative investment fund",
        "reserved alternative investment funds",
      ],
      fr: [
        "FIAR",
        "RAIF",
        "fonds d’investissement alternatif réservé",
        "fonds d’investissement alternatifs réservés",
      ],
    },
    see: ["aifm", "sif", "professional-investor"],
  },
  {
    id: "sif",
    term: { en: "SIF", fr: "FIS" },
    also: { en: "Specialised investment fund", fr: "Fonds d’investissement spécialisé (SIF)" },
    definition: {
      en: "A Luxembourg fund for well-informed investors, under the law of 13 February 2007, authorised and supervised by the CSSF itself. It may hold any kind of asset, provided risks are spread: as a guide, no more than 30% in securities of one issuer. It is chosen over a RAIF when investors want direct supervision.",
      fr: "Véhicule luxembourgeois pour investisseurs avertis, régi par la loi du 13 février 2007, que la CSSF agrée et surveille elle-même. Il peut détenir toute sorte d’actifs, pourvu que les risques soient répartis : en règle générale, 30 % au plus en titres d’un même émetteur. On le préfère au FIAR lorsque les investisseurs souhaitent une surveillance directe.",
    },
    spellings: {
      en: ["SIF", "SIFs", "specialised investment fund", "specialised investment funds"],
      fr: ["FIS", "SIF", "fonds d’investissement spécialisé", "fonds d’investissement spécialisés"],
    },
    see: ["raif", "cssf", "diversification"],
  },
  {
    id: "sicav",
    term: { en: "SICAV", fr: "SICAV" },
    also: {
      en: "Investment company with variable capital",
      fr: "Société d’investissement à capital variable",
    },
    definition: {
      en: "A company, Luxembourg or French, formed to invest, whose capital equals its net assets at all times and so rises and falls with subscriptions, redemptions and values, without a shareholders’ vote. The word names a form, not a level of risk: in Luxembourg it may house a public UCITS as well as a RAIF.",
      fr: "Société, luxembourgeoise ou française, formée pour investir et dont le capital égale à tout moment l’actif net : il monte et descend avec les souscriptions, les rachats et les valeurs, sans vote des actionnaires. Le mot désigne une forme et n’indique aucun niveau de risque ; au Luxembourg, elle peut abriter un OPCVM grand public comme un FIAR.",
    },
    spellings: {
      en: ["SICAV", "SICAVs"],
      fr: [
        "SICAV",
        "SICAVs",
        "société d’investissement à capital variable",
        "sociétés d’investissement à capital variable",
      ],
    },
    see: ["raif", "sif", "net-asset-value"],
  },
  {
    id: "scsp",
    term: { en: "SCSp", fr: "SCSp" },
    also: { en: "Special limited partnership", fr: "Société en commandite spéciale" },
    definition: {
      en: "A Luxembourg partnership without legal personality, introduced in 2013, formed by contract between at least one general partner, liable without limit, and one or more limited partners. The agreement settles almost everything: votes, calls, distributions, transfers. In most cases it is transparent for tax, so income is taxed in the hands of the partners.",
      fr: "Société luxembourgeoise sans personnalité juridique, introduite en 2013, née d’un contrat entre au moins un commandité, responsable sans limite, et un ou plusieurs commanditaires. La convention règle presque tout : votes, appels de fonds, distributions, transferts. Elle est le plus souvent transparente pour l’impôt, si bien que les revenus sont imposés entre les mains des associés.",
    },
    spellings: {
      en: ["SCSp", "SCSps", "special limited partnership", "special limited partnerships"],
      fr: ["SCSp", "société en commandite spéciale", "sociétés en commandite spéciales"],
    },
    see: ["general-partner", "limited-partner", "raif"],
  },
  {
    id: "sas",
    term: { en: "SAS", fr: "SAS" },
    also: { en: "Simplified joint-stock company", fr: "Société par actions simplifiée" },
    definition: {
      en: "A French company with one or more shareholders, liable only up to their contributions, whose articles freely organise management and voting; the law insists on little more than a president. That freedom explains its use for acquisition vehicles and joint ventures. Its shares cannot be listed on a regulated market. Luxembourg adopted a similar form in 2016.",
      fr: "Forme de société française à un ou plusieurs associés, responsables à hauteur de leurs apports, dont les statuts organisent librement la direction et le vote ; la loi n’exige guère qu’un président. Cette liberté explique son emploi comme véhicule d’acquisition ou société commune. Ses actions ne peuvent être cotées sur un marché réglementé. Le Luxembourg a adopté une forme semblable en 2016.",
    },
    spellings: {
      en: [
        "SAS",
        "société par actions simplifiée",
        "simplified joint-stock company",
        "simplified joint-stock companies",
      ],
      fr: ["SAS", "SASU", "société par actions simplifiée", "sociétés par actions simplifiées"],
    },
    see: ["sarl", "buy-out", "governance"],
  },
  {
    id: "sarl",
    term: { en: "S.à r.l.", fr: "S.à r.l." },
    also: { en: "Private limited liability company", fr: "Société à responsabilité limitée, SARL" },
    definition: {
      en: "A company whose members, one hundred at most, risk only what they contribute and cannot sell to outsiders without the consent of the majority set by law. In Luxembourg it needs €12,000 of capital and serves widely as a holding company or general partner; the French form, written SARL, has no minimum and mostly houses small family businesses.",
      fr: "Forme de société dont les membres, cent au plus, ne risquent que leurs apports et ne peuvent céder leurs parts à un tiers sans l’agrément de la majorité prévue par la loi. Au Luxembourg, elle exige 12 000 euros de capital et sert couramment de holding ou de commandité ; en France, la SARL n’a pas de minimum et abrite surtout de petites entreprises familiales.",
    },
    spellings: {
      en: [
        "S.à r.l.",
        "S.à\u00a0r.l.",
        "Sàrl",
        "SARL",
        "limited liability company",
        "limited liability companies",
      ],
      fr: [
        "S.à r.l.",
        "S.à\u00a0r.l.",
        "Sàrl",
        "SARL",
        "société à responsabilité limitée",
        "sociétés à responsabilité limitée",
      ],
    },
    see: ["sas", "general-partner", "scsp"],
  },
] as const satisfies readonly Term[];
