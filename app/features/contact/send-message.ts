import { attempt, type Failure } from "#app/api/attempt.ts";
import { callFunction, fieldOf } from "#app/api/call-function.ts";
import type { ContactFaults, ContactField, ContactMessage } from "#core/contact-schema.ts";
import type { Language } from "#core/languages.ts";

export type Sending = {
  message: ContactMessage;
  language: Language;
  /** The same for every try at sending the same words: they are stored once. */
  key: string;
  /** What the field that nobody sees was filled with. */
  website: string;
  /** Milliseconds since the form was first shown. */
  elapsed: number;
};

export type SendOutcome =
  | { kind: "sent"; reference: string }
  | { kind: "invalid"; faults: ContactFaults }
  /** Taken for a robot's. */
  | { kind: "refused" }
  | Failure;

const fields = ["name", "email", "phone", "subject", "message"] as const;

export function sendMessage({ message, ...about }: Sending): Promise<SendOutcome> {
  return attempt(async (signal): Promise<SendOutcome> => {
    const answer = await callFunction("contact", { ...message, ...about }, signal);
    if ("kind" in answer) return answer;
    const { status, body } = answer;
    if (status === 413) return { kind: "invalid", faults: { message: "message.long" } };
    if (status === 422) return refusal(body);
    const reference = fieldOf(body, "reference");
    // Only a reference proves that the message is stored.
    return typeof reference === "string" ? { kind: "sent", reference } : { kind: "failed" };
  });
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
