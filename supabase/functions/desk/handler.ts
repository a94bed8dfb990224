/** The desk's one function: an act by its name, for whoever the database lets. */
import { type DeskActName, deskActs } from "../../../core/acts/desk.ts";
import { oldActs } from "../../../core/old-names.ts";
import { isRefusal } from "../../../core/refusals.ts";
import { type Refused, refuse, unknown } from "../_shared/action.ts";
import { endpoint, type Outcome, overLimit } from "../_shared/endpoint.ts";
import { readFields } from "../_shared/read-fields.ts";
import { noteRefusal, noteView, shownBy } from "./accesses.ts";
import type { ActsOf } from "./act.ts";
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

const acts: ActsOf<typeof deskActs> = {
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

export const handler = endpoint(
  { resultPage: "/desk", mostBytes: 400_000 },
  async ({ fields, plainForm, request }, deps): Promise<Outcome> => {
    const limited = await overLimit("desk", deps);
    if (limited) return limited;
    const asked = typeof fields.act === "string" ? fields.act : "";
    const name = (Object.hasOwn(oldActs, asked) && oldActs[asked]) || asked;
    if (plainForm || !isAct(name)) return unknown();
    const caller = await deps.caller(request);
    if (!caller) return refuse(401, "signed_out");
    const read = readFields(deskActs[name].fields, fields);
    if ("refused" in read) return read.refused;
    const whose = shownBy(name, read.fields);
    try {
      const outcome = await (acts[name] as AnyAct)(caller, read.fields, deps);
      if (whose && outcome.status === 200) await noteView(caller, deps, name, whose);
      return outcome;
    } catch (error) {
      const refused = refusedBy(error);
      if (refused.status === 403) await noteRefusal(caller, deps, name, error, whose);
      return refused;
    }
  },
);

// Which fields go with which name was just read from the act itself.
type AnyAct = (...given: [unknown, unknown, unknown]) => Promise<Outcome>;

function isAct(name: string): name is DeskActName {
  return Object.hasOwn(deskActs, name);
}

/** What the database said no to, and why: not allowed, changed meanwhile, or a code. */
function refusedBy(error: unknown): Refused {
  const { code, message } = error as { code?: string; message?: string };
  if (code === "PT403") return refuse(403, "forbidden");
  if (code === "PT409") {
    return refuse(409, "conflict", isRefusal(message) ? { reason: message } : {});
  }
  if (code === "PT422") return refuse(422, "invalid", { reason: message });
  throw error;
}
