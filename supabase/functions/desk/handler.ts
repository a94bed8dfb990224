/** The desk's one function: an act by its name, for whoever the database lets. */
import { oldActs } from "../../../core/old-names.ts";
import { endpoint, type Outcome, overLimit } from "../_shared/endpoint.ts";
import { type Act, answer } from "./act.ts";
import { approvalActs } from "./approvals.ts";
import { bankActs } from "./bank.ts";
import { ledgerActs } from "./ledger.ts";
import { letterSendingActs } from "./letter-sendings.ts";
import { letterActs } from "./letters.ts";
import { mailActs } from "./mail.ts";
import { messageActs } from "./messages.ts";
import { partnerActs } from "./partners.ts";
import { personActs } from "./persons.ts";
import { proofActs } from "./proofs.ts";
import { readerActs } from "./readers.ts";
import { readingActs } from "./readings.ts";
import { releaseActs } from "./releases.ts";
import { searchActs } from "./search.ts";
import { staffActs } from "./staff.ts";
import { waitingActs } from "./waiting.ts";

const acts: Readonly<Record<string, Act>> = {
  ...waitingActs,
  ...searchActs,
  ...messageActs,
  ...approvalActs,
  ...partnerActs,
  ...bankActs,
  ...releaseActs,
  ...mailActs,
  ...personActs,
  ...proofActs,
  ...readingActs,
  ...ledgerActs,
  ...letterActs,
  ...letterSendingActs,
  ...readerActs,
  ...staffActs,
};

export const handler = endpoint(
  { resultPage: "/desk", mostBytes: 400_000 },
  async ({ fields, plainForm, request }, deps): Promise<Outcome> => {
    const limited = await overLimit("desk", deps);
    if (limited) return limited;
    const asked = typeof fields.act === "string" ? fields.act : "";
    const name = (Object.hasOwn(oldActs, asked) && oldActs[asked]) || asked;
    const act = Object.hasOwn(acts, name) && !plainForm ? acts[name] : undefined;
    if (!act) return answer(404, { code: "unknown" });
    const caller = await deps.caller(request);
    if (!caller) return answer(401, { code: "signed_out" });
    try {
      return await act(caller, fields, deps);
    } catch (error) {
      return refusedBy(error);
    }
  },
);

/** What the database said no to, and why: not allowed, changed meanwhile, or a sentence. */
function refusedBy(error: unknown): Outcome {
  const { code, message } = error as { code?: string; message?: string };
  if (code === "PT403") return answer(403, { code: "forbidden" });
  if (code === "PT409") return answer(409, { code: "conflict" });
  if (code === "PT422") return answer(422, { code: "invalid", reason: message });
  throw error;
}
