import { fileNameOf } from "../../../core/file-name.ts";
import { contentDisposition } from "../_shared/content-disposition.ts";
import type { Deps, Handler } from "../_shared/deps.ts";
import { overLimit } from "../_shared/endpoint.ts";
import { errorCode } from "../_shared/error-code.ts";
import type { Sql } from "../_shared/sql.ts";
import { hashToken, isToken } from "../_shared/tokens.ts";
import { isUuid } from "../_shared/uuid.ts";

type Sending = { id: string; entity: string; file_name: string; media_type: string; size: number };

// Chrome's viewer is an <embed> in a page of its own making: a policy that says anything about
// objects or styles leaves it blank (https://crbug.com/271452). A PDF runs nothing of ours.
const previewPolicy = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const pieceSize = 256 * 1024;

/** A document of an entity, for one who acts for it. The log has the download before the first byte leaves. */
export const handler: Handler = async (request, deps) => {
  try {
    return await answer(request, deps);
  } catch (error) {
    deps.log("function failed", { function: "lp-document", error: errorCode(error) });
    return refuse(503, "unavailable");
  }
};

async function answer(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "GET") {
    return new Response(null, { status: 405, headers: { allow: "GET" } });
  }
  const limited = await overLimit("document", deps);
  if (limited) return refuse(429, "PT429", limited.headers);
  const asked = new URL(request.url).searchParams;
  const ticket = asked.get("ticket");
  if (ticket !== null) return preview(ticket, deps);
  const caller = await deps.caller(request);
  if (!caller) return refuse(401, "signed_out");
  const [entity, id] = [asked.get("entity"), asked.get("id")];
  if (!isUuid(entity) || !isUuid(id)) return refuse(404, "not_found");
  const [document] = await deps.sql<Sending>(
    `select $4::uuid as id, *
     from private.start_download($1::uuid, $2::uuid, $3::uuid, $4::uuid)`,
    [caller.user, caller.session, entity, id],
  );
  return send(document, "attachment", deps.sql);
}

/** In a tab of its own, by a ticket that its page asked for (`sign-in-account`). */
async function preview(ticket: string, { sql }: Deps): Promise<Response> {
  if (!isToken(ticket)) return refuse(404, "not_found");
  const [document] = await sql<Sending>("select * from private.spend_preview_ticket($1)", [
    await hashToken(ticket),
  ]);
  return send(document, "inline", sql);
}

function send(document: Sending | undefined, how: "attachment" | "inline", sql: Sql): Response {
  if (!document) return refuse(404, "not_found");
  return new Response(piecesOf(document.id, document.size, sql), {
    headers: {
      "content-type": document.media_type,
      "content-length": String(document.size),
      "content-disposition": contentDisposition(
        how,
        fileNameOf(document.entity, document.file_name),
      ),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      // The address of a preview is spent, and nobody else's to know.
      "referrer-policy": "no-referrer",
      ...(how === "inline" && { "content-security-policy": previewPolicy }),
    },
  });
}

/** Read piece by piece, as fast as the reader takes them. */
function piecesOf(id: string, size: number, sql: Sql): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        const [row] = await sql<{ piece: Uint8Array }>(
          `select substring(bytes from $2::integer for $3::integer) as piece
           from private.document_files where document_id = $1::uuid`,
          [id, at + 1, pieceSize],
        );
        if (!row?.piece.byteLength) throw new Error("the document ended early");
        at += row.piece.byteLength;
        controller.enqueue(row.piece);
        // The embedded database never waits for anything: others would wait for the whole document.
        await new Promise((done) => setTimeout(done));
        if (at >= size) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

function refuse(status: number, code: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { code },
    { status, headers: { "cache-control": "private, no-store", ...headers } },
  );
}
