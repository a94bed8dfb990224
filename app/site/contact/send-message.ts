import { ask, fieldOf } from "#app/api/ask.ts";
import type { Failure } from "#app/api/attempt.ts";
import type { ContactFaults, ContactField, ContactMessage } from "#core/contact-schema.ts";
import type { Language } from "#core/languages.ts";

export type Sending = {
  message: ContactMessage;
  language: Language;
  /** The same for every try at sending the same words, so that they are stored once. */
  key: string;
  /** The content of the hidden field, which only robots fill in. */
  website: string;
  /** Milliseconds since the form was first shown. */
  elapsed: number;
};

export type SendOutcome =
  | { kind: "sent"; reference: string }
  | { kind: "invalid"; faults: ContactFaults }
  /** The backend took it for a robot's. */
  | { kind: "refused" }
  | Failure;

const fields = ["name", "email", "phone", "subject", "message"] as const;

export async function sendMessage({ message, ...about }: Sending): Promise<SendOutcome> {
  const answer = await ask("/functions/v1/contact", { body: { ...message, ...about } });
  if ("kind" in answer) return answer;
  const { status, ok, body } = answer;
  if (status === 413) return { kind: "invalid", faults: { message: "message.long" } };
  if (status === 422) return refusal(body);
  const reference = fieldOf(body, "reference");
  // Only a reference proves that the message is stored.
  return ok && typeof reference === "string" ? { kind: "sent", reference } : { kind: "failed" };
}

function refusal(body: unknown): SendOutcome {
  if (fieldOf(body, "code") === "refused") return { kind: "refused" };
  const named = fieldOf(body, "faults");
  const faults: ContactFaults = {};
  for (const field of fields satisfies readonly ContactField[]) {
    const fault = fieldOf(named, field);
    if (typeof fault === "string") faults[field] = fault;
  }
  return Object.keys(faults).length > 0 ? { kind: "invalid", faults } : { kind: "failed" };
}
