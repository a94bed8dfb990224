/**
 * What the site asks of its own origin besides pages, on web standards, so that the host and the
 * development server mount the same handler.
 */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export function isForBackend(method = "GET", url = "/"): boolean {
  return methods.has(method) && /^\/healthz(\?|$)/.test(url);
}

export async function handleBackend(request: Request): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  }
  return Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
}
