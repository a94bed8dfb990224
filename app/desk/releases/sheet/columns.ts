/**
 * The kinds of sheets, which are recognised by their headings, and the headings in French and
 * English.
 */
import type { SheetKind } from "#core/kinds.ts";
import type { Column } from "../../kit/sheet/column.ts";

const entity: Column = {
  field: "entity",
  type: "text",
  needed: true,
  en: "Entity",
  fr: "Entité",
  also: "investisseur|investor|souscripteur|subscriber|limited partner|lp|nom de l entite|associe|porteur|nom de l investisseur|investor name|lp name|nom du souscripteur|societe|company|account|account name|entity name",
};
const fund: Column = {
  field: "fund",
  type: "text",
  needed: true,
  en: "Fund",
  fr: "Fonds",
  also: "nom du fonds|fund name|compartiment|vehicule",
};
const asOf: Column = {
  field: "asOf",
  type: "day",
  needed: true,
  en: "As of",
  fr: "Au",
  also: "date|date d engagement|commitment date|date de signature|signe le|nav date|date d arrete|date d arret|a la date du|valuation date|date de valorisation|date de valeur|period end|arrete au",
};

/** Compared with the fund's own, so that no dollar is taken for a euro; never sent. */
const currency: Column = {
  field: "currency",
  type: "currency",
  en: "Currency",
  fr: "Devise",
  also: "ccy|monnaie|currency code|code devise",
};

function amount(field: string, en: string, fr: string, also: string): Column {
  return { field, type: "amount", en, fr, also };
}

