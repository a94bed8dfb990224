/** Proofs of consent: read, found by an address, and taken away as a table. */
import type { DeskBody, DeskFieldsRead } from "../../../core/acts/desk.ts";
import type { proofActs as declared } from "../../../core/acts/proofs.ts";
import type { PlainCell } from "../../../core/csv.ts";
import { firmClock } from "../../../core/firm-time.ts";
import type { Bilingual, Language } from "../../../core/languages.ts";
import { type Answered, done } from "../_shared/action.ts";
import { valueWords } from "../_shared/persons/value-words.ts";
import { no, yes } from "../_shared/retention/words.ts";
import { type ActsOf, ask } from "./act.ts";

type Row = Record<string, PlainCell>;
type Page = { rows: Row[]; next: string | null };

const pageSize = 40;
const filePageSize = 5_000;
const mostInFile = 50_000;

/** What stands in a file, and in which order. */
const columns = {
  consent: ["id", "at", "version", "method", "performance", "targeting", "language", "edition"],
  newsletter: [
    ...["id", "address", "source", "subscribed_at", "at", "evidence", "left_at", "language"],
    "edition",
  ],
  message: ["id", "reference", "at", "subject", "language", "edition"],
  account: ["id", "at", "whose", "language", "edition"],
} as const;

const heads: Readonly<Record<string, Bilingual>> = {
  id: { en: "Number", fr: "Numéro" },
  at: { en: "Given on", fr: "Donné le" },
  version: { en: "Text answered", fr: "Texte auquel il répond" },
  method: { en: "Choice", fr: "Choix" },
  performance: { en: "Performance", fr: "Performance" },
  targeting: { en: "Targeting", fr: "Ciblage" },
  language: { en: "Language", fr: "Langue" },
  whose: { en: "Account of", fr: "Compte de" },
  edition: { en: "Privacy notice in force", fr: "Notice en vigueur" },
  address: { en: "Fingerprint of the address", fr: "Empreinte de l’adresse" },
  source: { en: "From", fr: "Origine" },
  subscribed_at: { en: "Asked for", fr: "Demandé" },
  evidence: { en: "Proof as it was given", fr: "Preuve telle que donnée" },
  left_at: { en: "Left", fr: "Départ" },
  reference: { en: "Reference", fr: "Référence" },
  subject: { en: "Subject", fr: "Objet" },
};

export const proofActs = {
  "proofs.list": async (caller, fields, deps) => {
    const asked = [...filterOf(fields), fields.before, pageSize] as const;
    const found = await ask<Omit<ProofPage, "versions">>(caller, deps, "desk_proofs", ...asked);
    if (found.status !== 200) return found;
    const known = await ask<Pick<ProofPage, "versions">>(caller, deps, "desk_proof_versions");
    return known.status === 200 ? done({ ...found.body, ...known.body }) : known;
  },
  /** At most 50,000 rows at once; `next` is what the following file begins before. */
  "proofs.export": async (caller, fields, deps) => {
    const filter = filterOf(fields);
    const [kind, from, to, version, choice] = filter;
    const rows: Row[] = [];
    let before: string | null = fields.before;
    do {
      const found: Answered<Page> = await ask(
        ...([caller, deps, "desk_proofs", ...filter, before, filePageSize] as const),
      );
      if (found.status !== 200) return found;
      rows.push(...found.body.rows);
      before = found.body.next;
    } while (before && rows.length < mostInFile);
    const chosen = JSON.stringify({ from, until: to, version, choice });
    const noted = await ask(caller, deps, "desk_note_export", kind, rows.length, chosen);
    if (noted.status !== 200) return noted;
    const language = fields.language || "fr";
    const names: readonly string[] = columns[kind];
    const lines = rows.map((row) => names.map((name) => cellOf(row, name, language)));
    const head = names.map((name) => heads[name]?.[language] ?? name);
    return done({ head, lines, rows: rows.length, next: before });
  },
  "proofs.find": (caller, { email }, deps) => ask(caller, deps, "desk_find_proofs", email),
} satisfies ActsOf<typeof declared>;

/** In words; moments on the firm's clock, and a day alone where only a day was given. */
function cellOf(row: Row, name: string, language: Language): PlainCell {
  const value = row[name] ?? null;
  if (value === null) return null;
  if (name === "at" || name.endsWith("_at")) {
    const isImport = row.source === "import" && name !== "left_at";
    if (isImport && name === "subscribed_at") return null;
    const written = firmClock(new Date(String(value)));
    return isImport ? written.slice(0, 10) : written.replace("T", " ");
  }
  if (typeof value === "boolean") return value ? yes[language] : no[language];
  return valueWords[name]?.[String(value)]?.[language] ?? value;
}

type ProofPage = DeskBody<"proofs.list">;

function filterOf({ kind, from, to, version, choice }: DeskFieldsRead<"proofs.list">) {
  return [kind, from, to, version, choice] as const;
}
