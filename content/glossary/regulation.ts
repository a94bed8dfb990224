import type { Term } from "./terms.ts";

/** Rules, authorities and the duties they lay on a client relationship. */
export const regulation = [
  {
    id: "aifm",
    term: { en: "AIFM", fr: "GFIA" },
    also: {
      en: "Alternative investment fund manager",
      fr: "Gestionnaire de fonds d’investissement alternatifs (AIFM)",
    },
    definition: {
      en: "The entity responsible for the portfolio and the risks of alternative funds: private equity, property, debt, hedge funds. Above €100 million of assets, or €500 million without leverage and with no redemption for five years, it must be authorised, by the CSSF in Luxembourg or the AMF in France; below, registration may suffice.",
      fr: "Entité responsable du portefeuille et des risques de fonds alternatifs : capital-investissement, immobilier, dette, gestion spéculative. Au-delà de 100 millions d’euros d’actifs, ou de 500 millions sans levier ni rachat possible pendant cinq ans, elle doit être agréée, par la CSSF au Luxembourg ou par l’AMF en France ; en deçà, un enregistrement peut suffire.",
    },
    spellings: {
      en: [
        "AIFM",
        "AIFMs",
        "alternative investment fund manager",
        "alternative investment fund managers",
      ],
      fr: [
        "GFIA",
        "AIFM",
        "gestionnaire de fonds d’investissement alternatifs",
        "gestionnaires de fonds d’investissement alternatifs",
      ],
    },
    see: ["aifmd", "raif", "general-partner"],
  },
  {
    id: "aifmd",
    term: { en: "AIFMD", fr: "Directive AIFM" },
    also: {
      en: "Alternative Investment Fund Managers Directive, Directive 2011/61/EU",
      fr: "AIFMD, directive 2011/61/UE",
    },
    definition: {
      en: "The European text of 2011 that governs managers of all funds other than UCITS: authorisation, valuation, depositary, reporting, delegation. A passport opens the Union’s professional investors to them. Luxembourg transposed it by the law of 12 July 2013, France by the ordinance of 25 July 2013; Directive (EU) 2024/927 has amended it, notably on lending and liquidity.",
      fr: "Texte européen de 2011 qui régit les gestionnaires de tous les fonds autres que les OPCVM : agrément, évaluation, dépositaire, comptes rendus, délégation. Un passeport leur ouvre les investisseurs professionnels de l’Union. Transposé au Luxembourg par la loi du 12 juillet 2013, en France par l’ordonnance du 25 juillet 2013, il a été modifié par la directive (UE) 2024/927, notamment sur les prêts et la liquidité.",
    },
    spellings: {
      en: ["AIFMD", "AIFM Directive", "Directive 2011/61/EU"],
      fr: ["AIFMD", "directive AIFM", "directive 2011/61/UE"],
    },
    see: ["aifm", "custody", "professional-investor"],
  },
  {
    id: "cssf",
    term: { en: "CSSF", fr: "CSSF" },
    also: {
      en: "Commission de Surveillance du Secteur Financier",
      fr: "Commission de Surveillance du Secteur Financier",
    },
    definition: {
      en: "Luxembourg’s supervisor of banks, investment firms, fund managers, regulated funds and markets; insurers come under the Commissariat aux Assurances. It grants authorisations, keeps public registers, inspects, sanctions, and handles complaints out of court. It does not approve RAIFs, and an authorisation is never a judgement on the merits of an investment.",
      fr: "Autorité luxembourgeoise qui surveille les banques, les entreprises d’investissement, les gestionnaires, les fonds réglementés et les marchés ; les assureurs relèvent du Commissariat aux Assurances. Elle agrée, tient des registres publics, contrôle, sanctionne et traite des réclamations hors des tribunaux. Elle n’agrée pas les FIAR, et un agrément n’est jamais un avis sur la qualité d’un placement.",
    },
    spellings: {
      en: ["CSSF", "Commission de Surveillance du Secteur Financier"],
      fr: ["CSSF", "Commission de Surveillance du Secteur Financier"],
    },
    see: ["amf", "sif", "raif"],
  },
  {
    id: "amf",
    term: { en: "AMF", fr: "AMF" },
    also: { en: "Autorité des marchés financiers", fr: "Autorité des marchés financiers" },
    definition: {
      en: "France’s independent public authority for financial markets. It authorises management companies, approves prospectuses, watches over listed companies’ disclosure and public offers, investigates and sanctions; prudential supervision of banks and insurers belongs to the ACPR. Financial investment advisers, registered with ORIAS, belong to associations it approves. Its ombudsman is free of charge.",
      fr: "Autorité publique indépendante chargée des marchés financiers en France. Elle agrée les sociétés de gestion, approuve les prospectus, veille à l’information des sociétés cotées et aux offres publiques, enquête et sanctionne ; la surveillance prudentielle des banques et des assureurs revient à l’ACPR. Les conseillers en investissements financiers, immatriculés à l’ORIAS, adhèrent à des associations qu’elle agrée. Son médiateur est gratuit.",
    },
    spellings: {
      en: ["AMF", "Autorité des marchés financiers"],
      fr: ["AMF", "Autorité des marchés financiers"],
    },
    see: ["cssf", "mifid-ii", "fairness-opinion"],
  },
  {
    id: "mifid-ii",
    term: { en: "MiFID II", fr: "MiFID II" },
    also: {
      en: "Markets in Financial Instruments Directive, Directive 2014/65/EU",
      fr: "MIF 2, directive 2014/65/UE concernant les marchés d’instruments financiers",
    },
    definition: {
      en: "The European framework for investment services since January 2018. Before advising, a firm asks about the client’s knowledge, situation, aims and sustainability preferences, and must be able to show that its recommendation suits. Costs are disclosed in full and payments from third parties restricted; advice described as independent keeps none of them.",
      fr: "Cadre européen des services d’investissement depuis janvier 2018. Avant tout conseil, le prestataire interroge le client sur ses connaissances, sa situation, ses objectifs et ses préférences de durabilité, et doit pouvoir montrer que sa recommandation convient. Les coûts sont communiqués en entier et les rémunérations de tiers limitées ; un conseil dit indépendant n’en conserve aucune.",
    },
    spellings: {
      en: ["MiFID II", "MiFID", "Directive 2014/65/EU"],
      fr: ["MiFID II", "MiFID", "MIF II", "MIF 2", "directive 2014/65/UE"],
    },
    see: ["professional-investor", "priips-kid"],
  },
  {
    id: "kyc",
    term: { en: "KYC", fr: "KYC" },
    also: { en: "Know your customer", fr: "Connaissance du client" },
    definition: {
      en: "The checks a financial firm must make before and throughout a relationship, under the laws against money laundering and terrorist financing: identity, beneficial owner, activity, origin of funds, sanctions lists. Papers are renewed at intervals that depend on risk. If it cannot obtain them, the firm must decline the relationship or end it.",
      fr: "Vérifications qu’un établissement financier doit mener avant et pendant la relation, en vertu des lois contre le blanchiment et le financement du terrorisme : identité, bénéficiaire effectif, activité, origine des fonds, listes de sanctions. Les pièces sont renouvelées à un rythme qui dépend du risque. Faute de les obtenir, il doit refuser la relation ou y mettre fin.",
    },
    spellings: {
      en: ["KYC", "know your customer", "know your client", "customer due diligence"],
      fr: ["KYC", "connaissance du client", "connaissance de la clientèle"],
    },
    see: ["beneficial-owner", "cssf", "amf"],
  },
  {
    id: "priips-kid",
    term: { en: "KID (PRIIPs)", fr: "DIC (PRIIPs)" },
    also: {
      en: "Key information document, Regulation (EU) No 1286/2014",
      fr: "Document d’informations clés, règlement (UE) n° 1286/2014",
    },
    definition: {
      en: "A standard document of at most three pages that must be given to retail investors before they buy a packaged product, such as a fund open to the public or a life policy invested in funds. It gives a risk scale from one to seven, scenarios and total costs. Funds kept to professional investors need none.",
      fr: "Notice normalisée de trois pages au plus, remise à l’investisseur non professionnel avant l’achat d’un produit d’investissement packagé, par exemple un fonds ouvert au public ou une assurance-vie en unités de compte. Elle donne une échelle de risque de un à sept, des scénarios et l’ensemble des coûts. Les fonds réservés aux investisseurs professionnels en sont dispensés.",
    },
    spellings: {
      en: [
        "KID",
        "KIDs",
        "key information document",
        "key information documents",
        "PRIIP",
        "PRIIPs",
      ],
      fr: [
        "DIC",
        "document d’informations clés",
        "documents d’informations clés",
        "PRIIP",
        "PRIIPs",
      ],
    },
    see: ["professional-investor", "mifid-ii", "sicav"],
  },
  {
    id: "beneficial-owner",
    term: { en: "Beneficial owner", fr: "Bénéficiaire effectif" },
    also: { en: "UBO (ultimate beneficial owner)", fr: "UBO (ultimate beneficial owner)" },
    definition: {
      en: "The natural person who ultimately owns or controls a company or other entity, in principle through more than 25% of capital or votes, or by other means; failing that, its senior manager. Luxembourg and France keep registers, open to the authorities, to professionals bound by the anti-money-laundering rules and to those with a legitimate interest.",
      fr: "Personne physique qui possède ou contrôle en dernier ressort une société ou une autre entité, en principe par plus de 25 % du capital ou des droits de vote, ou par d’autres moyens ; à défaut, son dirigeant. Le Luxembourg et la France tiennent des registres, ouverts aux autorités, aux professionnels assujettis à la lutte contre le blanchiment et à qui justifie d’un intérêt légitime.",
    },
    spellings: {
      en: ["beneficial owner", "beneficial owners", "UBO", "UBOs"],
      fr: ["bénéficiaire effectif", "bénéficiaires effectifs"],
    },
    see: ["kyc", "governance"],
  },
  {
    id: "professional-investor",
    term: { en: "Professional investor", fr: "Investisseur professionnel" },
    also: { en: "Professional client", fr: "Client professionnel" },
    definition: {
      en: "A person or institution presumed able to assess risks alone: banks, insurers, funds, public bodies and large undertakings by nature, others at their own request if experience, knowledge and means suffice. Less protection applies than to retail clients. Luxembourg’s well-informed investor is a wider notion, open to individuals who so declare in writing and invest at least €100,000.",
      fr: "Personne ou institution présumée capable d’apprécier seule les risques : banques, assureurs, fonds, organismes publics et grandes entreprises par nature, d’autres à leur demande si l’expérience, les connaissances et les moyens suffisent. Sa protection est moindre que celle d’un particulier. L’investisseur averti luxembourgeois est une notion plus large, ouverte aux particuliers qui se déclarent tels par écrit et investissent au moins 100 000 euros.",
    },
    spellings: {
      en: [
        "professional investor",
        "professional investors",
        "professional client",
        "professional clients",
      ],
      fr: [
        "investisseur professionnel",
        "investisseurs professionnels",
        "client professionnel",
        "clients professionnels",
      ],
    },
    see: ["mifid-ii", "aifmd", "raif"],
  },
] as const satisfies readonly Term[];
