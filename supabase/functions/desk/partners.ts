/** Funds, entities and persons: registers, a page for each, and what is done about them. */
import { site } from "../../../content/site.ts";
import { nearness } from "../../../core/near-names.ts";
import { readEmail } from "../../../core/newsletter-schema.ts";
import { newDigits } from "../_shared/digits.ts";
import { hashToken } from "../_shared/tokens.ts";
import { isUuid } from "../_shared/uuid.ts";
import { type Act, answer, ask, text, whole } from "./act.ts";
import { type Named, near, nearPairs } from "./near-pairs.ts";

const invalid = answer(422, { code: "invalid" });

const uuidOr = (value: unknown) => (isUuid(value) ? value : null);
const oneOf = (values: readonly string[], value: unknown) => values.find((one) => one === value);

const accountStates = ["missing", "changing", "alarm", "number"];

const funds: Act = (caller, { q, currency, account, after }, deps) => {
  const state = oneOf(accountStates, account) ?? "";
  const filters = [text(q, 100), text(currency, 3), state, uuidOr(after)] as const;
  return ask(caller, deps, "desk_funds", ...filters);
};

const fund: Act = async (caller, { id }, deps) =>
  isUuid(id) ? ask(caller, deps, "desk_fund", id) : invalid;

const saveFund: Act = async (caller, fields, deps) => {
  const [name = "", legal = "", manager = "", depositary = ""] = [
    fields.name,
    fields.legalName,
    fields.manager,
    fields.depositary,
  ].map((value) => nameOf(value));
  const vintage = Number(text(fields.vintage, 4));
  const currency = text(fields.currency, 3);
  const named = (value: string) => value.length >= 2 && value.length <= 200;
  if (!named(name)) return invalidField("name");
  for (const [field, value] of Object.entries({ legalName: legal, manager, depositary })) {
    if (value && !named(value)) return invalidField(field);
  }
  if (!(vintage >= 1990 && vintage <= 2100)) return invalidField("vintage");
  if (!/^[A-Z]{3}$/.test(currency)) return invalidField("currency");
  return ask(
    caller,
    deps,
    "desk_save_fund",
    uuidOr(fields.id),
    whole(fields.version, 0),
    name,
    legal,
    manager,
    depositary,
    vintage,
    currency,
  );
};

/** Two names that look the same are the same. */
function nameOf(value: unknown): string {
  return text(value, 201).trim().replace(/\s+/g, " ");
}

function invalidField(reason: string) {
  return answer(422, { code: "invalid", reason });
}

const entities: Act = (caller, { q, factor, fund: inFund, after }, deps) =>
  ask(
    caller,
    deps,
    "desk_entities",
    text(q, 100),
    oneOf(["required", "optional"], factor) ?? "",
    uuidOr(inFund),
    uuidOr(after),
  );

const entity: Act = async (caller, { id }, deps) =>
  isUuid(id) ? ask(caller, deps, "desk_entity", id) : invalid;

const mostPairs = 100;

const nearEntities: Act = async (caller, _fields, deps) => {
  const asked = await ask(caller, deps, "desk_entity_names");
  const pairs = nearPairs(asked.body.entities as Named[]);
  return answer(200, { pairs: pairs.slice(0, mostPairs), more: pairs.length > mostPairs });
};

/** A name close to one that is there is said first, and taken when it is asked for `anyway`. */
const saveEntity: Act = async (caller, fields, deps) => {
  const id = uuidOr(fields.id);
  const name = nameOf(fields.name);
  if (name.length < 2 || name.length > 200) return invalidField("name");
  if (fields.anyway !== true) {
    const asked = await ask(caller, deps, "desk_entity_names");
    const others = (asked.body.entities as Named[]).filter((one) => one.id !== id);
    const alike = others.filter((one) => nearness(one.name, name) >= near);
    if (alike.length > 0) return answer(409, { code: "near", near: alike.slice(0, 10) });
  }
  return ask(caller, deps, "desk_save_entity", id, whole(fields.version, 0), name);
};

const requireFactor: Act = async (caller, { id, required }, deps) =>
  isUuid(id) && typeof required === "boolean"
    ? ask(caller, deps, "desk_require_factor", id, required)
    : invalid;

const merging: Act = async (caller, { gone, kept }, deps) =>
  isUuid(gone) && isUuid(kept) ? ask(caller, deps, "desk_merge_counts", gone, kept) : invalid;

const counts = ["people", "inBoth", "commitments", "lines", "values", "documents", "downloads"];

