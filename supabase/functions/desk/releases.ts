/** Releases: what reaches partners together, from a spreadsheet's first line to the last mail. */
import { documentTypes } from "../../../core/document-types.ts";
import { isPeriod } from "../../../core/period.ts";
import { isUuid } from "../_shared/uuid.ts";
import { type Act, answer, ask, text, whole } from "./act.ts";

const unknown = () => answer(404, { code: "unknown" });
const invalid = (reason: string) => answer(422, { code: "invalid", reason });
const isHash = (value: unknown): value is string => /^[0-9a-f]{64}$/.test(text(value, 65));

function cursorOf(before: unknown): string {
  const cursor = text(before, 100);
  const [at = "", id] = cursor.split("_");
  return isUuid(id) && !Number.isNaN(Date.parse(at)) ? cursor : "";
}

const list: Act = (caller, { state, before }, deps) =>
  ask(caller, deps, "desk_releases", text(state, 20), cursorOf(before));

const show: Act = async (caller, { id }, deps) =>
  isUuid(id) ? ask(caller, deps, "desk_release_shown", id) : unknown();

const names: Act = (caller, _fields, deps) => ask(caller, deps, "desk_release_names");

/** What is not chosen yet is left out: a draft may have gaps. */
function documentOf(value: unknown): object | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const given = value as Record<string, unknown>;
  const fileName = text(given.fileName, 200).trim();
  if (!isHash(given.sha256) || !fileName) return undefined;
  const type = documentTypes.find((known) => known === given.type);
  const period = text(given.period, 10);
  const title = text(given.title, 200).trim();
  const all = given.all === true;
  return {
    sha256: given.sha256,
    fileName,
    fund: text(given.fund).trim() || undefined,
    entity: (!all && text(given.entity).trim()) || undefined,
    all,
    type,
    period: isPeriod(period) ? period : undefined,
    title: title.length >= 2 ? title : undefined,
  };
}

const save: Act = async (caller, fields, deps) => {
  const { id = null, sheets = [], documents = [] } = fields;
  const name = text(fields.name).trim();
  if (id !== null && !isUuid(id)) return unknown();
  if (id === null && name.length < 2) return invalid("name-missing");
  if (!Array.isArray(sheets) || !Array.isArray(documents)) return invalid("unreadable");
  const read = documents.map(documentOf);
  if (read.includes(undefined)) return invalid("unreadable");
  const number = whole(fields.number, 0);
  const [ofSheets, ofDocuments] = [sheets.filter(isUuid), read].map((one) => JSON.stringify(one));
  return ask(
    ...([caller, deps, "desk_save_release", id, name, number] as const),
    ...[ofSheets ?? "[]", ofDocuments ?? "[]"],
  );
};

const kinds = ["invitations", "commitments", "notices", "statements"];

const openSheet: Act = async (caller, { work, kind, name }, deps) => {
  const called = text(name).trim();
  if (!isUuid(work) || !kinds.includes(text(kind)) || !called) return unknown();
  return ask(caller, deps, "desk_open_sheet", work, text(kind), called);
};

const mostLines = 2_000;

/** As the browser read them: text in every field, numbers and days in one way of writing. */
const sheetLines: Act = async (caller, { sheet, lines }, deps) => {
  if (!isUuid(sheet) || !Array.isArray(lines) || lines.length > mostLines) return unknown();
  const read = lines.map((value) => {
    const { line, fields } = (value ?? {}) as { line?: unknown; fields?: unknown };
    const entries = Object.entries(Object(fields)).map(([name, field]) => [name, text(field, 300)]);
    const given = entries.filter(([name, field]) => /^[a-zA-Z]{1,20}$/.test(name ?? "") && field);
    return { line: whole(line, 0), fields: { ...Object.fromEntries(given) } };
  });
  if (read.some(({ line }) => line < 1 || line > 10_000_000)) return invalid("unreadable");
  // Numbers of rows are written when the sheet is sealed, and by nobody else.
  for (const { fields } of read) {
    delete fields.entityId;
    delete fields.fundId;
  }
  return ask(caller, deps, "desk_sheet_lines", sheet, JSON.stringify(read));
};

