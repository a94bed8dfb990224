/** What people ask for about their own data: proven, found, given, erased. */
import type { DeskBody } from "../../../core/acts/desk.ts";
import type { personActs as declared } from "../../../core/acts/persons.ts";
import { done } from "../_shared/action.ts";
import { type Export, readable } from "../_shared/persons/readable.ts";
import { formerNames, registry } from "../_shared/persons/registry.ts";
import { eraseSteps, exportSteps } from "../_shared/persons/steps.ts";
import type { Erasure } from "../_shared/persons/tombstones.ts";
import { grounds } from "../_shared/persons/words.ts";
import { type ActsOf, ask } from "./act.ts";

export const personActs = {
  "persons.open": async (caller, { email, kind, message, language }, deps) => {
    const hmac = await deps.tombstones.hmac(email);
    const opening = [kind, email, hmac, language, message] as const;
    const opened = await ask<DeskBody<"persons.open">>(
      ...([caller, deps, "desk_open_person", ...opening] as const),
    );
    deps.mailQueued();
    return opened;
  },
  "persons.list": async (caller, { state, kind, id, before }, deps) => {
    const asked = [state, kind, id, before] as const;
    const found = await ask<StoredPage>(caller, deps, "desk_persons", ...asked);
    if (found.status !== 200) return found;
    const rows = found.body.rows.map((row) => ({
      ...row,
      certificate: row.certificate && named(row.certificate),
    }));
    return done({ ...found.body, rows });
  },
  "persons.find": async (caller, { id }, deps) => {
    const found = await ask<Stored<Found>>(caller, deps, "desk_find_person", id, eraseSteps());
    return found.status === 200 ? done(named(found.body)) : found;
  },
  "persons.export": async (caller, { id }, deps) => {
    const asked = await ask<Export>(caller, deps, "desk_export_person", id, exportSteps());
    return asked.status === 200 ? done({ data: asked.body, html: readable(asked.body) }) : asked;
  },
  "persons.hand-over": async (caller, { id }, deps) => {
    const mailed = await ask<DeskBody<"persons.hand-over">>(
      ...([caller, deps, "desk_hand_over_person", id] as const),
    );
    deps.mailQueued();
    return mailed;
  },
  "persons.close": (caller, { id }, deps) => ask(caller, deps, "desk_close_person", id),
  "persons.erase": async (caller, { id, count }, deps) => {
    const asked = await ask<{ certificate: Stored<Certificate>; erasure: Erasure }>(
      ...([caller, deps, "desk_erase_person", id, count, eraseSteps()] as const),
    );
    if (asked.status !== 200) return asked;
    const { certificate, erasure } = asked.body;
    try {
      await deps.tombstones.remember(erasure);
    } catch {
      // It is erased all the same, and will be written down at the next start.
      deps.log("an erasure was not written down", { request: erasure.request });
    }
    return done({ certificate: named(certificate) });
  },
  /** A line each, as the host keeps them in its folder; the ledger's head comes first. */
  "persons.erasures": async (caller, _fields, deps) => {
    const asked = await ask<{ erasures: Erasure[]; head: object }>(caller, deps, "desk_erasures");
    if (asked.status !== 200) return asked;
    const { erasures, head } = asked.body;
    const lines = [{ head }, ...erasures].map((line) => JSON.stringify(line));
    return done({ count: erasures.length, file: `${lines.join("\n")}\n` });
  },
} satisfies ActsOf<typeof declared>;

type Page = DeskBody<"persons.list">;
type Found = DeskBody<"persons.find">;
type Certificate = DeskBody<"persons.erase">["certificate"];

/** As the database has it: the names of tables and grounds are added here. */
type StoredTable<Table> = Omit<Table, "name" | "ground"> & { ground?: keyof typeof grounds };
type Stored<Of extends { tables: unknown[] }> = Omit<Of, "tables"> & {
  tables: StoredTable<Of["tables"][number]>[];
};
type StoredPage = Omit<Page, "rows"> & {
  rows: (Omit<Page["rows"][number], "certificate"> & { certificate: Stored<Certificate> | null })[];
};

/** With the names of the tables and of the grounds, in both languages. */
function named<Table extends { table: string; ground?: keyof typeof grounds }, Rest extends object>(
  certificate: Rest & { tables: Table[] },
) {
  const tables = certificate.tables.map(({ ground, ...counts }) => {
    const { table } = counts;
    const entry = registry[formerNames[table] ?? table];
    const name = entry && "name" in entry ? entry.name : { en: table, fr: table };
    return { ...counts, name, ...(ground && { ground: grounds[ground] }) };
  });
  return { ...certificate, tables };
}
