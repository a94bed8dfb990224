/**
 * What the site asks of its own origin besides pages, on web standards, so that the host and the
 * development server mount the same. It is a list of what is let through; all else is not there.
 */
import { hostname } from "node:os";
import type { Logger } from "pino";
import { callerOf } from "#functions/_shared/caller.ts";
import type { Deps } from "#functions/_shared/deps.ts";
import { errorCode } from "#functions/_shared/error-code.ts";
import { hashToken, newToken } from "#functions/_shared/tokens.ts";
import type { Config } from "../config.ts";
import { troubleIn } from "../engine/disk-trouble.ts";
import { NotWanted } from "../engine/engine.ts";
import { readKeys } from "../engine/secret-keys.ts";
import { readLeftOut } from "../left-out.ts";
import { version } from "../version.ts";
import { askLite } from "./ask-lite.ts";
import { lookApart } from "./check-apart.ts";
import { isCrossSite } from "./cross-site.ts";
import { pageDrawerOf } from "./draw-page.ts";
import { letterPicture, publicationPdf } from "./files-by-hash.ts";
import { deskFile, functionNamed, lpDocument, newsletterUnsubscribe } from "./functions.ts";
import { keepOpen } from "./keep-open.ts";
import { letterReader } from "./letter-reader.ts";
import { insertSubscriber } from "./newsletter-insert.ts";
import type { Listeners, OpenBackend } from "./open-backend.ts";
import { fund, overview } from "./partner-reads.ts";
import { longestAnswer, longestOpening } from "./patience.ts";
import { type Part, watchReadiness } from "./readiness.ts";
import { requestIdHeader } from "./request-id.ts";
import { changePassword, refresh, showUser, signIn, signOut, verify } from "./sign-in.ts";
import { type Drawing, noteDrawing } from "./watch-texts.ts";
import { ThreadBusy } from "./work-thread.ts";

export type Backend = {
  /** `isAwaited`: whoever asked is still there. */
  handle(request: Request, address: string, isAwaited?: () => boolean): Promise<Response>;
  /** Settles once the database is open; fails only where waiting would not help. */
  open(): Promise<void>;
  /** How each part behind the forms is. */
  parts(): Promise<Part[]>;
  /** In Prometheus's format; empty where nobody counts. */
  metrics(): Promise<string>;
  /** What became of a revision of the pages on this host. */
  noteDrawing(drawing: Drawing): Promise<void>;
  close(): Promise<void>;
};

export type Visit = {
  request: Request;
  url: URL;
  backend: OpenBackend;
  deps: Deps;
  /** False once the visitor has been told that it takes too long. */
  isWanted: () => boolean;
};
type Route = {
  method: string;
  path: RegExp;
  query?: RegExp;
  answer: (visit: Visit) => Promise<Response>;
};

const letters = letterReader();
const deskFilePath = /^\/functions\/v1\/desk-file$/;

/** The whole of it. A query is refused unless the route says which it takes. */
const routes: Route[] = [
  signingIn("POST", "token", signIn, /^\?grant_type=password$/),
  signingIn("POST", "token", refresh, /^\?grant_type=refresh_token$/),
  signingIn("POST", "verify", verify),
  signingIn("GET", "user", showUser),
  signingIn("PUT", "user", changePassword),
  signingIn("POST", "logout", signOut, /^\?scope=(local|global|others)$/),
  { method: "POST", path: /^\/rest\/v1\/rpc\/lp_overview$/, answer: overview },
  { method: "POST", path: /^\/rest\/v1\/rpc\/lp_fund$/, answer: fund },
  {
    method: "GET",
    path: /^\/functions\/v1\/lp-document$/,
    query: /^\?(?:entity=[0-9a-f-]{36}&id=[0-9a-f-]{36}|ticket=[\w-]{43})$/,
    answer: ({ request, deps }) => lpDocument(request, deps),
  },
  {
    method: "GET",
    path: deskFilePath,
    query: /^\?(?:sha256|pdf)=[0-9a-f]{64}$/,
    answer: ({ request, deps }) => deskFile(request, deps),
  },
  {
    method: "POST",
    path: deskFilePath,
    query: /^\?upload=[0-9a-f-]{36}&at=\d{1,8}$/,
    answer: ({ request, deps }) => deskFile(request, deps),
  },
  {
    method: "GET",
    path: /^\/letters\/pictures\/[0-9a-f]{64}\.jpg$/,
    answer: ({ url, deps }) => letterPicture(url, deps),
  },
  ...["GET", "HEAD"].map((method) => ({
    method,
    path: /^\/publications\/files\/[0-9a-f]{64}\.pdf$/,
    answer: ({ request, url, deps }: Visit) => publicationPdf(request, url, deps),
  })),
  { method: "POST", path: /^\/rest\/v1\/newsletter_subscribers$/, answer: insertSubscriber },
  {
    method: "GET",
    path: /^\/functions\/v1\/newsletter-unsubscribe$/,
    query: /^\?token=[\w-]+$/,
    answer: ({ request, deps }) => newsletterUnsubscribe(request, deps),
  },
  {
    method: "POST",
    path: /^\/functions\/v1\/([a-z-]+)$/,
    // A mail program's own unsubscribe button posts to the address in the mail.
    query: /^(\?token=[\w-]+)?$/,
    answer: ({ request, url, deps }) => {
      const name = url.pathname.split("/").at(-1) ?? "";
      const handler = functionNamed(name);
      return handler ? handler(request, deps) : Promise.resolve(notFound());
    },
  },
];

