import type { Failure } from "./attempt.ts";
import { loadClients } from "./load-clients.ts";

type Answer = { status: number; body: unknown } | Failure;

/** Calls a function of ours: its answer, read as far as it can be, or why there is none. */
export async function callFunction(
  name: string,
  body: object,
  signal: AbortSignal,
): Promise<Answer> {
  const clients = await loadClients();
  const { data, error, response } = await clients.functions().invoke(name, { body, signal });
  if (!error) return { status: response?.status ?? 200, body: data };
  if (error.name === "FunctionsFetchError") return { kind: "offline" };
  // A whole answer that does not read as what its type says: not one of ours.
  if (!response) return { kind: "failed" };
  if (response.status === 429) return limited(response.headers.get("retry-after"));
  if (response.status !== 422 && response.status !== 413) return { kind: "failed" };
  const refusal = await response.json().catch(() => undefined);
  return { status: response.status, body: refusal };
}

function limited(retryAfter: string | null): Failure {
  const wait = Number(retryAfter);
  return wait > 0 ? { kind: "limited", wait } : { kind: "limited" };
}

/** A field of an answer that may be anything at all. */
export function fieldOf(body: unknown, name: string): unknown {
  return typeof body === "object" && body !== null
    ? (body as Record<string, unknown>)[name]
    : undefined;
}
