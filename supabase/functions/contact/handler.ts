import { shortestFillTime } from "../../../core/contact-limits.ts";
import { checkContact } from "../../../core/contact-schema.ts";
import type { Deps } from "../_shared/deps.ts";
import { endpoint, type Outcome, overLimit, type Submission } from "../_shared/endpoint.ts";
import { isUuid } from "../_shared/uuid.ts";

/** Stores a message and queues its two mails; answers with its reference number. */
export const handler = endpoint(
  // Five thousand characters of four bytes each, escaped in a form, and the other fields.
  { resultPage: "/contact/result", mostBytes: 80_000 },
  async (submission, deps) => {
    if (seemsAutomatic(submission)) return refused;
    const checked = checkContact(submission.fields);
    if ("faults" in checked) {
      return { status: 422, body: { faults: checked.faults }, section: "invalid" };
    }
    const key = keyOf(submission);
    // Sent again because the first answer got lost: the same answer, whatever the limits say.
    const known = await referenceOf(key, deps);
    if (known) return sent(known);
    const limited = await overLimit("contact", deps);
    if (limited) return limited;

    const { name, email, phone, subject, message } = checked.message;
    const [row] = await deps.sql<{ reference: string }>(
      "select private.receive_contact_message($1::uuid, $2, $3, $4, $5, $6, $7) as reference",
      [key, name, email, phone, subject, message, submission.language],
    );
    deps.log("contact message stored", { subject });
    deps.mailQueued();
    return sent(String(row?.reference));
  },
);

function sent(reference: string): Outcome {
  return { status: 201, body: { reference }, section: "sent", query: { reference } };
}

async function referenceOf(key: string, { sql }: Deps): Promise<string | undefined> {
  const statement = "select reference from private.contact_messages where key = $1::uuid";
  return (await sql<{ reference: string }>(statement, [key]))[0]?.reference;
}

/**
 * A robot is told so, and never that its message was sent: should we be wrong about it, a person
 * must know that nothing reached us.
 */
const refused: Outcome = { status: 422, body: { code: "refused", faults: {} }, section: "refused" };

function seemsAutomatic({ fields, plainForm }: Submission): boolean {
  if (fields.website) return true;
  // A form without scripts cannot tell how long it took.
  if (plainForm) return false;
  return typeof fields.elapsed !== "number" || fields.elapsed < shortestFillTime;
}

function keyOf({ fields }: Submission): string {
  return isUuid(fields.key) ? fields.key : crypto.randomUUID();
}
