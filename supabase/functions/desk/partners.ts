/** Funds, entities and persons: registers, a page for each, and what is done about them. */
import { site } from "../../../content/site.ts";
import type { Named } from "../../../core/acts/act.ts";
import type { DeskBody } from "../../../core/acts/desk.ts";
import type { partnerActs as declared } from "../../../core/acts/partners.ts";
import { areNear } from "../../../core/near-names.ts";
import { done, refuse } from "../_shared/action.ts";
import { type ActsOf, ask } from "./act.ts";
import { keyOf } from "./name-groups.ts";
import { saidToDiffer } from "./names.ts";
import { nearPairs } from "./near-pairs.ts";

const mostPairs = 100;

export const partnerActs = {
  "partners.funds": (caller, { q, currency, account, after }, deps) =>
    ask(caller, deps, "desk_funds", q, currency, account, after),
  "partners.fund": (caller, { id }, deps) => ask(caller, deps, "desk_fund", id),
  "partners.save-fund": (caller, fields, deps) => {
    const { id, version, name, legalName, manager, depositary, vintage, currency } = fields;
    const values = [name, legalName, manager, depositary, vintage, currency] as const;
    return ask(caller, deps, "desk_save_fund", id, version, ...values);
  },
  "partners.entities": (caller, { q, factor, fund, after }, deps) =>
    ask(caller, deps, "desk_entities", q, factor, fund, after),
  "partners.entity": (caller, { id }, deps) => ask(caller, deps, "desk_entity", id),
  "partners.near": async (caller, _fields, deps) => {
    const asked = await ask<EntityNames>(caller, deps, "desk_entity_names");
    if (asked.status !== 200) return asked;
    const { entities, differ } = asked.body;
    const pairs = nearPairs(entities).filter(({ one, other }) => !differs(differ, one, other));
    return done({ pairs: pairs.slice(0, mostPairs), more: pairs.length > mostPairs });
  },
  /**
   * A name close to one that is there is said first. Asked for `anyway` it is taken, and the two are
   * different from then on.
   */
  "partners.save-entity": async (caller, { id, version, name, anyway }, deps) => {
    const asked = await ask<EntityNames>(caller, deps, "desk_entity_names");
    if (asked.status !== 200) return asked;
    const { entities, differ } = asked.body;
    const alike = entities.filter(
      (one) => one.id !== id && areNear(one.name, name) && !differs(differ, one, { name }),
    );
    if (alike.length > 0 && !anyway) return refuse(409, "near", { near: alike.slice(0, 10) });
    const saved = await ask<DeskBody<"partners.save-entity">>(
      ...([caller, deps, "desk_save_entity", id, version, name] as const),
    );
    if (saved.status === 200 && alike.length > 0) {
      await ask(caller, deps, "desk_say_names", saidToDiffer(name, alike));
    }
    return saved;
  },
  "partners.require-factor": async (caller, { id, required }, deps) => {
    const asked = await ask<DeskBody<"partners.require-factor">>(
      ...([caller, deps, "desk_require_factor", id, required] as const),
    );
    deps.mailQueued();
    return asked;
  },
  "partners.merging": (caller, { gone, kept }, deps) =>
    ask(caller, deps, "desk_merge_counts", gone, kept),
  "partners.merge": async (caller, { gone, kept, typed, seen }, deps) => {
    const merging = [gone, kept, typed, JSON.stringify({ ...seen, shared: [] })] as const;
    const merged = await ask<DeskBody<"partners.merge">>(
      ...([caller, deps, "desk_merge_entities", ...merging] as const),
    );
    deps.mailQueued();
    return merged;
  },
  "partners.persons": (caller, { q, standing, entity, after }, deps) =>
    ask(caller, deps, "desk_partner_persons", q, standing, entity, after),
  "partners.person": (caller, { id }, deps) => ask(caller, deps, "desk_partner_person", id),
  "partners.invite": async (caller, { email, name, language, entity, role, until }, deps) => {
    const end = until === "never" ? "infinity" : endOf(until);
    const invited = [email, name, language, entity, role, end] as const;
    const asked = await ask<DeskBody<"partners.invite">>(
      ...([caller, deps, "desk_invite_partner", ...invited] as const),
    );
    deps.mailQueued();
    return asked;
  },
  "partners.invite-again": async (caller, { id, entity }, deps) => {
    const asked = await ask<DeskBody<"partners.invite-again">>(
      ...([caller, deps, "desk_invite_again", id, entity] as const),
    );
    deps.mailQueued();
    return asked;
  },
  "partners.change-membership": async (caller, fields, deps) => {
    const { id, entity, wasRole, wasUntil, role, until } = fields;
    const changes = [id, entity, wasRole, wasUntil, role, endOf(until)] as const;
    const asked = await ask<DeskBody<"partners.change-membership">>(
      ...([caller, deps, "desk_change_membership", ...changes] as const),
    );
    deps.mailQueued();
    return asked;
  },
  "partners.end-membership": (caller, { id, entity }, deps) =>
    ask(caller, deps, "desk_end_membership", id, entity),
  "partners.revoke": (caller, { id }, deps) => ask(caller, deps, "desk_revoke_partner", id),
  "partners.reset-factors": async (caller, { id }, deps) => {
    const asked = await ask<DeskBody<"partners.reset-factors">>(
      ...([caller, deps, "desk_reset_partner", id] as const),
    );
    deps.mailQueued();
    return asked;
  },
} satisfies ActsOf<typeof declared>;

type EntityNames = { entities: Named[]; differ: { one: string; other: string }[] };

function differs(
  differ: EntityNames["differ"],
  { name: one }: { name: string },
  { name: other }: { name: string },
): boolean {
  const key = keyOf(one, other);
  return differ.some((pair) => keyOf(pair.one, pair.other) === key);
}

/** The last moment of a day where the firm is; null without a day. */
function endOf(day: string): string | null {
  return day ? `${day} 23:59:59 ${site.offices[0]?.timeZone}` : null;
}