const merge: Act = async (caller, { gone, kept, typed, seen }, deps) => {
  if (!isUuid(gone) || !isUuid(kept) || typeof seen !== "object" || seen === null) return invalid;
  const shown = seen as Record<string, unknown>;
  const counted = Object.fromEntries(counts.map((name) => [name, whole(shown[name], -1)]));
  const looked = JSON.stringify({ ...counted, shared: [] });
  const done = await ask(caller, deps, "desk_merge_entities", gone, kept, text(typed, 200), looked);
  deps.mailQueued();
  return done;
};

const standings = ["never", "came", "ended", "revoked", "bare"];

const persons: Act = (caller, { q, standing, entity: of, after }, deps) =>
  ask(
    caller,
    deps,
    "desk_partner_persons",
    text(q, 100),
    oneOf(standings, standing) ?? "",
    uuidOr(of),
    uuidOr(after),
  );

const person: Act = async (caller, { id }, deps) =>
  isUuid(id) ? ask(caller, deps, "desk_partner_person", id) : invalid;

/** The last moment of a day where the firm is; `never` has none; empty is left as it was. */
function endOf(day: unknown): string | null | undefined {
  if (day === "" || day === undefined || day === null) return null;
  if (day === "never") return "infinity";
  const given = text(day, 20);
  if (!/^\d{4}-\d\d-\d\d$/.test(given) || Number.isNaN(Date.parse(given))) return undefined;
  return `${given} 23:59:59 ${site.offices[0]?.timeZone}`;
}

const invite: Act = async (caller, fields, deps) => {
  const email = readEmail(fields);
  const name = nameOf(fields.name);
  const role = oneOf(["full", "read"], fields.role);
  const until = endOf(fields.until);
  if (!email) return invalidField("email");
  if (name.length < 2 || name.length > 200) return invalidField("name");
  if (until === undefined) return invalidField("until");
  if (!role || !isUuid(fields.entity)) return invalid;
  const language = fields.language === "fr" ? "fr" : "en";
  const done = await ask(
    caller,
    deps,
    "desk_invite_partner",
    ...[email, name, language, fields.entity, role, until],
  );
  deps.mailQueued();
  return done;
};

const inviteAgain: Act = async (caller, { id, entity: of }, deps) => {
  if (!isUuid(id) || !isUuid(of)) return invalid;
  const done = await ask(caller, deps, "desk_invite_again", id, of);
  deps.mailQueued();
  return done;
};

/** `wasUntil` as it was read; an empty `until` has no end. */
const changeMembership: Act = async (caller, fields, deps) => {
  const { id, entity: of } = fields;
  const was = oneOf(["full", "read"], fields.wasRole);
  const role = oneOf(["full", "read"], fields.role);
  const until = endOf(fields.until);
  if (!isUuid(id) || !isUuid(of) || !was || !role) return invalid;
  if (until === undefined || until === "infinity") return invalidField("until");
  const wasUntil = fields.wasUntil === null ? null : text(fields.wasUntil, 40);
  if (wasUntil !== null && Number.isNaN(Date.parse(wasUntil))) return invalid;
  const changes = [id, of, was, wasUntil, role, until] as const;
  return ask(caller, deps, "desk_change_membership", ...changes);
};

const endMembership: Act = async (caller, { id, entity: of }, deps) =>
  isUuid(id) && isUuid(of) ? ask(caller, deps, "desk_end_membership", id, of) : invalid;

const revoke: Act = async (caller, { id }, deps) =>
  isUuid(id) ? ask(caller, deps, "desk_revoke_partner", id) : invalid;

/** The code is shown once, to be told by telephone. */
const resetFactors: Act = async (caller, { id }, deps) => {
  if (!isUuid(id)) return invalid;
  const code = newDigits(8);
  const done = await ask(caller, deps, "desk_reset_partner", id, await hashToken(code));
  deps.mailQueued();
  return done.status === 200 ? answer(200, { code }) : done;
};

export const partnerActs = {
  "partners.funds": funds,
  "partners.fund": fund,
  "partners.save-fund": saveFund,
  "partners.entities": entities,
  "partners.entity": entity,
  "partners.near": nearEntities,
  "partners.save-entity": saveEntity,
  "partners.require-factor": requireFactor,
  "partners.merging": merging,
  "partners.merge": merge,
  "partners.persons": persons,
  "partners.person": person,
  "partners.invite": invite,
  "partners.invite-again": inviteAgain,
  "partners.change-membership": changeMembership,
  "partners.end-membership": endMembership,
  "partners.revoke": revoke,
  "partners.reset-factors": resetFactors,
};