export const columns: Record<SheetKind, readonly Column[]> = {
  invitations: [
    {
      field: "email",
      type: "email",
      needed: true,
      en: "E-mail",
      fr: "Courriel",
      also: "email|mail|mel|adresse mail|adresse courriel|adresse e mail|adresse email|adresse electronique|e mail address|email address|e mail address es",
    },
    {
      field: "name",
      type: "text",
      needed: true,
      en: "Name",
      fr: "Nom",
      also: "contact|personne|person|prenom et nom|nom complet|full name|nom et prenom|contact name|nom du contact|interlocuteur|nom de famille|last name|surname|family name",
    },
    {
      ...{ field: "firstName", type: "text", en: "First name", fr: "Prénom" },
      also: "given name|prenoms|forename",
      joins: "name",
    },
    entity,
    {
      ...{
        field: "language",
        type: "word",
        en: "Language",
        fr: "Langue",
        also: "langue parlee|lang|langue de correspondance",
      },
      words: { fr: "french|français|fr fr|fr lu|fr be", en: "english|anglais|en gb|en us" },
    },
    {
      ...{
        field: "role",
        type: "word",
        whole: true,
        en: "Access",
        fr: "Accès",
        also: "role|droit|droits|rights|droit d acces|access level|profil|niveau|niveau d acces",
      },
      words: {
        full: "full|complet|total|acteur|full access|acces complet",
        read: "read only|lecture seule|read|lecture|consultation|acces en lecture",
      },
    },
    {
      field: "until",
      type: "day",
      ahead: true,
      en: "Until",
      fr: "Jusqu’au",
      also: "fin d acces|fin|end|end date|access ends|acces jusqu au|access until|valid until|valid thru|fin de droit|echeance de l acces",
    },
  ],
  commitments: [
    entity,
    fund,
    {
      ...amount("committed", "Commitment", "Engagement", "committed|montant engage|souscription"),
      needed: true,
    },
    currency,
    asOf,
  ],
  notices: [
    entity,
    fund,
    {
      field: "kind",
      type: "word",
      needed: true,
      words: {
        call: "call|appel de fonds|capital call|drawdown|contribution|appel|appel de capital|appel de capitaux",
        distribution: "distribution|distribution",
        return:
          "return|restitution|returned excess|remboursement|retour|return of excess call|trop appele",
        "interest-paid": "interest paid|intérêts payés|interets payes|interets verses",
        "interest-received": "interest received|intérêts reçus|interets recus",
        adjustment: "adjustment|ajustement|regularisation",
      },
      en: "Type",
      fr: "Nature",
      also: "kind|operation|transaction|transaction type|type d operation",
    },
    {
      field: "on",
      type: "day",
      needed: true,
      en: "Effective date",
      fr: "Date d’effet",
      also: "date|echeance|date d echeance|due date|due|payment date|date de paiement|date de reglement|date limite de paiement|payment due|date de valeur|value date",
    },
    {
      field: "noticedOn",
      type: "day",
      en: "Notice date",
      fr: "Date de l’avis",
      also: "date d avis|noticed|noticed on|date d envoi|date de notification",
    },
    {
      field: "reference",
      type: "text",
      en: "Reference",
      fr: "Référence",
      also: "ref|notice|avis|numero|n",
    },
    {
      field: "purpose",
      type: "text",
      en: "Purpose",
      fr: "Objet",
      also: "motif|libelle|description",
    },
    {
      ...amount(
        "amount",
        "Amount",
        "Montant",
        "montant appele|montant total|montant a verser|montant du|amount due|call amount|montant de l appel",
      ),
      needed: true,
    },
    currency,
    amount(
      "effect",
      "Effect on unfunded",
      "Effet sur le non-appelé",
      "unfunded effect|effet|effect|effet sur l engagement residuel",
    ),
    {
      field: "recallableUntil",
      type: "day",
      en: "Recallable until",
      fr: "Rappelable jusqu’au",
      also: "recallable until date|recall expiry|recallable expiry|expiry of recallable|rappelable jusqu en|fin de rappel|date limite de rappel",
    },
    // The lines of ILPA's notice, as the manager's sheet has them.
    amount(
      "investments",
      "For investments",
      "Pour investissements",
      "investments|investissements|investment",
    ),
    amount(
      "fees",
      "For management fees",
      "Pour commission de gestion",
      "fees|management fees|commission de gestion|frais de gestion|commissions",
    ),
    amount(
      "charges",
      "For expenses",
      "Pour frais",
      "expenses|partnership expenses|frais|autres frais|charges",
    ),
    amount(
      "drawn",
      "Drawn before",
      "Appelé avant",
      "drawn|drawn so far|cumulative drawn|deja appele",
    ),
    amount(
      "unfundedAfter",
      "Unfunded after",
      "Reste à appeler après",
      "unfunded|remaining commitment|reste a appeler|engagement residuel|non appele",
    ),
  ],
  statements: [
    entity,
    fund,
    asOf,
    {
      ...amount(
        "nav",
        "Net asset value",
        "Valeur liquidative",
        "nav|vl|actif net|valeur|quote part|actif net reevalue|anr",
      ),
      needed: true,
    },
    currency,
    amount(
      "managementFees",
      "Management fees",
      "Frais de gestion",
      "commission de gestion|management fees net|net management fees|frais de gestion nets|commission de gestion nette",
    ),
    amount(
      "managementFeesGross",
      "Gross management fees",
      "Frais de gestion bruts",
      "management fees gross|management fees before offsets|commission de gestion brute",
    ),
    amount(
      "managementFeeOffsets",
      "Fee rebates and offsets",
      "Remises et compensations",
      "rebates waivers and offsets|management fee offsets|fee offsets|offsets|fee offset|offset|rebates|waivers|compensation des frais|remises sur commission|retrocessions",
    ),
    amount(
      "expenses",
      "Expenses",
      "Autres frais",
      "frais|charges|other expenses|partnership expenses|fund expenses|frais du fonds|frais de fonctionnement",
    ),
    amount("income", "Income", "Produits", "revenus"),
    amount("realised", "Realised", "Plus-values réalisées", "realized|realisees|realised gains"),
    amount(
      "unrealised",
      "Unrealised",
      "Plus-values latentes",
      "unrealized|latentes|unrealised gains",
    ),
    amount(
      "carry",
      "Carried interest",
      "Intéressement différé",
      "carry|change in accrued carried interest|carried interest accrued in the period",
    ),
    amount(
      "carryPaid",
      "Carried interest paid",
      "Intéressement versé",
      "carry paid|paid carry|carried interest verse|carry verse",
    ),
    amount(
      "carryAccrued",
      "Accrued carried interest at the end",
      "Intéressement couru à la fin",
      "accrued carried interest|accrued carry|carry accrued|interessement couru|carried interest couru|carry couru",
    ),
  ],
};
