/** Proofs of consent: read, found by an address, and taken away as a table. */
import type { DeskBody, DeskFieldsRead } from "../../../core/acts/desk.ts";
import type { proofActs as declared } from "../../../core/acts/proofs.ts";
import { type Cell, csv } from "../../../core/csv.ts";
import { type Answered, done } from "../_shared/action.ts";
import { type ActsOf, ask } from "./act.ts";

type Row = Record<string, Cell>;
type Page = { rows: Row[]; next: string | null };

const pageSize = 40;
const filePageSize = 5_000;
const mostInFile = 50_000;

/** What stands in a file, and in which order; its heads are the names that the tables have. */
const columns = {
  consent: ["id", "at", "version", "method", "performance", "targeting", "language"],
  newsletter: ["id", "address", "subscribed_at", "at", "left_at", "language"],
} as const;

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
    const names = columns[kind];
    const cells = rows.map((row) => names.map((name) => row[name] ?? null));
    return done({ file: csv(names, cells), rows: rows.length, next: before });
  },
  "proofs.find": (caller, { email }, deps) => ask(caller, deps, "desk_find_proofs", email),
} satisfies ActsOf<typeof declared>;

type ProofPage = DeskBody<"proofs.list">;

function filterOf({ kind, from, to, version, choice }: DeskFieldsRead<"proofs.export">) {
  return [kind, from, to, version, choice] as const;
}
