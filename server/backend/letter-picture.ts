import type { Deps } from "#functions/_shared/deps.ts";

/** A picture of a letter, by the hash of its bytes: whoever has it keeps it. */
export async function letterPicture({ pathname }: URL, { sql }: Deps): Promise<Response> {
  const [, hash = ""] = /([0-9a-f]{64})\.jpg$/.exec(pathname) ?? [];
  const [picture] = await sql<{ bytes: Uint8Array }>(
    "select bytes from public.letter_pictures where hash = $1",
    [hash],
  );
  if (!picture)
    return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const bytes = new Uint8Array(picture.bytes);
  return new Response(bytes, {
    headers: {
      "content-type": "image/jpeg",
      "content-length": String(bytes.length),
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    },
  });
}
