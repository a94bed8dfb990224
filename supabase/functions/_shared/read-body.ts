/** The fields of a request's body, JSON or plain form, and which of the two it was. */
export type Body = { fields: Record<string, unknown>; plainForm: boolean };

export class UnreadableBody extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`unreadable body (${status})`);
    this.status = status;
  }
}

export function isPlainForm(request: Request): boolean {
  return typeOf(request) === "application/x-www-form-urlencoded";
}

function typeOf(request: Request): string | undefined {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
}

export async function readBody(request: Request, mostBytes: number): Promise<Body> {
  if (typeOf(request) === "application/json") {
    const value = parseJson(await readText(request, mostBytes));
    return { fields: value, plainForm: false };
  }
  if (isPlainForm(request)) {
    const text = await readText(request, mostBytes);
    return { fields: Object.fromEntries(new URLSearchParams(text)), plainForm: true };
  }
  throw new UnreadableBody(415);
}

export async function readText(request: Request, mostBytes: number): Promise<string> {
  const bytes = await readBytes(request, mostBytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableBody(400);
  }
}

/** Stops at the limit, whatever the request says of its own length. */
export async function readBytes(request: Request, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new UnreadableBody(413);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

function parseJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text, (_name, part) =>
      // Half an emoji can be written in JSON, but not in a database.
      typeof part === "string" ? part.toWellFormed() : part,
    );
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return { ...value };
    }
  } catch {
    throw new UnreadableBody(400);
  }
  throw new UnreadableBody(400);
}
