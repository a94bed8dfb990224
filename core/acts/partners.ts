/**
 * Funds, entities and persons: registers, a page for each, and what is done about them. It is long
 * because it declares every act of the room.
 */
import * as v from "valibot";
import { documentTypes } from "../document-types.ts";
import { bankAccountStates, memberRoles, partnerStandings } from "../kinds.ts";
import { languages } from "../languages.ts";
import { nameLimits, vintages } from "../limits.ts";
import { likenesses } from "../near-names.ts";
import {
  act,
  amount,
  choice,
  chosen,
  count,
  day,
  email,
  filter,
  id,
  idFilter,
  language,
  moment,
  named,
  oneOf,
  outcome,
  page,
  text,
  whole,
  yes,
} from "./act.ts";

/** Two names that look the same are the same. */
function name(reason: string) {
  return v.pipe(
    v.string(reason),
    text(nameLimits[1], reason),
    v.transform((typed) => typed.replace(/\s+/g, " ")),
    v.minLength(nameLimits[0], reason),
  );
}
/** Empty where there is none yet. */
function nameOrNone(reason: string) {
  return v.optional(v.union([v.literal(""), name(reason)], reason), "");
}

const dayOrEmpty = v.union([v.literal(""), v.pipe(v.string(), v.isoDate())], "until");
const edited = { id: v.optional(v.nullable(id), null), version: v.optional(whole, 0) };

const namedEntries = named.entries;
const role = v.picklist(memberRoles);
const standing = v.picklist(partnerStandings);

const account = v.strictObject({
  entity: id,
  entityName: v.string(),
  fund: id,
  fundName: v.string(),
  currency: v.string(),
  committed: amount,
  committedOn: day,
  paidIn: amount,
  distributed: amount,
  linesTo: v.nullable(day),
  nav: v.nullable(amount),
  navOn: v.nullable(day),
});
export type Account = v.InferOutput<typeof account>;

const fundRow = v.strictObject({
  ...namedEntries,
  /** Its name, as it is put in order. */
  sorted: v.string(),
  legalName: v.nullable(v.string()),
  vintage: count,
  currency: v.string(),
  entities: count,
  hasAccount: v.boolean(),
  changeSince: v.nullable(moment),
});
export type FundRow = v.InferOutput<typeof fundRow>;

/** The first and last date of the amounts that were added up. */
const days = v.strictTuple([v.nullable(day), v.nullable(day)]);

const fund = v.strictObject({
  ...namedEntries,
  legalName: v.nullable(v.string()),
  manager: v.nullable(v.string()),
  depositary: v.nullable(v.string()),
  vintage: count,
  currency: v.string(),
  version: count,
  accounts: v.array(account),
  totals: v.strictObject({
    committed: v.nullable(amount),
    paidIn: v.nullable(amount),
    nav: v.nullable(amount),
    committedOn: days,
    linesTo: days,
    navOn: days,
    /** How many of the accounts have a value. */
    valued: count,
  }),
  documents: v.array(
    v.strictObject({
      id,
      type: v.picklist(documentTypes),
      period: v.string(),
      title: v.nullable(v.string()),
      version: count,
      publishedAt: moment,
      withdrawnAt: v.nullable(moment),
      entity: v.nullable(id),
      entityName: v.nullable(v.string()),
    }),
  ),
  documentCount: count,
});
export type Fund = v.InferOutput<typeof fund>;

const entityRow = v.strictObject({
  ...namedEntries,
  /** Its name, as it is put in order. */
  sorted: v.string(),
  requiresFactor: v.boolean(),
  people: count,
  never: count,
  funds: count,
});

const entity = v.strictObject({
  ...namedEntries,
  version: count,
  requiresFactor: v.boolean(),
  mergedAt: v.nullable(moment),
  mergedInto: v.nullable(named),
  tookOver: v.array(v.strictObject({ ...namedEntries, at: moment })),
  people: v.array(
    v.strictObject({
      ...namedEntries,
      email: v.string(),
      role,
      invitedAt: moment,
      endsAt: v.nullable(moment),
      seenAt: v.nullable(moment),
      ended: v.boolean(),
    }),
  ),
  accounts: v.array(account),
  documentCount: count,
});
export type Entity = v.InferOutput<typeof entity>;

const personRow = v.strictObject({
  ...namedEntries,
  /** Its name, as it is put in order. */
  sorted: v.string(),
  email: v.string(),
  standing,
  invitedAt: v.nullable(moment),
  seenAt: v.nullable(moment),
  hasFactor: v.boolean(),
  /** Mails to them that were given up. */
  failed: count,
  entities: v.array(v.string()),
});

const membership = v.strictObject({
  entity: id,
  name: v.string(),
  role,
  invitedAt: moment,
  endsAt: v.nullable(moment),
  seenAt: v.nullable(moment),
  ended: v.boolean(),
});
export type Membership = v.InferOutput<typeof membership>;

