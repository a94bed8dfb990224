/** Proofs of consent: read, found by an address, and taken away as a table. */
import * as v from "valibot";
import { consentMethods, proofKinds } from "../kinds.ts";
import { act, email, file, filter, id, language, moment, page } from "./act.ts";

const asked = {
  kind: v.optional(v.picklist(proofKinds, "invalid"), "consent"),
  from: filter(10),
  to: filter(10),
  version: filter(12),
  choice: filter(20),
  before: filter(100),
};

const consentRow = v.strictObject({
  id,
  at: moment,
  version: v.string(),
  performance: v.boolean(),
  targeting: v.boolean(),
  method: v.picklist(consentMethods),
  language,
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
});
export type NewsletterRow = v.InferOutput<typeof newsletterRow>;

const proofPage = v.strictObject({
  ...page(v.union([consentRow, newsletterRow])).entries,
  versions: v.array(v.string()),
});

export const proofActs = {
  "proofs.list": act(asked, proofPage),
  "proofs.export": act(asked, file),
  "proofs.find": act({ email }, v.strictObject({ rows: v.array(newsletterRow) })),
};