const checkSheet: Act = async (caller, { sheet, outcome, after }, deps) =>
  isUuid(sheet)
    ? ask(caller, deps, "desk_check_sheet", sheet, text(outcome, 20), whole(after, 0))
    : unknown();

const sheetSums: Act = async (caller, { sheet }, deps) =>
  isUuid(sheet) ? ask(caller, deps, "desk_sheet_sums", sheet) : unknown();

const mendSheet: Act = async (caller, { sheet, meanings, made }, deps) => {
  if (!isUuid(sheet)) return unknown();
  const pairs = Object.entries(Object(meanings)).map(([name, value]) => [name, text(value)]);
  const means = Object.fromEntries(pairs.filter(([, value]) => value));
  const making = Array.isArray(made) ? made.map((name) => text(name).trim()).filter(Boolean) : [];
  const [ofMeanings, ofMade] = [JSON.stringify(means), JSON.stringify(making)];
  return ask(caller, deps, "desk_mend_sheet", sheet, ofMeanings, ofMade);
};

const addSheet: Act = async (caller, { sheet, number }, deps) =>
  isUuid(sheet) ? ask(caller, deps, "desk_add_sheet", sheet, whole(number, 0)) : unknown();

const rehearse: Act = async (caller, { id, hash, entity }, deps) =>
  isUuid(id)
    ? ask(caller, deps, "desk_rehearse_release", id, text(hash, 64), text(entity))
    : unknown();

const release: Act = async (caller, { id, hash, mails, reason }, deps) => {
  if (!isUuid(id)) return unknown();
  const told = whole(mails, -1);
  const why = text(reason, 2000).trim();
  const outcome = await ask(caller, deps, "desk_release", id, text(hash, 64), told, why);
  if (outcome.status === 200) deps.mailQueued();
  return outcome;
};

const beginFile: Act = async (caller, { name, size, sha256 }, deps) => {
  const fileName = text(name, 201).trim();
  if (!isHash(sha256) || !fileName) return invalid("unreadable");
  if (fileName.length > 200) return invalid("name-too-long");
  return ask(caller, deps, "desk_begin_file", fileName, whole(size, 0), sha256);
};

const endFile: Act = async (caller, { upload }, deps) =>
  isUuid(upload) ? ask(caller, deps, "desk_end_file", upload) : unknown();

const looseFiles: Act = (caller, _fields, deps) => ask(caller, deps, "desk_loose_files");

const dropFile: Act = async (caller, { sha256 }, deps) =>
  isHash(sha256) ? ask(caller, deps, "desk_drop_file", sha256) : unknown();

const published: Act = (caller, { words, fund, before }, deps) =>
  ask(caller, deps, "desk_published", text(words).trim(), text(fund, 36), cursorOf(before));

const withdraw: Act = async (caller, { id, reason }, deps) => {
  if (!isUuid(id)) return unknown();
  const outcome = await ask(caller, deps, "desk_withdraw", id, text(reason, 501));
  if (outcome.status === 200) deps.mailQueued();
  return outcome;
};

export const releaseActs = {
  "releases.list": list,
  "releases.show": show,
  "releases.names": names,
  "releases.save": save,
  "releases.open-sheet": openSheet,
  "releases.lines": sheetLines,
  "releases.check": checkSheet,
  "releases.sums": sheetSums,
  "releases.mend": mendSheet,
  "releases.add-sheet": addSheet,
  "releases.rehearse": rehearse,
  "releases.release": release,
  "releases.begin-file": beginFile,
  "releases.end-file": endFile,
  "releases.loose-files": looseFiles,
  "releases.drop-file": dropFile,
  "documents.published": published,
  "documents.withdraw": withdraw,
};
