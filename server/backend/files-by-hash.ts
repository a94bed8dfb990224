import type { Deps } from "#functions/_shared/deps.ts";

type Row = { bytes: Uint8Array };

/** A picture of a letter, by the hash of its bytes: whoever has it keeps it. */
export async function letterPicture(url: URL, { sql }: Deps): Promise<Response> {
  const statement = "select bytes from public.letter_pictures where hash = $1";
  return fileOf(await sql<Row>(statement, [hashIn(url)]), {
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=31536000, immutable",
  });
}

const shownPdf = `
  from public.publication_pdfs as pdfs where hash = $1 and exists (
    select from public.publications
    where withdrawn_at is null and pdfs.hash in (pdf #>> '{en,hash}', pdf #>> '{fr,hash}')
  )
`;

/** The PDF of a version that the site shows: asked for each time, since a version may be taken back. */
export async function publicationPdf(request: Request, url: URL, { sql }: Deps): Promise<Response> {
  const hash = hashIn(url);
  const etag = `"${hash}"`;
  const headers = { "content-type": "application/pdf", "cache-control": "no-cache", etag };
  if (request.headers.get("if-none-match")?.includes(etag)) {
    const [shown] = await sql(`select ${shownPdf}`, [hash]);
    if (shown) return new Response(null, { status: 304, headers });
  }
  return fileOf(await sql<Row>(`select bytes ${shownPdf}`, [hash]), headers);
}

function hashIn({ pathname }: URL): string {
  return /([0-9a-f]{64})\.\w+$/.exec(pathname)?.[1] ?? "";
}

function fileOf([file]: Row[], headers: Record<string, string>): Response {
  if (!file) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const bytes = new Uint8Array(file.bytes);
  return new Response(bytes, {
    headers: {
      ...headers,
      "content-length": String(bytes.length),
      "x-content-type-options": "nosniff",
    },
  });
}
