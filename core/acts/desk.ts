/** Every act of the desk. The function `desk` has a handler for each, or does not compile. */
import type * as v from "valibot";
import { approvalActs } from "./approvals.ts";
import { bankActs } from "./bank.ts";
import { editionActs } from "./editions.ts";
import { incidentActs } from "./incidents.ts";
import { ledgerActs } from "./ledger.ts";
import { letterActs } from "./letters.ts";
import { mailActs } from "./mail.ts";
import { manyActs } from "./many.ts";
import { messageActs } from "./messages.ts";
import { nameActs } from "./names.ts";
import { pageActs } from "./pages.ts";
import { partnerActs } from "./partners.ts";
import { personActs } from "./persons.ts";
import { proofActs } from "./proofs.ts";
import { publicationActs } from "./publications.ts";
import { readerActs } from "./readers.ts";
import { readingActs } from "./readings.ts";
import { releaseActs } from "./releases.ts";
import { retentionActs } from "./retention.ts";
import { reviewActs } from "./reviews.ts";
import { rightsActs } from "./rights.ts";
import { sheetActs } from "./sheets.ts";
import { staffActs } from "./staff.ts";
import { waitingActs } from "./waiting.ts";

export const deskActs = {
  ...waitingActs,
  ...manyActs,
  ...messageActs,
  ...approvalActs,
  ...rightsActs,
  ...partnerActs,
  ...nameActs,
  ...bankActs,
  ...releaseActs,
  ...reviewActs,
  ...mailActs,
  ...personActs,
  ...proofActs,
  ...retentionActs,
  ...incidentActs,
  ...readingActs,
  ...ledgerActs,
  ...editionActs,
  ...letterActs,
  ...pageActs,
  ...publicationActs,
  ...readerActs,
  ...sheetActs,
  ...staffActs,
};

type DeskActs = typeof deskActs;
export type DeskActName = keyof DeskActs;

/** What one asks with. */
export type DeskFields<Name extends DeskActName> = v.InferInput<DeskActs[Name]["fields"]>;
/** The same, as the function reads it. */
export type DeskFieldsRead<Name extends DeskActName> = v.InferOutput<DeskActs[Name]["fields"]>;
export type DeskBody<Name extends DeskActName> = v.InferOutput<DeskActs[Name]["answer"]>;
