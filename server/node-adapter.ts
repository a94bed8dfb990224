import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import type { Backend } from "./backend/backend.ts";

// In bytes. What a body has beyond that is read and thrown away: it is already more than any
// function accepts, so the function refuses it.
const mostKept = 128 * 1024;
// The desk sends files in pieces, so its functions accept more.
const mostKeptOfDesk = 1024 * 1024 + 1;
const deskPath = /^\/functions\/v1\/desk(-file)?($|\?)/;
/**
 * Of bodies that are longer than others' may be, all together: many at once, each sent slowly, must
 * not fill the memory.
 */
const mostKeptTogether = 32 * 1024 * 1024;
let keptTogether = 0;
/** Beyond it the body is not even read to its end: the connection is closed. */
export const mostRead = 2 * 1024 * 1024;

// A web `Request` cannot be made with these methods.
const impossible = new Set(["CONNECT", "TRACE", "TRACK"]);

/** Hands a Node request to the backend and sends its answer. */
export async function answerWithBackend(
  backend: Backend,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: string,
  extraHeaders: Record<string, string> = {},
): Promise<void> {
  if (impossible.has(incoming.method ?? "")) {
    outgoing.writeHead(405, { ...extraHeaders, allow: "GET, HEAD, POST, PUT" }).end();
    return;
  }
  const body = await readWhole(incoming);
  if (!body) return;
  if (body === "endless") return refuseLength(outgoing, extraHeaders);
  if (body === "crowded") return putOff(outgoing, extraHeaders);
  const isAwaited = () => !outgoing.destroyed;
  const response = await backend.handle(toRequest(incoming, body), address, isAwaited);
  // Whoever asked has left, such as a page that was closed while it sent a measurement.
  if (outgoing.destroyed) return;
  outgoing.writeHead(response.status, { ...extraHeaders, ...Object.fromEntries(response.headers) });
  if (incoming.method === "HEAD" || !response.body) {
    outgoing.end();
    return;
  }
  // As fast as the visitor takes it. One who does not wait for it is no failure of ours; where it
  // is ours, the connection breaks, and nobody takes half a document for the whole.
  await pipeline(Readable.fromWeb(response.body as WebStream), outgoing).catch(() => undefined);
}

/** The rest is not read, and the connection not used again. */
export function refuseLength(outgoing: ServerResponse, extraHeaders: Record<string, string>): void {
  outgoing.writeHead(413, { ...extraHeaders, "cache-control": "no-store", connection: "close" });
  outgoing.end();
}

/** Too many long bodies are under way; the rest of this one is not read. */
function putOff(outgoing: ServerResponse, extraHeaders: Record<string, string>): void {
  const own = { "cache-control": "no-store", "retry-after": "5", connection: "close" };
  outgoing.writeHead(503, { ...extraHeaders, ...own, "content-type": "application/json" });
  outgoing.end(JSON.stringify({ code: "unavailable" }));
}

/**
 * All of it is read, or the connection's next request would wait for ever behind it; what is too
 * long to be accepted is not kept. Where it is out of all proportion, reading stops, and the
 * connection is not to be used again. `undefined` where the visitor has gone.
 */
async function readWhole(
  incoming: IncomingMessage,
): Promise<Uint8Array<ArrayBuffer> | "endless" | "crowded" | undefined> {
  if (Number(incoming.headers["content-length"]) > mostRead) return "endless";
  const most = deskPath.test(incoming.url ?? "") ? mostKeptOfDesk : mostKept;
  const chunks: Buffer[] = [];
  let read = 0;
  let kept = 0;
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      if (read > mostKept && read <= most) {
        if (keptTogether + chunk.length > mostKeptTogether) return "crowded";
        keptTogether += chunk.length;
        kept += chunk.length;
      }
      if (read <= most) chunks.push(chunk);
      read += chunk.length;
      if (read > mostRead) return "endless";
    }
  } catch {
    return undefined;
  } finally {
    keptTogether -= kept;
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function toRequest(incoming: IncomingMessage, body: Uint8Array<ArrayBuffer>): Request {
  const url = new URL(incoming.url ?? "/", "http://localhost");
  const method = incoming.method ?? "GET";
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const bodyless = method === "GET" || method === "HEAD";
  return new Request(url, { method, headers, ...(!bodyless && { body }) });
}
