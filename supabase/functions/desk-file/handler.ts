/**
 * A file of a release or the PDF of a publication: taken in pieces from who may, and shown to who must
 * look at it.
 */
import { mostPieceBytes } from "../../../core/limits.ts";
import type { Caller } from "../_shared/caller.ts";
import { contentDisposition } from "../_shared/content-disposition.ts";
import type { Deps, Handler } from "../_shared/deps.ts";
import { overLimit } from "../_shared/endpoint.ts";
import { errorCode } from "../_shared/error-code.ts";
import { readBytes, UnreadableBody } from "../_shared/read-body.ts";
import { isUuid } from "../_shared/uuid.ts";
import { noteRefusal, noteView } from "../desk/accesses.ts";

type Staged = { file_name: string; media_type: string; size: number; bytes: Uint8Array };

const statements = {
  file: "select * from private.staged_file($1::uuid, $2::uuid, $3)",
  pdf: "select * from private.publication_pdf($1::uuid, $2::uuid, $3)",
};

export const handler: Handler = async (request, deps) => {
  try {
    return await answer(request, deps);
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    if (code === "PT409") return refuse(409, "conflict");
    if (code === "PT422" && message === "withdrawn-already") return refuse(410, "withdrawn");
    if (error instanceof UnreadableBody) return refuse(error.status, "unreadable");
    deps.log("function failed", { function: "desk-file", error: errorCode(error) });
    return refuse(503, "unavailable");
  }
};

async function answer(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST" && request.method !== "GET") {
    return new Response(null, { status: 405, headers: { allow: "GET, POST" } });
  }
  const limited = await overLimit("desk", deps);
  if (limited) return refuse(429, "PT429", limited.headers);
  const caller = await deps.caller(request);
  if (!caller) return refuse(401, "signed_out");
  const query = new URL(request.url).searchParams;
  try {
    return request.method === "GET"
      ? await give(query, caller, deps)
      : await take(request, query, caller, deps);
  } catch (error) {
    if ((error as { code?: string }).code !== "PT403") throw error;
    const act = request.method === "GET" ? "files.open" : "files.send";
    await noteRefusal(caller, deps, act, error);
    return refuse(403, "forbidden");
  }
}

async function take(
  request: Request,
  query: URLSearchParams,
  { user, session }: Caller,
  deps: Deps,
): Promise<Response> {
  const upload = query.get("upload");
  const place = Number(query.get("at") ?? "");
  const type = request.headers.get("content-type");
  if (type !== "application/octet-stream") return refuse(415, "unreadable");
  if (!isUuid(upload) || !Number.isSafeInteger(place) || place < 0) return refuse(404, "unknown");
  const piece = await readBytes(request, mostPieceBytes);
  if (piece.length === 0) return refuse(400, "unreadable");
  const [row] = await deps.sql<{ answer: object | null }>(
    "select private.desk_file_piece($1::uuid, $2::uuid, $3::uuid, $4::integer, $5) as answer",
    [user, session, upload, place, piece],
  );
  return row?.answer
    ? Response.json(row.answer, { headers: { "cache-control": "no-store" } })
    : refuse(404, "unknown");
}

async function give(query: URLSearchParams, caller: Caller, deps: Deps): Promise<Response> {
  const kind = query.has("pdf") ? "pdf" : "file";
  const hash = query.get("pdf") ?? query.get("sha256") ?? "";
  if (!/^[0-9a-f]{64}$/.test(hash)) return refuse(404, "unknown");
  const [file] = await deps.sql<Staged>(statements[kind], [caller.user, caller.session, hash]);
  if (!file) return refuse(404, "unknown");
  await noteView(caller, deps, "files.open", `${kind}:${hash}`);
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "content-type": file.media_type,
      "content-length": String(file.size),
      "content-disposition": contentDisposition("attachment", file.file_name),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

function refuse(status: number, code: string, headers: Record<string, string> = {}): Response {
  return Response.json({ code }, { status, headers: { "cache-control": "no-store", ...headers } });
}
