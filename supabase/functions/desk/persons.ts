/** What people ask for about their own data: proven, found, given, erased. */
import { readEmail } from "../../../core/newsletter-schema.ts";
import { type Export, readable } from "../_shared/persons/readable.ts";
import { formerNames, registry } from "../_shared/persons/registry.ts";
import { eraseSteps, exportSteps } from "../_shared/persons/steps.ts";
import type { Erasure } from "../_shared/persons/tombstones.ts";
import { grounds } from "../_shared/persons/words.ts";
import { isUuid } from "../_shared/uuid.ts";
import { type Act, answer, ask, text } from "./act.ts";

const invalid = answer(422, { code: "invalid" });

const open: Act = async (caller, fields, deps) => {
  const email = readEmail(fields);
  const kind = ["access", "erasure"].find((one) => one === fields.kind);
  const message = text(fields.message, 40).trim();
  if (!email || !kind || (message && !/^\d{6}-[0-9A-Z]{5}$/.test(message))) return invalid;
  const language = fields.language === "fr" ? "fr" : "en";
  const hmac = await deps.tombstones.hmac(email);
  const opening = [kind, email, hmac, language, message] as const;
  const opened = await ask(caller, deps, "desk_open_person", ...opening);
  deps.mailQueued();
  return opened;
};

const list: Act = async (caller, fields, deps) => {
  const state = ["open", "done"].find((one) => one === fields.state) ?? "";
  const kind = ["access", "erasure"].find((one) => one === fields.kind) ?? "";
  const id = isUuid(fields.id) ? fields.id : "";
  const before = text(fields.before, 100);
  if (before && !/^\d{4}-\d\d-\d\dT[\d:.+-]+\|[0-9a-f-]{36}$/.test(before)) return invalid;
  const { body, ...rest } = await ask(caller, deps, "desk_persons", state, kind, id, before);
  const rows = (body.rows as { certificate: Certificate | null }[]).map((row) =>
    row.certificate ? { ...row, certificate: named(row.certificate) } : row,
  );
  return { ...rest, body: { ...body, rows } };
};

const find: Act = async (caller, { id }, deps) => {
  if (!isUuid(id)) return invalid;
  const found = await ask(caller, deps, "desk_find_person", id, eraseSteps());
  return found.status === 200 ? { ...found, body: named(found.body as Certificate) } : found;
};

const give: Act = async (caller, { id }, deps) => {
  if (!isUuid(id)) return invalid;
  const asked = await ask(caller, deps, "desk_export_person", id, exportSteps());
  if (asked.status !== 200) return asked;
  return answer(200, { data: asked.body, html: readable(asked.body as Export) });
};

const close: Act = async (caller, { id }, deps) =>
  isUuid(id) ? ask(caller, deps, "desk_close_person", id) : invalid;

const erase: Act = async (caller, { id, count }, deps) => {
  if (!isUuid(id) || !Number.isSafeInteger(count)) return invalid;
  const asked = await ask(caller, deps, "desk_erase_person", id, Number(count), eraseSteps());
  if (asked.status !== 200) return asked;
  const { certificate, erasure } = asked.body as { certificate: Certificate; erasure: Erasure };
  try {
    await deps.tombstones.remember(erasure);
  } catch {
    // It is erased all the same, and will be written down at the next start.
    deps.log("an erasure was not written down", { request: erasure.request });
  }
  return answer(200, { certificate: named(certificate) });
};

/** A line each, as the host keeps them in its folder; the ledger's head comes first. */
const erasures: Act = async (caller, _fields, deps) => {
  const asked = await ask(caller, deps, "desk_erasures");
  if (asked.status !== 200) return asked;
  const { erasures: all, head } = asked.body as { erasures: Erasure[]; head: object };
  const lines = [{ head }, ...all].map((line) => JSON.stringify(line));
  return answer(200, { count: all.length, file: `${lines.join("\n")}\n` });
};

type Certificate = { tables: { table: string; ground?: keyof typeof grounds }[] };

/** With the names of the tables and of the grounds, in both languages. */
function named<Of extends Certificate>(certificate: Of) {
  const tables = certificate.tables.map(({ table, ground, ...counts }) => {
    const entry = registry[formerNames[table] ?? table];
    const name = entry && "name" in entry ? entry.name : { en: table, fr: table };
    return { table, name, ...counts, ...(ground && { ground: grounds[ground] }) };
  });
  return { ...certificate, tables };
}

export const personActs = {
  "persons.open": open,
  "persons.list": list,
  "persons.find": find,
  "persons.export": give,
  "persons.close": close,
  "persons.erase": erase,
  "persons.erasures": erasures,
};
