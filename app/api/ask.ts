import { backendAddress } from "./address.ts";
import { attempt, type Failure, failureOf } from "./attempt.ts";

type Question = {
  method?: "GET" | "POST";
  body?: object;
  /** Of who is signed in; without it, the public key asks for anybody. */
  token?: string;
  /** Of a table: what it shall answer with. */
  prefer?: "return=minimal";
  /** Outlives the page. */
  keepalive?: boolean;
};

/** What the backend said, and the JSON it said it in, if it was any. */
export type Answer = { status: number; ok: boolean; body: unknown };

/** One call of the backend: its answer, or why there is none. */
export function ask(path: string, question: Question): Promise<Answer | Failure> {
  return attempt(async (signal) => {
    const response = await send(path, question, signal);
    if (!(response instanceof Response)) return response;
    const { status, ok } = response;
    // It may be something else than JSON, such as a hotel's page.
    return { status, ok, body: await response.json().catch(() => undefined) };
  });
}

/** The same for what is read as it comes: the answer is there with its head. */
export function askForFile(path: string, token: string): Promise<Response | Failure> {
  return attempt((signal) => send(path, { method: "GET", token }, signal));
}

async function send(
  path: string,
  { method = "POST", body, token, prefer, keepalive = false }: Question,
  signal: AbortSignal,
): Promise<Response | Failure> {
  const headers = new Headers({ apikey: import.meta.env.SUPABASE_PUBLISHABLE_KEY });
  if (body) headers.set("content-type", "application/json");
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (prefer) headers.set("prefer", prefer);
  const response = await fetch(backendAddress() + path, {
    method,
    headers,
    body: body ? JSON.stringify(body) : null,
    cache: "no-store",
    credentials: "omit",
    keepalive,
    signal,
  });
  return failureOf(response.status, response.headers.get("retry-after")) ?? response;
}

/** A field of an answer that may be anything at all. */
export function fieldOf(body: unknown, name: string): unknown {
  return typeof body === "object" && body !== null
    ? (body as Record<string, unknown>)[name]
    : undefined;
}
