import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Logger } from "pino";
import { oldHostReportPath } from "#core/old-names.ts";
import type { AnswerBackend } from "./backend/backend-proxy.ts";
import { isForBackend } from "./backend/paths.ts";
import { longestSilence } from "./backend/patience.ts";
import { requestIdHeader, requestIdOf } from "./backend/request-id.ts";
import { clientAddress, plain } from "./client-address.ts";
import type { Config } from "./config.ts";
import { hostReportOf, hostReportPath } from "./host-report.ts";
import type { HostMetrics } from "./metrics/host-metrics.ts";
import { answer, type PageRequest } from "./pages/answer.ts";
import { createQuestionLimit, type QuestionLimit } from "./pages/question-limit.ts";
import { plainPolicy, securityHeadersFor } from "./pages/security-headers.ts";
import type { SiteFiles } from "./pages/site-files.ts";

export type Parts = {
  files: SiteFiles;
  config: Config;
  log: Logger;
  answerBackend: AnswerBackend;
  metrics?: HostMetrics | undefined;
  limitQuestions?: QuestionLimit;
};

// How often Node looks for requests that are over their time: by itself, twice a minute.
const connectionsCheckingInterval = 2_000;
// How long a refusal may take to arrive before the connection is closed.
const longestRefusal = 2_000;

/** The HTTP server: backend paths first, then pages and files, and one line of log for each. */
export function createHost(parts: Parts): Server {
  const { files, config, log, answerBackend, metrics } = parts;
  const limitQuestions = parts.limitQuestions ?? createQuestionLimit();
  const server = createServer({ connectionsCheckingInterval }, (request, response) => {
    const started = performance.now();
    const { remoteAddress = "" } = request.socket;
    const byProxy = config.trusted(plain(remoteAddress));
    const id = requestIdOf(request, byProxy);
    // For the backend's process, and for whoever asks us about an answer.
    request.headers[requestIdHeader] = id;
    response.setHeader(requestIdHeader, id);
    response.on("finish", () => {
      const ms = performance.now() - started;
      metrics?.answered(request.url ?? "/", response.statusCode, ms / 1000);
      logAnswer(log, request, response, ms);
    });
    const secure = byProxy && request.headers["x-forwarded-proto"] === "https";
    if (namesTwoHosts(request)) {
      const headers = { ...securityHeadersFor({ document: true, secure }), connection: "close" };
      response.writeHead(400, headers).end();
      return;
    }
    const forwardedFor = request.headers["x-forwarded-for"]?.toString();
    const address = () => clientAddress(remoteAddress, forwardedFor, config.trusted);
    if (!isForBackend(request.url)) {
      sendFile(files, request, response, secure, (made) => limitQuestions(address(), made));
      return;
    }
    const headers = securityHeadersFor({ document: true, secure });
    const backendHeaders = { ...headers, "content-security-policy": plainPolicy };
    if (request.url === hostReportPath || request.url === oldHostReportPath) {
      response.writeHead(200, { ...backendHeaders, "content-type": "application/json" });
      response.end(JSON.stringify(hostReportOf({ byProxy, secure, forwardedFor })));
      return;
    }
    answerBackend(request, response, address(), backendHeaders).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : "unknown";
      log.error({ request: id, error: name }, "the backend failed");
      if (response.headersSent) response.destroy();
      else response.writeHead(500, backendHeaders).end();
    });
  });
  // Slow or oversized requests are cut off before they cost anything. A body is waited for until its
  // own deadline, which begins once somebody reads it (`backend-proxy.ts`); this one ends the rest.
  server.headersTimeout = 10_000;
  server.requestTimeout = longestSilence;
  // For those who neither send nor read: an answer that nobody takes would be kept for ever.
  server.timeout = 30_000;
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    const status = refusals[error.code ?? ""] ?? "400 Bad Request";
    socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
    // A client that does not close it in turn could keep the connection for ever.
    setTimeout(() => socket.destroy(), longestRefusal).unref();
  });
  return server;
}

const refusals: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** A proxy in front may have gone by the other one (RFC 9112, 3.2: to be refused). */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const isHost = (name: string, place: number) => place % 2 === 0 && /^host$/i.test(name);
  return rawHeaders.filter(isHost).length > 1;
}

function sendFile(
  files: SiteFiles,
  request: IncomingMessage,
  response: ServerResponse,
  secure: boolean,
  limited: PageRequest["limited"],
): void {
  const answered = answer(files, {
    method: request.method ?? "GET",
    url: request.url ?? "/",
    secure,
    acceptEncoding: request.headers["accept-encoding"]?.toString(),
    acceptLanguage: request.headers["accept-language"],
    cookie: request.headers.cookie,
    ifNoneMatch: request.headers["if-none-match"],
    referer: request.headers.referer,
    limited,
  });
  const document = "content-security-policy" in answered.headers;
  const headers = securityHeadersFor({ document, secure });
  response.writeHead(answered.status, { ...headers, ...answered.headers });
  response.end(request.method === "HEAD" ? undefined : answered.body);
}

/** No address, no browser, no query: nothing personal is written. */
function logAnswer(
  log: Logger,
  { method, url = "/", headers }: IncomingMessage,
  { statusCode: status }: ServerResponse,
  took: number,
): void {
  const path = url.split("?")[0]?.slice(0, 200) ?? "/";
  const ms = Math.round(took * 10) / 10;
  const level = path.startsWith("/assets/") ? "debug" : "info";
  log[level]({ request: headers[requestIdHeader], method, path, status, ms }, "answered");
}
