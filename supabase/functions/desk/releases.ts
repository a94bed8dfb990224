/** Releases: what reaches partners together, from a spreadsheet's first line to the last mail. */
import type { DeskBody } from "../../../core/acts/desk.ts";
import type { releaseActs as declared } from "../../../core/acts/releases.ts";
import { nameLimits } from "../../../core/limits.ts";
import type { Refusal } from "../../../core/refusals.ts";
import { done, invalid, unknown } from "../_shared/action.ts";
import { type ActsOf, ask } from "./act.ts";
import { compareNames, comparePersons } from "./names.ts";

/** What was compared when it was approved has changed: the approval is void, and that stays. */
type Void = { outcome: "void"; why: Refusal };

export const releaseActs = {
  "releases.list": (caller, { state, before }, deps) =>
    ask(caller, deps, "desk_releases", state, before),
  /** Whoever opens it finds its names and persons compared with those that are there by now. */
  "releases.show": async (caller, { id }, deps) => {
    const show = () => ask<DeskBody<"releases.show">>(caller, deps, "desk_release_shown", id);
    const shown = await show();
    if (shown.status !== 200) return shown;
    const lacks = (what: string) => shown.body.faults.some(({ why }) => why === what);
    if (lacks("names-not-compared")) await compareNames(caller, deps, id);
    else if (!lacks("persons-not-compared")) return shown;
    if (lacks("persons-not-compared")) await comparePersons(caller, deps, id);
    return show();
  },
  "releases.names": (caller, _fields, deps) => ask(caller, deps, "desk_release_names"),
  "releases.save": async (caller, { id, name, number, sheets, documents }, deps) => {
    if (id === null && name.length < nameLimits[0]) return invalid("name-missing");
    const content = [JSON.stringify(sheets), JSON.stringify(documents)] as const;
    return ask(caller, deps, "desk_save_release", id, name, number, ...content);
  },
  "releases.open-sheet": (caller, { work, kind, name }, deps) =>
    ask(caller, deps, "desk_open_sheet", work, kind, name),
  "releases.lines": (caller, { sheet, lines }, deps) =>
    ask(caller, deps, "desk_sheet_lines", sheet, JSON.stringify(lines)),
  "releases.check": (caller, { sheet, outcome, after }, deps) =>
    ask(caller, deps, "desk_check_sheet", sheet, outcome, after),
  "releases.sums": (caller, { sheet }, deps) => ask(caller, deps, "desk_sheet_sums", sheet),
  "releases.mend": (caller, { sheet, meanings, made, said }, deps) => {
    const mended = [meanings, made, said].map((part) => JSON.stringify(part));
    return ask(caller, deps, "desk_mend_sheet", sheet, ...mended);
  },
  "releases.add-sheet": (caller, { sheet, number }, deps) =>
    ask(caller, deps, "desk_add_sheet", sheet, number),
  "releases.rehearse": (caller, { id, hash, entity }, deps) =>
    ask(caller, deps, "desk_rehearse_release", id, hash, entity),
  "releases.release": async (caller, { id, hash, mails }, deps) => {
    const released = await ask<DeskBody<"releases.release"> | Void>(
      ...([caller, deps, "desk_release", id, hash, mails] as const),
    );
    if (released.status !== 200) return released;
    deps.mailQueued();
    const { body } = released;
    return body.outcome === "void" ? invalid(body.why) : done(body);
  },
  "releases.begin-file": (caller, { name, size, sha256 }, deps) =>
    ask(caller, deps, "desk_begin_file", name, size, sha256),
  /** Looked into first: what a file does by itself would happen at the partner's. */
  "releases.end-file": async (caller, { upload }, deps) => {
    const [sent] = await deps.sql<{ bytes: Uint8Array }>(
      "select bytes from private.uploaded_file($1::uuid, $2::uuid, $3::uuid)",
      [caller.user, caller.session, upload],
    );
    if (!sent) return unknown();
    const bytes = new Uint8Array(sent.bytes);
    const { fault = "", pages, accounts } = await deps.lookInto(bytes);
    const said = [pages && JSON.stringify(pages), JSON.stringify(accounts)] as const;
    return ask(caller, deps, "desk_take_read_file", upload, fault, ...said);
  },
  "releases.loose-files": (caller, _fields, deps) => ask(caller, deps, "desk_loose_files"),
  "releases.drop-file": (caller, { sha256 }, deps) => ask(caller, deps, "desk_drop_file", sha256),
  "documents.published": (caller, { words, fund, before }, deps) =>
    ask(caller, deps, "desk_published", words, fund, before),
  "documents.withdraw": async (caller, { id, reason }, deps) => {
    const gone = await ask<DeskBody<"documents.withdraw">>(
      ...([caller, deps, "desk_withdraw", id, reason] as const),
    );
    if (gone.status === 200) deps.mailQueued();
    return gone;
  },
} satisfies ActsOf<typeof declared>;
