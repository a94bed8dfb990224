import { defaultLanguage, type Language, languages } from "../../../core/languages.ts";
import { localisePath, readPath } from "../../../core/paths.ts";
import type { Refused } from "./action.ts";
import type { Deps, Handler } from "./deps.ts";
import { errorCode } from "./error-code.ts";
import { type Body, isPlainForm, readBody, UnreadableBody } from "./read-body.ts";

/** What was sent to a function, and in which language its sender reads. */
export type Submission = Body & { language: Language; url: URL; request: Request };

/** What came of it: an answer for a script, and the page for a form sent without one. */
export type Outcome = {
  status: number;
  body: object;
  /** The section of the result page, and what stands in its query. */
  section: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** What a form that was sent without a script is given to save, in place of a page. */
  file?: { name: string; type: string; text: string };
};

type Options = {
  resultPage: string;
  mostBytes: number;
  /** Begins the sections' names where the page is shared with another form. */
  sections?: string;
};

/** A function behind a form: reads the body, lets `act` decide, answers script or plain form. */
export function endpoint(
  { resultPage, mostBytes, sections = "" }: Options,
  act: (submission: Submission, deps: Deps) => Promise<Outcome>,
): Handler {
  return async (request, deps) => {
    const pageIn = (language: Language) => deps.pagesOrigin + localisePath(resultPage, language);
    const seeOther = (page: string, outcome: Outcome) =>
      redirect(page, { ...outcome, section: sections + outcome.section });
    if (request.method !== "POST") {
      return new Response(null, { status: 405, headers: { allow: "POST" } });
    }
    let body: Body;
    try {
      body = await readBody(request, mostBytes);
    } catch (error) {
      const status = error instanceof UnreadableBody ? error.status : 400;
      const outcome: Outcome = { status, body: { code: "unreadable" }, section: "invalid" };
      if (!isPlainForm(request)) return answerJson(outcome);
      // The language was in the body; the page that the form stood on has it too.
      const from = request.headers.get("referer") ?? "";
      const { language } = readPath(URL.canParse(from) ? new URL(from).pathname : "/");
      return seeOther(pageIn(language), outcome);
    }
    const language = languages.find((one) => one === body.fields.language) ?? defaultLanguage;
    const submission = {
      ...body,
      language,
      url: new URL(request.url),
      request,
    } satisfies Submission;
    const outcome = await act(submission, deps).catch((error: unknown): Outcome => {
      deps.log("function failed", { function: submission.url.pathname, error: errorCode(error) });
      return { status: 503, body: { code: "unavailable" }, section: "failed" };
    });
    if (!submission.plainForm) return answerJson(outcome);
    return outcome.file ? answerFile(outcome.file) : seeOther(pageIn(language), outcome);
  };
}

/** `undefined` where the visitor may go on, after a while where a limit only slows. */
export async function overLimit(kind: string, deps: Deps): Promise<Refused | undefined> {
  const [row] = await deps.sql<{ wait: number }>("select private.count_request($1, $2) as wait", [
    kind,
    deps.address,
  ]);
  const wait = Number(row?.wait);
  if (wait < 0) await new Promise((done) => setTimeout(done, wait * -1_000));
  if (wait <= 0) return undefined;
  deps.log("limit reached", { limit: kind });
  const headers = { "retry-after": String(wait) };
  return { status: 429, body: { code: "PT429" }, section: "limited", headers };
}

function answerJson({ status, body, headers }: Outcome): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}

function answerFile({ name, type, text }: NonNullable<Outcome["file"]>): Response {
  return new Response(text, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}

function redirect(page: string, { section, query }: Outcome): Response {
  const search = query ? `?${new URLSearchParams(query)}` : "";
  const location = `${page}${search}#${section}`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
