import type { Term } from "./terms.ts";

/** Buying and selling companies. */
export const deals = [
  {
    id: "due-diligence",
    term: { en: "Due diligence", fr: "Due diligence" },
    also: { en: "Pre-acquisition review", fr: "Audit d’acquisition" },
    definition: {
      en: "The examination of a company or a fund before money is committed: accounts, tax, contracts, people, environment, technology. In an acquisition the seller opens a data room and the buyer’s advisers report what they find. Their findings move the price, shape the warranties and sometimes end the talks.",
      fr: "Examen d’une entreprise ou d’un fonds avant tout engagement d’argent : comptes, fiscalité, contrats, personnel, environnement, informatique. Dans une acquisition, le vendeur ouvre une salle de données et les conseils de l’acquéreur rendent compte de leurs constats. Ceux-ci déplacent le prix, orientent les garanties et mettent parfois fin aux discussions.",
    },
    spellings: {
      en: ["due diligence"],
      fr: ["due diligence", "due diligences", "audit d’acquisition", "audits d’acquisition"],
    },
    see: ["data-room", "letter-of-intent", "representations-and-warranties"],
  },
  {
    id: "locked-box",
    term: { en: "Locked box", fr: "Locked box" },
    also: { en: "Fixed price on reference accounts", fr: "Prix fixe sur comptes de référence" },
    definition: {
      en: "A way of fixing the price on accounts drawn up at a date before signing, with no adjustment at completion. From that date the buyer bears the company’s results, and the seller undertakes that no value leaves it other than by agreed payments. The alternative, completion accounts, recalculates the price on the balance sheet at transfer.",
      fr: "Mécanisme par lequel le prix est arrêté sur des comptes antérieurs à la signature, sans ajustement à la réalisation. Dès la date de ces comptes, le résultat économique revient à l’acquéreur, et le vendeur garantit qu’aucune valeur ne sort de la société hors des flux convenus. L’autre voie, celle des comptes de réalisation, recalcule le prix sur le bilan au jour du transfert.",
    },
    spellings: { en: ["locked box", "locked-box"], fr: ["locked box", "locked-box"] },
    see: ["share-purchase-agreement", "net-debt", "working-capital"],
  },
  {
    id: "earn-out",
    term: { en: "Earn-out", fr: "Complément de prix" },
    also: { en: "Contingent consideration", fr: "Earn-out" },
    definition: {
      en: "The part of a sale price paid later, and only if the company reaches results agreed in advance, often revenue or EBITDA over one to three years. It bridges two views of value, but invites dispute unless the accounting rules and the seller’s role after completion are written down with care.",
      fr: "Part du prix de cession versée plus tard, et seulement si l’entreprise atteint des résultats convenus, souvent un chiffre d’affaires ou un EBITDA mesuré sur un à trois ans. Elle rapproche deux estimations éloignées, mais nourrit des litiges lorsque les règles comptables et le rôle du cédant après la vente sont mal définis.",
    },
    spellings: {
      en: ["earn-out", "earn-outs", "earnout", "earnouts"],
      fr: ["complément de prix", "compléments de prix", "earn-out", "earn-outs"],
    },
    see: ["share-purchase-agreement", "ebitda"],
  },
  {
    id: "representations-and-warranties",
    term: { en: "Representations and warranties", fr: "Garantie d’actif et de passif" },
    also: { en: "Seller’s warranties", fr: "GAP, déclarations et garanties" },
    definition: {
      en: "Statements by the seller about the company, its accounts, taxes, contracts and disputes, coupled with a duty to compensate the buyer if they prove untrue. In French and Luxembourg deals that duty usually covers any liability, or any shortfall in assets, with a cause before the sale, within a cap, a threshold and a time limit; insurance may stand behind it.",
      fr: "Engagement du cédant d’indemniser l’acquéreur si un passif apparaît, ou si un actif se révèle surévalué, pour une cause antérieure à la vente. Il s’appuie sur des déclarations portant sur les comptes, l’impôt, les contrats et les litiges. Plafond, seuil de déclenchement et durée en fixent la portée ; une assurance peut le relayer.",
    },
    spellings: {
      en: ["representations and warranties", "seller’s warranties", "sellers’ warranties"],
      fr: [
        "garantie d’actif et de passif",
        "garanties d’actif et de passif",
        "garantie de passif",
        "déclarations et garanties",
      ],
    },
    see: ["share-purchase-agreement", "due-diligence", "data-room"],
  },
  {
    id: "letter-of-intent",
    term: { en: "Letter of intent", fr: "Lettre d’intention" },
    also: { en: "LOI", fr: "LOI (letter of intent)" },
    definition: {
      en: "A document in which a prospective buyer sets out the price, structure and timetable it has in mind before full due diligence. Most of it binds nobody, save for confidentiality, exclusivity and costs. In French and Luxembourg law, breaking off talks in bad faith can nevertheless give rise to damages.",
      fr: "Document par lequel un acquéreur pressenti expose le prix, le montage et le calendrier qu’il envisage, avant l’audit complet. L’essentiel ne lie personne, sauf la confidentialité, l’exclusivité et les frais ; une rupture de mauvaise foi des pourparlers peut toutefois ouvrir droit à réparation. À distinguer de la sûreté personnelle qui, en droit français, porte le même nom.",
    },
    spellings: {
      en: ["letter of intent", "letters of intent", "LOI", "LOIs"],
      fr: ["lettre d’intention", "lettres d’intention"],
    },
    see: ["due-diligence", "share-purchase-agreement"],
  },
  {
    id: "carve-out",
    term: { en: "Carve-out", fr: "Carve-out" },
    also: { en: "Separation of a business", fr: "Détourage d’activité" },
    definition: {
      en: "The sale of a division or business line that must first be detached from its group, by transferring assets and contracts or by moving them into a new company. Its accounts have to be reconstructed as if it stood alone, and transitional services agreed, since costs borne by the group will fall on the buyer.",
      fr: "Cession d’une division ou d’une branche d’activité qu’il faut d’abord détacher de son groupe, par transfert d’actifs et de contrats ou par apport à une société nouvelle. Ses comptes doivent être reconstitués comme si elle était autonome, et des services transitoires convenus, car l’acquéreur supportera ensuite des coûts que le groupe portait.",
    },
    spellings: {
      en: ["carve-out", "carve-outs"],
      fr: ["carve-out", "carve-outs", "détourage", "détourages"],
    },
    see: ["due-diligence", "share-purchase-agreement"],
  },
  {
    id: "fairness-opinion",
    term: { en: "Fairness opinion", fr: "Attestation d’équité" },
    definition: {
      en: "An independent expert’s written conclusion on whether the price or exchange ratio of a transaction is fair, from a financial point of view, to the holders concerned. Boards seek one where interests conflict. In French public offers, the AMF’s rules require it in set cases, squeeze-outs among them, and govern the expert’s independence.",
      fr: "Conclusion écrite d’un expert indépendant sur le caractère équitable, du point de vue financier, du prix ou de la parité d’une opération pour les porteurs concernés. Les conseils d’administration la demandent en cas de conflit d’intérêts. Pour les offres publiques en France, le règlement général de l’AMF l’impose dans des cas déterminés, dont le retrait obligatoire.",
    },
    spellings: {
      en: ["fairness opinion", "fairness opinions"],
      fr: ["attestation d’équité", "attestations d’équité"],
    },
    see: ["amf", "enterprise-value"],
  },
  {
    id: "data-room",
    term: { en: "Data room", fr: "Salle de données" },
    also: { en: "VDR (virtual data room)", fr: "Data room" },
    definition: {
      en: "A secure place, nowadays almost always online, where the seller deposits the documents that buyers and their advisers may read during due diligence. Access is personal and logged. What was disclosed there often limits later warranty claims, so the index and a dated copy are kept with the sale contract.",
      fr: "Espace sécurisé, aujourd’hui presque toujours en ligne, où le vendeur dépose les documents que les acquéreurs et leurs conseils peuvent lire pendant l’audit. L’accès est nominatif et tracé. Ce qui y a été révélé limite souvent les réclamations ultérieures au titre de la garantie ; l’index et une copie datée sont donc conservés avec le contrat.",
    },
    spellings: {
      en: ["data room", "data rooms", "VDR"],
      fr: ["salle de données", "salles de données", "data room", "data rooms"],
    },
    see: ["due-diligence", "representations-and-warranties"],
  },
  {
    id: "share-purchase-agreement",
    term: { en: "Share purchase agreement", fr: "Contrat de cession de titres" },
    also: { en: "SPA", fr: "Protocole de cession, SPA (share purchase agreement)" },
    definition: {
      en: "The contract by which the shares of a company change hands. It sets the price and how it is calculated, the conditions to be met before completion, the warranties, the seller’s undertakings and the law that applies. Signature and transfer of ownership often fall on different days, with approvals awaited in between.",
      fr: "Convention par laquelle les actions ou les parts sociales d’une société changent de mains. Elle fixe le prix et son mode de calcul, les conditions suspensives, la garantie, les obligations du cédant et le droit applicable. Signature et transfert de propriété sont souvent séparés, le temps d’obtenir les autorisations et les financements.",
    },
    spellings: {
      en: ["share purchase agreement", "share purchase agreements", "SPA", "SPAs"],
      fr: [
        "contrat de cession de titres",
        "contrats de cession de titres",
        "contrat de cession d’actions",
        "contrats de cession d’actions",
        "protocole de cession",
        "protocoles de cession",
        "SPA",
      ],
    },
    see: ["locked-box", "earn-out", "representations-and-warranties"],
  },
  {
    id: "enterprise-value",
    term: { en: "Enterprise value", fr: "Valeur d’entreprise" },
    definition: {
      en: "What a business is worth to all who finance it, shareholders and lenders together, whatever the balance between them. It is often expressed as a multiple of EBITDA. Subtracting net debt gives the value of the shares, which is what comes to the seller, before tax and costs.",
      fr: "Ce que vaut une activité pour tous ceux qui la financent, actionnaires et prêteurs, quelle que soit la répartition entre eux. Elle s’exprime souvent en multiple de l’EBITDA. En retranchant la dette nette, on obtient la valeur des titres, celle qui revient au vendeur, avant impôt et frais.",
    },
    spellings: {
      en: ["enterprise value", "enterprise values"],
      fr: ["valeur d’entreprise", "valeurs d’entreprise"],
    },
    see: ["net-debt", "ebitda", "locked-box"],
  },
] as const satisfies readonly Term[];
