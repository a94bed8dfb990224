import { readEmail } from "#core/newsletter-schema.ts";
import { overLimit } from "#functions/_shared/endpoint.ts";
import { readText, UnreadableBody } from "#functions/_shared/read-body.ts";
import { askLite } from "./ask-lite.ts";
import type { Visit } from "./backend.ts";

const columns = new Set(["email", "language"]);

/**
 * The one table that a visitor's browser writes to by itself. The database's policies decide what
 * is allowed; this only counts, and lets neither a list nor a foreign header through.
 */
export async function insertSubscriber({ request, backend, deps }: Visit): Promise<Response> {
  const subscription = await readSubscription(request);
  if (!subscription) return refuse(400, "PGRST102");
  // The table has the same rules, but Lite would call breaking them a fault of its own, with 500.
  const email = readEmail(subscription);
  if (!email || !["en", "fr", undefined].includes(subscription.language))
    return refuse(400, "23514");
  const limited = await overLimit("newsletter", deps);
  if (limited) return refuse(429, "PT429", limited.headers);

  const answered = await askLite(backend.lite, "POST", "/rest/v1/newsletter_subscribers", {
    body: { ...subscription, email },
    headers: { apikey: request.headers.get("apikey") ?? "", prefer: "return=minimal" },
  });
  if (answered.status === 201) return new Response(null, { status: 201, headers: noStore });
  if (answered.status >= 500) return refuse(503, "unavailable");
  const { code = "refused" } = (await answered.json().catch(() => ({}))) as { code?: string };
  return refuse(answered.status, code);
}

type Subscription = { email?: string; language?: string };

async function readSubscription(request: Request): Promise<Subscription | undefined> {
  try {
    const row: unknown = JSON.parse(await readText(request, 2_000));
    if (typeof row !== "object" || row === null || Array.isArray(row)) return undefined;
    const texts = Object.entries(row).every(
      ([name, value]) => columns.has(name) && typeof value === "string",
    );
    return texts ? row : undefined;
  } catch (error) {
    if (error instanceof UnreadableBody || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const noStore = { "cache-control": "no-store" };

/** The code alone: a database's message may repeat what was sent. */
function refuse(status: number, code: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { code, message: "refused" },
    { status, headers: { ...noStore, ...headers } },
  );
}
