/**
 * What the site asks of its own origin besides pages, on web standards, so that the host and the
 * development server mount the same handler. `undefined` means: not for the backend.
 */
export async function handleBackend(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (pathname !== "/healthz") return undefined;
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  }
  return Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
}
