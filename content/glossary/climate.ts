import type { Term } from "./terms.ts";

/** Emissions and climate risks. */
export const climate = [
  {
    id: "emission-scopes",
    term: { en: "Scopes 1, 2 and 3", fr: "Scopes 1, 2 et 3" },
    also: { en: "Emission scopes", fr: "Périmètres d’émissions" },
    definition: {
      en: "The three classes into which the Greenhouse Gas Protocol divides a company’s emissions: those from its own sources; those from the energy it buys; and all others along its value chain, from suppliers to use of the product. For an investor the third includes financed emissions, as a rule by far the largest.",
      fr: "Trois périmètres entre lesquels le GHG Protocol partage les émissions d’une entreprise : celles de ses propres sources, celles de l’énergie qu’elle achète, enfin toutes les autres le long de sa chaîne de valeur, des fournisseurs à l’usage du produit. Pour un investisseur, le troisième comprend les émissions financées, en général de loin les plus importantes.",
    },
    spellings: {
      en: ["scopes 1, 2 and 3", "scopes 1 and 2", "scope 1", "scope 2", "scope 3"],
      fr: [
        "scopes 1, 2 et 3",
        "scopes 1 et 2",
        "scope 1",
        "scope 2",
        "scope 3",
        "périmètres 1, 2 et 3",
      ],
    },
    see: ["carbon-intensity", "transition-risk"],
  },
  {
    id: "carbon-intensity",
    term: { en: "Carbon intensity", fr: "Intensité carbone" },
    definition: {
      en: "Greenhouse gas emissions divided by a measure of activity, so that companies or portfolios of different sizes can be compared. We publish tonnes of CO₂ equivalent per million euros invested, which the SFDR calls carbon footprint; others divide by revenue. The two cannot be compared, and both move with prices as well as with emissions.",
      fr: "Émissions de gaz à effet de serre rapportées à une mesure d’activité, afin de comparer des entreprises ou des portefeuilles de tailles différentes. Nous publions des tonnes d’équivalent CO₂ par million d’euros investi, ce que le règlement SFDR nomme empreinte carbone ; d’autres divisent par le chiffre d’affaires. Les deux ne se comparent pas, et varient avec les prix autant qu’avec les émissions.",
    },
    spellings: {
      en: ["carbon intensity", "carbon intensities"],
      fr: ["intensité carbone", "intensités carbone"],
    },
    see: ["emission-scopes", "principal-adverse-impacts"],
  },
  {
    id: "transition-risk",
    term: { en: "Transition risk", fr: "Risque de transition" },
    definition: {
      en: "The possibility that an asset loses value because the economy moves away from carbon: a tax, a ban, a technology that replaces another, a client or lender with new requirements. It falls first on activities that emit heavily or depend on those that do. Suppliers of the alternatives find an opening in it.",
      fr: "Possibilité qu’un actif perde de la valeur parce que l’économie s’éloigne du carbone : taxe, interdiction, technique qui en remplace une autre, exigence nouvelle d’un client ou d’un prêteur. Il touche d’abord les activités qui émettent beaucoup, ou dépendent de celles qui le font. Ceux qui fournissent les solutions de remplacement y trouvent un débouché.",
    },
    spellings: {
      en: ["transition risk", "transition risks"],
      fr: ["risque de transition", "risques de transition"],
    },
    see: ["physical-risk", "carbon-intensity"],
  },
  {
    id: "physical-risk",
    term: { en: "Physical risk", fr: "Risque physique" },
    definition: {
      en: "The possibility of damage from the climate itself: sudden, as with floods, storms and fires, or gradual, as with heat, drought and rising seas. It depends on location and on the state of each building or supply line. Insurance covers it year by year, at a price that follows the losses.",
      fr: "Possibilité de dommages causés par le climat lui-même : soudains, comme les inondations, les tempêtes et les incendies, ou progressifs, comme la chaleur, la sécheresse et la montée des mers. Il dépend du lieu et de l’état de chaque bâtiment ou chaîne d’approvisionnement. L’assurance le couvre d’année en année, à un prix qui suit les sinistres.",
    },
    spellings: {
      en: ["physical risk", "physical risks"],
      fr: ["risque physique", "risques physiques"],
    },
    see: ["transition-risk", "due-diligence"],
  },
] as const satisfies readonly Term[];
