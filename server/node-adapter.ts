import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import type { Backend } from "./backend.ts";

/** Hands a Node request to the backend and sends its answer. */
export async function answerWithBackend(
  backend: Backend,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: string,
  extraHeaders: Record<string, string> = {},
): Promise<void> {
  const response = await backend.handle(toRequest(incoming), address);
  outgoing.writeHead(response.status, { ...extraHeaders, ...Object.fromEntries(response.headers) });
  if (!response.body || incoming.method === "HEAD") outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
}

function toRequest(incoming: IncomingMessage): Request {
  const url = new URL(incoming.url ?? "/", "http://localhost");
  const method = incoming.method ?? "GET";
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const bodyless = method === "GET" || method === "HEAD";
  return new Request(url, {
    method,
    headers,
    ...(bodyless
      ? {}
      : { body: Readable.toWeb(incoming) as globalThis.ReadableStream, duplex: "half" }),
  });
}
