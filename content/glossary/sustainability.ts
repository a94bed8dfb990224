import type { Term } from "./terms.ts";

/** Responsible investment and impact. */
export const sustainability = [
  {
    id: "esg",
    term: { en: "ESG", fr: "ESG" },
    also: {
      en: "Environmental, social and governance",
      fr: "Critères environnementaux, sociaux et de gouvernance",
    },
    definition: {
      en: "Three families of questions put to a company or a fund beside the financial ones: its effects on nature and climate, its treatment of people, the way it is run. They serve to detect risks and opportunities. They do not by themselves make an investment sustainable, let alone establish an impact.",
      fr: "Trois familles de questions posées à une entreprise ou à un fonds à côté des questions financières : ses effets sur la nature et le climat, sa manière de traiter les personnes, la façon dont il est dirigé. Elles servent à déceler des risques et des occasions. Elles ne suffisent ni à rendre un placement durable, ni à établir un impact.",
    },
    spellings: {
      en: ["ESG", "environmental, social and governance"],
      fr: [
        "ESG",
        "environnementaux, sociaux et de gouvernance",
        "environnementales, sociales et de gouvernance",
        "environnemental, social et de gouvernance",
      ],
    },
    see: ["sfdr", "double-materiality", "governance"],
  },
  {
    id: "sfdr",
    term: { en: "SFDR", fr: "SFDR" },
    also: {
      en: "Sustainable Finance Disclosure Regulation, Regulation (EU) 2019/2088",
      fr: "Règlement (UE) 2019/2088 sur la publication d’informations en matière de durabilité dans le secteur des services financiers",
    },
    definition: {
      en: "The European text, applied since March 2021, that requires fund managers, insurers and advisers to disclose how they treat sustainability risks and adverse impacts. Article 8 concerns products that promote environmental or social characteristics, Article 9 those whose objective is sustainable investment. Both are disclosure regimes; neither is a label of quality.",
      fr: "Texte européen, applicable depuis mars 2021, qui oblige gérants, assureurs et conseillers à publier la manière dont ils traitent les risques de durabilité et les incidences négatives. L’article 8 vise les produits qui promeuvent des caractéristiques environnementales ou sociales, l’article 9 ceux dont l’objectif est l’investissement durable. Ce sont des régimes d’information, non des labels.",
    },
    spellings: {
      en: ["SFDR", "Sustainable Finance Disclosure Regulation", "Regulation (EU) 2019/2088"],
      fr: ["SFDR", "règlement (UE) 2019/2088"],
    },
    see: ["principal-adverse-impacts", "eu-taxonomy", "esg"],
  },
  {
    id: "principal-adverse-impacts",
    term: { en: "Principal adverse impacts", fr: "Principales incidences négatives" },
    also: { en: "PAI", fr: "PAI (principal adverse impacts)" },
    definition: {
      en: "The main harmful effects of investment decisions, or of advice, on climate, nature, workers, human rights and the fight against corruption. Indicators set under the SFDR measure them: emissions, pay gap, controversial weapons. Managers with up to 500 employees, and advisers, may choose not to consider them, provided they publish their reasons.",
      fr: "Effets dommageables majeurs des décisions ou des conseils d’investissement sur le climat, la nature, les salariés, les droits humains et la lutte contre la corruption. Des indicateurs fixés en application du règlement SFDR les mesurent : émissions, écart de rémunération, armes controversées. Les gérants de 500 salariés au plus, ainsi que les conseillers, peuvent ne pas les prendre en compte, à condition de publier leurs raisons.",
    },
    spellings: {
      en: ["principal adverse impact", "principal adverse impacts", "PAI", "PAIs"],
      fr: ["principale incidence négative", "principales incidences négatives", "PAI"],
    },
    see: ["sfdr", "carbon-intensity", "exclusion"],
  },
  {
    id: "eu-taxonomy",
    term: { en: "EU Taxonomy", fr: "Taxonomie européenne" },
    also: { en: "Regulation (EU) 2020/852", fr: "Règlement (UE) 2020/852" },
    definition: {
      en: "A classification, set by law, of activities that the Union regards as environmentally sustainable. An activity qualifies if it contributes substantially to one of six objectives, does no significant harm to the other five, respects minimum social safeguards and meets technical criteria. Companies and funds then state the share aligned with it.",
      fr: "Classification légale des activités que l’Union considère comme durables sur le plan environnemental. Une activité y entre si elle contribue de façon substantielle à l’un des six objectifs, ne cause de préjudice important à aucun des cinq autres, respecte des garanties sociales minimales et satisfait à des critères techniques. Entreprises et fonds publient ensuite leur part alignée.",
    },
    spellings: {
      en: [
        "EU taxonomy",
        "European taxonomy",
        "Taxonomy Regulation",
        "taxonomy",
        "Regulation (EU) 2020/852",
      ],
      fr: ["taxonomie européenne", "taxonomie de l’Union", "taxonomie", "règlement (UE) 2020/852"],
    },
    see: ["sfdr", "double-materiality"],
  },
  {
    id: "double-materiality",
    term: { en: "Double materiality", fr: "Double matérialité" },
    definition: {
      en: "The principle of looking both ways when deciding what to report: how sustainability matters affect a company’s finances, and how the company affects people and the environment. A topic is reported if either side is significant. It underlies the European CSRD directive, whereas international standards for investors retain the financial side alone.",
      fr: "Principe selon lequel on regarde dans les deux sens pour choisir ce qu’il faut publier : l’effet des questions de durabilité sur les finances de l’entreprise, et celui de l’entreprise sur les personnes et l’environnement. Un sujet est retenu dès que l’un des deux est significatif. La directive européenne CSRD s’y fonde ; les normes internationales destinées aux investisseurs ne gardent que le premier.",
    },
    spellings: { en: ["double materiality"], fr: ["double matérialité"] },
    see: ["esg", "impact"],
  },
  {
    id: "engagement",
    term: { en: "Engagement", fr: "Engagement actionnarial" },
    also: { en: "Active ownership, stewardship", fr: "Dialogue actionnarial" },
    definition: {
      en: "Dialogue by which an investor seeks to change a company’s conduct, followed where necessary by votes, public questions or sale. European law requires managers and institutional investors that hold listed shares to publish a policy on it or explain why they have none. It is judged by what the company did afterwards.",
      fr: "Échanges par lesquels un investisseur cherche à faire évoluer la conduite d’une entreprise, suivis au besoin de votes, de questions publiques ou d’une vente. Le droit européen demande aux gérants et aux investisseurs institutionnels détenteurs d’actions cotées de publier leur politique en la matière ou d’expliquer son absence. Il se juge à ce que l’entreprise a fait ensuite.",
    },
    spellings: {
      en: [
        "shareholder engagement",
        "engagement policy",
        "engagement policies",
        "active ownership",
        "stewardship",
      ],
      fr: [
        "engagement actionnarial",
        "dialogue actionnarial",
        "politique d’engagement",
        "politiques d’engagement",
      ],
    },
    see: ["exclusion", "governance"],
  },
  {
    id: "exclusion",
    term: { en: "Exclusion", fr: "Exclusion" },
    also: { en: "Negative screening", fr: "Filtre négatif" },
    definition: {
      en: "The decision not to invest in an activity, a company or a country, whatever the expected return: controversial weapons, tobacco or thermal coal, for instance. A policy states the revenue threshold, the sources and what becomes of existing holdings. It limits exposure; alone, it seldom changes the company left out.",
      fr: "Décision de ne pas investir dans une activité, une entreprise ou un pays, quel que soit le rendement attendu : armes controversées, tabac ou charbon thermique, par exemple. Une politique en précise le seuil de chiffre d’affaires, les sources et le sort des lignes existantes. Elle limite l’exposition ; seule, elle change rarement l’entreprise écartée.",
    },
    spellings: {
      en: [
        "exclusion list",
        "exclusion lists",
        "exclusion policy",
        "exclusion policies",
        "sector exclusion",
        "sector exclusions",
        "excluded activities",
      ],
      fr: [
        "liste d’exclusion",
        "listes d’exclusion",
        "politique d’exclusion",
        "politiques d’exclusion",
        "exclusion sectorielle",
        "exclusions sectorielles",
        "activités exclues",
      ],
    },
    see: ["engagement", "esg"],
  },
  {
    id: "additionality",
    term: { en: "Additionality", fr: "Additionnalité" },
    definition: {
      en: "The part of a result that would not have come about without the investment or the investor. It is tested against a counterfactual: other capital available, existing law, the company’s own plans. Buying listed shares from another holder rarely meets the test; financing a project that had no lender may.",
      fr: "Part d’un résultat qui ne serait pas advenue sans l’investissement ou sans l’investisseur. On l’évalue en imaginant ce qui se serait passé autrement : autres capitaux disponibles, loi existante, projets propres de l’entreprise. L’achat d’actions cotées à un autre porteur n’en présente guère ; le financement d’un projet resté sans prêteur peut en présenter.",
    },
    spellings: { en: ["additionality"], fr: ["additionnalité"] },
    see: ["impact", "theory-of-change"],
  },
  {
    id: "theory-of-change",
    term: { en: "Theory of change", fr: "Théorie du changement" },
    definition: {
      en: "A written chain of reasoning from the money spent to the change sought: means, activities, outputs, outcomes, impact, with the assumption behind each step. Drawn up before the investment, it determines which indicators are followed and shows where the reasoning could fail. It is revised when the facts contradict it.",
      fr: "Raisonnement écrit qui relie l’argent dépensé au changement visé : moyens, activités, réalisations, résultats, impact, avec l’hypothèse qui soutient chaque étape. Établie avant l’investissement, elle détermine les indicateurs suivis et montre où le raisonnement peut céder. On la révise lorsque les faits la contredisent.",
    },
    spellings: {
      en: ["theory of change", "theories of change"],
      fr: ["théorie du changement", "théories du changement"],
    },
    see: ["impact", "additionality"],
  },
  {
    id: "impact",
    term: { en: "Impact", fr: "Impact" },
    also: { en: "Impact investing", fr: "Investissement à impact" },
    definition: {
      en: "The difference made to people or to the environment: what happened, minus what would have happened anyway. Impact investing states this intention in advance, alongside a financial return, and measures the result. The effect may be unintended or harmful; a sum invested or a number of projects is not one.",
      fr: "Différence produite pour les personnes ou l’environnement : ce qui s’est passé, moins ce qui se serait passé de toute façon. L’investissement à impact en énonce l’intention à l’avance, à côté d’un rendement financier, et mesure le résultat. L’effet peut être involontaire ou nuisible ; un montant investi ou un nombre de projets n’en est pas un.",
    },
    spellings: {
      en: [
        "impact investing",
        "impact investment",
        "impact investments",
        "impact investor",
        "impact investors",
      ],
      fr: [
        "investissement à impact",
        "investissements à impact",
        "investissement d’impact",
        "finance à impact",
      ],
    },
    see: ["additionality", "theory-of-change", "principal-adverse-impacts"],
  },
] as const satisfies readonly Term[];
