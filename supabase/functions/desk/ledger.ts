/** The ledger: read by who may, and verified a stretch at a time. */
import { isUuid } from "../_shared/uuid.ts";
import { type Act, answer, ask, text, whole } from "./act.ts";

const day = /^\d{4}-\d\d-\d\d$/;

function dayOf(value: unknown): string {
  const given = text(value, 10);
  return day.test(given) && new Date(`${given}T00:00Z`).toJSON()?.startsWith(given) ? given : "";
}

const list: Act = (caller, fields, deps) => {
  const who = isUuid(fields.who) || fields.who === "terminal" ? fields.who : "";
  const before = text(fields.before, 18);
  return ask(
    caller,
    deps,
    "desk_ledger",
    who,
    text(fields.of, 80),
    text(fields.about).trim(),
    dayOf(fields.from),
    dayOf(fields.to),
    text(fields.words),
    /^\d+$/.test(before) ? before : "",
  );
};

const verify: Act = async (caller, { after, hash }, deps) => {
  const checked = text(hash, 64);
  if (after && !/^[0-9a-f]{64}$/.test(checked)) return answer(422, { code: "invalid" });
  return ask(caller, deps, "desk_verify_ledger", whole(after, 0), checked);
};

export const ledgerActs = { "ledger.list": list, "ledger.verify": verify };