const person = v.strictObject({
  ...namedEntries,
  email: v.string(),
  language,
  standing,
  revokedAt: v.nullable(moment),
  invitedAt: v.nullable(moment),
  seenAt: v.nullable(moment),
  failed: count,
  hasPassword: v.boolean(),
  passkeys: count,
  apps: count,
  recoveryCodes: count,
  enrolUntil: v.nullable(moment),
  isReset: v.boolean(),
  mustHaveFactor: v.boolean(),
  isStaff: v.boolean(),
  memberships: v.array(membership),
});
export type Person = v.InferOutput<typeof person>;

const counts = {
  people: count,
  inBoth: count,
  commitments: count,
  lines: count,
  values: count,
  documents: count,
  downloads: count,
};
/** What two entities have, and what both have: with that, they cannot be made one. */
const merging = v.strictObject({
  ...counts,
  shared: v.array(v.string()),
  gone: v.string(),
  kept: v.string(),
});
export type Merging = v.InferOutput<typeof merging>;

/** As they were shown; what was not is no number that there can be. */
const shown = v.optional(v.pipe(v.number("invalid"), v.safeInteger("invalid")), -1);
const shownCounts = v.object(
  v.entriesFromList(
    ["people", "inBoth", "commitments", "lines", "values", "documents", "downloads"],
    shown,
  ),
  "invalid",
);

const saved = v.strictObject({ id });
const member = { id, entity: id };

export const partnerActs = {
  "partners.funds": act(
    { q: filter(100), currency: filter(3), account: choice(bankAccountStates), after: idFilter },
    v.strictObject({ ...page(fundRow).entries, currencies: v.array(v.string()) }),
  ),
  "partners.fund": act({ id }, fund),
  "partners.save-fund": act(
    {
      ...edited,
      name: name("name-missing"),
      legalName: nameOrNone("legalName"),
      manager: nameOrNone("manager"),
      depositary: nameOrNone("depositary"),
      vintage: v.pipe(
        text(4, "vintage"),
        v.toNumber("vintage"),
        v.minValue(vintages[0], "vintage"),
        v.maxValue(vintages[1], "vintage"),
      ),
      currency: v.pipe(v.string("currency-code"), v.regex(/^[A-Z]{3}$/, "currency-code")),
    },
    saved,
  ),
  "partners.entities": act(
    { q: filter(100), factor: choice(["required", "optional"]), fund: idFilter, after: idFilter },
    v.strictObject({ ...page(entityRow).entries, funds: v.array(named) }),
  ),
  "partners.entity": act({ id }, entity),
  /** Pairs of names that are nearly the same. */
  "partners.near": act(
    {},
    v.strictObject({
      pairs: v.array(
        v.strictObject({ one: named, other: named, likeness: v.picklist(likenesses) }),
      ),
      more: v.boolean(),
    }),
  ),
  "partners.save-entity": act(
    { ...edited, name: name("name-missing"), anyway: v.optional(yes, false) },
    saved,
  ),
  "partners.require-factor": act({ id, required: yes }, outcome("changed", "proposed")),
  "partners.merging": act({ gone: id, kept: id }, merging),
  "partners.merge": act(
    { gone: id, kept: id, typed: text(nameLimits[1]), seen: shownCounts },
    outcome("merged", "proposed"),
  ),
  "partners.persons": act(
    {
      q: filter(100),
      /** `bare`: without a factor. */
      standing: choice([...partnerStandings, "bare", "failed"]),
      entity: idFilter,
      after: idFilter,
    },
    page(personRow),
  ),
  "partners.person": act({ id }, person),
  "partners.invite": act(
    {
      email,
      name: name("name-missing"),
      entity: id,
      role: chosen(memberRoles),
      /** `never`: without an end; empty: as it was. */
      until: v.optional(v.union([v.literal("never"), dayOrEmpty], "until"), ""),
      language: v.optional(chosen(languages), "en"),
    },
    outcome("proposed"),
  ),
  "partners.invite-again": act(member, outcome("invited again", "proposed")),
  "partners.change-membership": act(
    {
      ...member,
      wasRole: oneOf(memberRoles),
      /** As it was read. */
      wasUntil: v.nullable(
        v.pipe(
          v.string("invalid"),
          v.maxLength(40, "invalid"),
          v.check((given) => !Number.isNaN(Date.parse(given)), "invalid"),
        ),
      ),
      role: chosen(memberRoles),
      /** Empty: without an end. */
      until: v.optional(dayOrEmpty, ""),
    },
    outcome("changed", "proposed"),
  ),
  "partners.end-membership": act(member, outcome("ended")),
  "partners.revoke": act({ id }, outcome("revoked")),
  "partners.reset-factors": act({ id }, outcome("proposed")),
};
