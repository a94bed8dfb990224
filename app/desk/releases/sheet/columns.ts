/**
 * The kinds of sheets, which are recognised by their headings, and the headings in French and
 * English.
 */
import { fold } from "#core/fold.ts";

export type SheetKind = "invitations" | "commitments" | "notices" | "statements";

export type Column = {
  field: string;
  type: "text" | "amount" | "day" | "kind" | "role" | "language";
  needed?: true;
  /** The heading in our templates. */
  en: string;
  fr: string;
  /** Other accepted headings, folded (without capitals and accents), separated by `|`. */
  also: string;
};

const entity: Column = {
  field: "entity",
  type: "text",
  needed: true,
  en: "Entity",
  fr: "Entité",
  also: "investisseur|investor|souscripteur|subscriber|limited partner|lp|nom de l entite|associe|porteur",
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
  also: "date|date d arrete|date d arret|a la date du|valuation date|date de valorisation|date de valeur|period end|arrete au",
};

function amount(field: string, en: string, fr: string, also: string): Column {
  return { field, type: "amount", en, fr, also };
}

export const columns: Record<SheetKind, readonly Column[]> = {
  invitations: [
    {
      field: "email",
      type: "text",
      needed: true,
      en: "E-mail",
      fr: "Courriel",
      also: "email|mail|adresse e mail|adresse email|adresse electronique|e mail address|email address",
    },
    {
      field: "name",
      type: "text",
      needed: true,
      en: "Name",
      fr: "Nom",
      also: "contact|personne|person|prenom et nom|nom complet|full name|nom et prenom",
    },
    entity,
    { field: "language", type: "language", en: "Language", fr: "Langue", also: "" },
    { field: "role", type: "role", en: "Access", fr: "Accès", also: "role|droits|rights" },
    {
      field: "until",
      type: "day",
      en: "Until",
      fr: "Jusqu’au",
      also: "fin d acces|fin|end|end date|access ends",
    },
  ],
  commitments: [
    entity,
    fund,
    {
      ...amount("committed", "Commitment", "Engagement", "committed|montant engage|souscription"),
      needed: true,
    },
    asOf,
  ],
  notices: [
    entity,
    fund,
    {
      field: "kind",
      type: "kind",
      needed: true,
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
      also: "date|echeance|date d echeance|due date|due|payment date|date de paiement|date de reglement",
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
    { ...amount("amount", "Amount", "Montant", "montant appele|montant total"), needed: true },
    amount(
      "effect",
      "Effect on unfunded",
      "Effet sur le non-appelé",
      "unfunded effect|effet|effect|effet sur l engagement residuel",
    ),
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
    amount("managementFees", "Management fees", "Frais de gestion", "commission de gestion"),
    amount("expenses", "Expenses", "Autres frais", "frais|charges|other expenses"),
    amount("income", "Income", "Produits", "revenus"),
    amount("realised", "Realised", "Plus-values réalisées", "realized|realisees|realised gains"),
    amount(
      "unrealised",
      "Unrealised",
      "Plus-values latentes",
      "unrealized|latentes|unrealised gains",
    ),
    amount("carry", "Carried interest", "Intéressement différé", "carry"),
  ],
};

export const kinds = ["invitations", "notices", "statements", "commitments"] as const;

/** The field that only this kind of sheet has. */
const tellingField: Record<SheetKind, string> = {
  invitations: "email",
  notices: "amount",
  statements: "nav",
  commitments: "committed",
};

export type Headings =
  | { kind: SheetKind; places: ReadonlyMap<number, Column> }
  | { kind: SheetKind; missing: readonly Column[] }
  | undefined;

/** If a row holds the headings of a sheet: its kind, and the column at each position. */
export function headingsOf(cells: readonly unknown[]): Headings {
  const folded = cells.map((cell) => (typeof cell === "string" ? fold(cell) : ""));
  for (const kind of kinds) {
    const places = new Map<number, Column>();
    for (const column of columns[kind]) {
      const called = [column.en, column.fr].map(fold).concat(column.also.split("|"));
      const place = called
        .filter(Boolean)
        .map((name) => folded.findIndex((cell, index) => cell === name && !places.has(index)))
        .find((found) => found >= 0);
      if (place !== undefined) places.set(place, column);
    }
    const found = [...places.values()].map(({ field }) => field);
    if (!found.includes(tellingField[kind])) continue;
    const missing = columns[kind].filter(({ needed, field }) => needed && !found.includes(field));
    return missing.length > 0 ? { kind, missing } : { kind, places };
  }
  return undefined;
}
