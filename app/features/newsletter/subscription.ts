import { attempt, type Failure } from "#app/api/attempt.ts";
import { callFunction, fieldOf } from "#app/api/call-function.ts";
import { loadClients } from "#app/api/load-clients.ts";
import type { Language } from "#core/languages.ts";

export type SubscribeOutcome = { kind: "subscribed" | "duplicate" | "invalid" } | Failure;
export type ConfirmOutcome = { kind: "confirmed" | "used" | "expired" | "unknown" } | Failure;
export type UnsubscribeOutcome = { kind: "unsubscribed" | "used" | "unknown" } | Failure;

const uniqueViolation = "23505";
const checkViolation = "23514";

export async function subscribe(email: string, language: Language): Promise<SubscribeOutcome> {
  const outcome = await attempt(async (signal): Promise<SubscribeOutcome> => {
    const clients = await loadClients();
    const { error, status } = await clients
      .tables()
      .from("newsletter_subscribers")
      .insert({ email, language })
      .abortSignal(signal);
    // Anything but 201 is not our backend's, for all it may look like a success.
    if (status === 201) return { kind: "subscribed" };
    if (status === 0) return { kind: "offline" };
    if (status === 429) return { kind: "limited" };
    if (error?.code === uniqueViolation) return { kind: "duplicate" };
    if (error?.code === checkViolation) return { kind: "invalid" };
    return { kind: "failed" };
  });
  if (outcome.kind === "subscribed") askForConfirmation(email);
  return outcome;
}

/** The subscription stands without it (specification, §7), so nobody waits for its answer. */
async function askForConfirmation(email: string): Promise<void> {
  const answer = await attempt((signal) =>
    callFunction("send-newsletter-confirmation", { email }, signal),
  );
  if ("kind" in answer) console.warn(`The confirmation message was not asked for: ${answer.kind}.`);
}

export function confirmSubscription(token: string): Promise<ConfirmOutcome> {
  return spendToken("newsletter-confirm", token, ["confirmed", "used", "expired", "unknown"]);
}

export function unsubscribe(token: string): Promise<UnsubscribeOutcome> {
  return spendToken("newsletter-unsubscribe", token, ["unsubscribed", "used", "unknown"]);
}

function spendToken<Kind extends string>(
  name: string,
  token: string,
  outcomes: readonly Kind[],
): Promise<{ kind: Kind } | Failure> {
  return attempt(async (signal): Promise<{ kind: Kind } | Failure> => {
    const answer = await callFunction(name, { token }, signal);
    if ("kind" in answer) return answer;
    const said = fieldOf(answer.body, "outcome");
    const kind = outcomes.find((outcome) => outcome === said);
    return { kind: kind ?? "failed" } as { kind: Kind } | Failure;
  });
}
