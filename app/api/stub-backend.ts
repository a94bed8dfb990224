/** For tests of the real client: a network that gives the answers that a test sets. */
import { onTestFinished, vi } from "vitest";

const origin = "https://site.example";

type Answers = Record<string, () => Response | Promise<Response>>;
export type Call = {
  path: string;
  method: string;
  headers: Headers;
  body: unknown;
  keepalive: boolean;
};

/**
 * Stubs the network for the running test with an answer per path; returns the calls as they come.
 */
export function answering(answers: Answers): Call[] {
  const calls: Call[] = [];
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const { pathname, search } = new URL(address);
    const path = pathname + search;
    const { method = "GET", headers, body, signal, keepalive = false } = init;
    const sent = body ? JSON.parse(String(body)) : undefined;
    calls.push({ path, method, headers: new Headers(headers), body: sent, keepalive });
    const answer = answers[path];
    if (!answer) throw new TypeError("fetch failed");
    return Promise.race([answer(), whenAborted(signal)]);
  });
  return calls;
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return () => Response.json(body, { status, headers });
}

export function page(status: number) {
  const headers = { "content-type": "text/html" };
  return () => new Response("<h1>Welcome to the hotel</h1>", { status, headers });
}

export function never(): Promise<Response> {
  return new Promise(() => {});
}

function whenAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, failed) => {
    signal?.addEventListener("abort", () => failed(signal.reason));
  });
}