function signingIn(method: string, name: string, answer: Route["answer"], query?: RegExp): Route {
  const path = new RegExp(`^/auth/v1/${name}$`);
  return { method, path, answer, ...(query && { query }) };
}

export function createBackend(config: Config, log: Logger, listeners: Listeners = {}): Backend {
  // A database is a lot to load: pages are answered before.
  const kept = keepOpen(
    async () => {
      const { openBackend } = await import("./open-backend.ts");
      return openBackend(config, log, listeners);
    },
    log,
    () => (config.databaseUrl ? undefined : troubleIn(config.dataFolder)),
  );
  const drawPage = pageDrawerOf(config.siteFolder);
  const opensWithin = config.takingOver ? longestOpening.inUpdate : longestOpening.usual;
  const readiness = watchReadiness(config, kept.current);

  async function handle(
    request: Request,
    address: string,
    isAwaited = () => true,
  ): Promise<Response> {
    const url = new URL(request.url);
    const response = await answer(request, url, address, isAwaited);
    listeners.metrics?.answered(request.method, url, response);
    return response;
  }

  async function answer(
    request: Request,
    url: URL,
    address: string,
    isAwaited: () => boolean,
  ): Promise<Response> {
    if (url.pathname === "/healthz") return health(request, url, kept.current());
    const route = routes.find(
      ({ method, path, query = /^$/ }) =>
        method === request.method && path.test(url.pathname) && query.test(url.search),
    );
    if (!route) return notFound();
    if (isCrossSite(request, config)) return crossSite();
    if (kept.isAway()) return unavailable();
    const open = kept.current() ?? (await within(opensWithin, kept.open()));
    // Whoever has left meanwhile was told nothing, and will send it again.
    if (!open || !isAwaited()) return unavailable();
    // Each line says to which request it belongs, through both processes.
    const id = request.headers.get(requestIdHeader) ?? undefined;
    const say: Deps["log"] = (event, facts = {}) => {
      listeners.metrics?.told(event, facts);
      log.info({ request: id, ...facts }, event);
    };
    // Once the visitor is told that it cannot be done now, nothing more of it is done.
    let isLate = false;
    const isWanted = () => !isLate;
    const deps: Deps = {
      sql: (statement, parameters = []) => open.engine.sql(statement, parameters, isWanted),
      address,
      origin: config.origin,
      pagesOrigin: "",
      log: say,
      mailQueued: () => open.mail.wake(),
      caller: (asking) =>
        callerOf(asking, (bearer) => askLite(open.lite, "GET", "/auth/v1/user", { bearer })),
      signInToken: async ({ id }) => {
        const token = newToken();
        await open.engine.sql(
          "update auth.users set recovery_token = $1, recovery_sent_at = now() where id = $2",
          [await hashToken(token), id],
        );
        return token;
      },
      tombstones: open.tombstones,
      secretKeys: () => readKeys(config),
      lookInto: (bytes) => lookApart(bytes, () => isWanted() && isAwaited()),
      letters,
      drawPage,
      leftOut: () => readLeftOut(config.dataFolder),
    };
    const answering = route
      .answer({ request, url, backend: open, deps, isWanted })
      .catch((error: unknown) => {
        if (error instanceof NotWanted)
          return log.info({ request: id }, "given up: it took too long");
        if (error instanceof ThreadBusy) {
          log.warn({ request: id }, "put off: too many wait");
          return unavailable(soon);
        }
        log.error({ request: id, code: errorCode(error) }, "a form failed");
      });
    const answered = await within(longestAnswer, answering);
    isLate = !answered;
    return answered ?? unavailable();
  }

  return {
    handle,
    open: async () => {
      await kept.open();
    },
    parts: readiness.parts,
    metrics: async () => listeners.metrics?.text(await readiness.state()) ?? "",
    async noteDrawing(drawing) {
      const host = `${hostname()}:${config.port}`;
      try {
        const open = await kept.open();
        if (open) await noteDrawing(open.engine.sql, host, drawing);
      } catch (error) {
        log.error({ code: errorCode(error) }, "what was drawn could not be noted");
      }
    },
    close: () => kept.stop(),
  };
}

function health(request: Request, url: URL, open: OpenBackend | undefined): Response {
  if (!["GET", "HEAD"].includes(request.method) || url.search) return notFound();
  const body = { status: "ok", version, forms: open ? "open" : "opening" };
  return Response.json(body, { headers: noStore });
}

const noStore = { "cache-control": "no-store" };

function notFound(): Response {
  return Response.json({ code: "not_found" }, { status: 404, headers: noStore });
}

function crossSite(): Response {
  return Response.json({ code: "cross_site" }, { status: 403, headers: noStore });
}

// In seconds.
const later = 30;
const soon = 5;

function unavailable(seconds = later): Response {
  const headers = { ...noStore, "retry-after": String(seconds) };
  return Response.json({ code: "unavailable" }, { status: 503, headers });
}

/** `undefined` when the time is up, or when it failed, which has been logged. */
async function within<Value>(
  milliseconds: number,
  work: Promise<Value>,
): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
