import { ask, fieldOf } from "#app/api/ask.ts";
import type { Failure } from "#app/api/attempt.ts";
import type { Language } from "#core/languages.ts";

export type SubscribeOutcome = { kind: "subscribed" | "duplicate" | "invalid" } | Failure;
export type ConfirmOutcome = { kind: "confirmed" | "used" | "expired" | "unknown" } | Failure;
export type UnsubscribeOutcome = { kind: "unsubscribed" | "used" | "unknown" } | Failure;

const uniqueViolation = "23505";
const checkViolation = "23514";

export async function subscribe(email: string, language: Language): Promise<SubscribeOutcome> {
  const outcome = await insert({ email, language });
  // Also for a known address: a subscriber who has not confirmed gets the mail again.
  if (outcome.kind === "subscribed" || outcome.kind === "duplicate") askForConfirmation(email);
  return outcome;
}

async function insert(row: { email: string; language: Language }): Promise<SubscribeOutcome> {
  const answer = await ask("/rest/v1/newsletter_subscribers", {
    body: row,
    prefer: "return=minimal",
  });
  if ("kind" in answer) return answer;
  // Only 201 is our backend's: another 2xx may come from a proxy or a hotel's network.
  if (answer.status === 201) return { kind: "subscribed" };
  const code = fieldOf(answer.body, "code");
  if (code === uniqueViolation) return { kind: "duplicate" };
  return { kind: code === checkViolation ? "invalid" : "failed" };
}

/** The subscription counts without it (specification, §7), so nobody waits for the answer. */
async function askForConfirmation(email: string): Promise<void> {
  const answer = await ask("/functions/v1/send-newsletter-confirmation", { body: { email } });
  if ("ok" in answer && answer.ok) return;
  const why = "kind" in answer ? answer.kind : answer.status;
  console.warn(`The confirmation message was not asked for: ${why}.`);
}

export function confirmSubscription(token: string): Promise<ConfirmOutcome> {
  return spendToken("newsletter-confirm", token, ["confirmed", "used", "expired", "unknown"]);
}

export function unsubscribe(token: string): Promise<UnsubscribeOutcome> {
  return spendToken("newsletter-unsubscribe", token, ["unsubscribed", "used", "unknown"]);
}

/** Called by the button on the page of a mailed link. */
export async function spendToken<Kind extends string>(
  name: string,
  token: string,
  outcomes: readonly Kind[],
): Promise<{ kind: Kind } | Failure> {
  const answer = await ask(`/functions/v1/${name}`, { body: { token } });
  if ("kind" in answer) return answer;
  const said = answer.ok ? fieldOf(answer.body, "outcome") : undefined;
  const kind = outcomes.find((outcome) => outcome === said);
  return kind ? { kind } : { kind: "failed" };
}
