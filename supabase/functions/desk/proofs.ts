/** Proofs of consent: read, found by an address, and taken away as a table. */
import { type Cell, csv } from "../../../core/csv.ts";
import { readEmail } from "../../../core/newsletter-schema.ts";
import { type Act, answer, ask, text } from "./act.ts";

type Row = Record<string, Cell>;
type Page = { rows: Row[]; next: string | null };

const pageSize = 40;
const filePageSize = 5_000;
const mostInFile = 50_000;

/** What stands in a file, and in which order; its heads are the names that the tables have. */
const columns: Record<string, readonly string[]> = {
  consent: ["id", "at", "version", "method", "performance", "targeting", "language"],
  newsletter: ["id", "address", "subscribed_at", "at", "left_at", "language"],
};

const list: Act = async (caller, fields, deps) => {
  const found = await ask(
    caller,
    deps,
    "desk_proofs",
    ...filterOf(fields),
    text(fields.before, 100),
    pageSize,
  );
  if (found.status !== 200) return found;
  const known = await ask(caller, deps, "desk_proof_versions");
  return answer(200, { ...found.body, ...known.body });
};

/** At most 50,000 rows at once; `next` is what the following file begins before. */
const exportFile: Act = async (caller, fields, deps) => {
  const filter = filterOf(fields);
  const [kind, from, to, version, choice] = filter;
  const rows: Row[] = [];
  let before: string | null = text(fields.before, 100);
  do {
    const found = await ask(caller, deps, "desk_proofs", ...filter, before, filePageSize);
    if (found.status !== 200) return found;
    const page = found.body as Page;
    rows.push(...page.rows);
    before = page.next;
  } while (before && rows.length < mostInFile);
  const chosen = JSON.stringify({ from, until: to, version, choice });
  const noted = await ask(caller, deps, "desk_note_export", kind, rows.length, chosen);
  if (noted.status !== 200) return noted;
  const names = columns[kind] ?? [];
  const cells = rows.map((row) => names.map((name) => row[name] ?? null));
  return answer(200, { file: csv(names, cells), rows: rows.length, next: before });
};

const find: Act = async (caller, fields, deps) => {
  const email = readEmail(fields);
  if (!email) return answer(422, { code: "invalid" });
  return ask(caller, deps, "desk_find_proofs", email);
};

function filterOf(fields: Record<string, unknown>) {
  return [
    text(fields.kind, 20) || "consent",
    text(fields.from, 10),
    text(fields.to, 10),
    text(fields.version, 12),
    text(fields.choice, 20),
  ] as const;
}

export const proofActs = {
  "proofs.list": list,
  "proofs.export": exportFile,
  "proofs.find": find,
};
