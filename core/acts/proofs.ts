/** Proofs of consent: read, found by an address, and taken away as a table. */
import * as v from "valibot";
import { consentMethods, consentSources, proofKinds } from "../kinds.ts";
import { languages } from "../languages.ts";
import { act, choice, email, filter, id, language, moment, page, table } from "./act.ts";

const asked = {
  kind: v.optional(v.picklist(proofKinds, "invalid"), "consent"),
  from: filter(10),
  to: filter(10),
  version: filter(12),
  choice: filter(20),
  before: filter(100),
};

/** The privacy notice that stood then; null where nobody noted it. */
const edition = v.nullable(v.string());

const consentRow = v.strictObject({
  id,
  at: moment,
  version: v.string(),
  performance: v.boolean(),
  targeting: v.boolean(),
  method: v.picklist(consentMethods),
  language,
  edition,
});
export type ConsentRow = v.InferOutput<typeof consentRow>;

const newsletterRow = v.strictObject({
  id,
  /** The first digits of the hash that stands for the address. */
  address: v.string(),
  subscribed_at: moment,
  /** When the subscription was confirmed. */
  at: moment,
  left_at: v.nullable(moment),
  language,
  /** One that was brought from elsewhere has a day, no hour, and what proves it as it was given. */
  source: v.picklist(consentSources),
  evidence: v.nullable(v.string()),
  edition,
});
export type NewsletterRow = v.InferOutput<typeof newsletterRow>;

const messageRow = v.strictObject({
  id,
  at: moment,
  reference: v.string(),
  subject: v.string(),
  language,
  edition,
});
export type MessageRow = v.InferOutput<typeof messageRow>;

const accountRow = v.strictObject({
  id,
  at: moment,
  whose: v.picklist(["investor", "colleague", "both"]),
  language,
  edition,
});
export type AccountRow = v.InferOutput<typeof accountRow>;

const proofPage = v.strictObject({
  ...page(v.union([consentRow, newsletterRow, messageRow, accountRow])).entries,
  versions: v.array(v.string()),
});

export const proofActs = {
  "proofs.list": act(asked, proofPage),
  "proofs.export": act({ ...asked, language: choice(languages) }, table),
  "proofs.find": act({ email }, v.strictObject({ rows: v.array(newsletterRow) })),
};
