import { backendAddress } from "./address.ts";
import { attempt, type Failure, failureOf } from "./attempt.ts";

type Question = {
  method?: "GET" | "POST";
  body?: object;
  /** Of the person who is signed in; without it, the call has the rights of any visitor. */
  token?: string;
  /** For calls to a table: what PostgREST answers with. */
  prefer?: "return=minimal";
  /** Whether the call goes on when the page is left. */
  keepalive?: boolean;
};

/** The status of an answer, and its body where that is JSON. */
export type Answer = { status: number; ok: boolean; body: unknown };

/** One call of the backend: its answer, or why there is none. */
export function ask(path: string, question: Question): Promise<Answer | Failure> {
  return attempt(async (signal) => {
    const response = await send(path, question, signal);
    if (!(response instanceof Response)) return response;
    const { status, ok } = response;
    // It may not be JSON, such as the sign-in page of a hotel's network.
    return { status, ok, body: await response.json().catch(() => undefined) };
  });
}

/** The same for a file: resolves with the headers, and the body is read as it arrives. */
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
