import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Logger } from "pino";
import { answer } from "./answer.ts";
import type { Config } from "./config.ts";
import { answerWithBackend } from "./node-adapter.ts";
import {
  contentSecurityPolicy,
  scriptPolicy,
  securityHeaders,
  strictTransport,
} from "./security-headers.ts";
import type { SiteFiles } from "./site-files.ts";

type Parts = { files: SiteFiles; config: Config; log: Logger };

const backendPolicy = contentSecurityPolicy(scriptPolicy([]));

/** The HTTP server: backend paths first, then pages and files, and one line of log for each. */
export function createHost({ files, config, log }: Parts): Server {
  const server = createServer((request, response) => {
    const started = performance.now();
    const secure = config.trustProxy && request.headers["x-forwarded-proto"] === "https";
    const headers = secure
      ? { ...securityHeaders, "strict-transport-security": strictTransport }
      : securityHeaders;
    response.on("finish", () => logAnswer(log, request, response, started));
    if (!isBackendPath(request.url ?? "/"))
      return sendFile(files, request, response, headers, secure);
    answerWithBackend(request, response, { ...headers, "content-security-policy": backendPolicy })
      .then((answered) => answered || sendFile(files, request, response, headers, secure))
      .catch((error: unknown) => {
        log.error({ err: error }, "the backend failed");
        if (response.headersSent) response.destroy();
        else response.writeHead(500, headers).end();
      });
  });
  // Slow or oversized requests are cut off before they cost anything.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const status =
      error.code === "HPE_HEADER_OVERFLOW"
        ? "431 Request Header Fields Too Large"
        : "400 Bad Request";
    if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
  });
  return server;
}

function isBackendPath(url: string): boolean {
  return url.startsWith("/healthz");
}

function sendFile(
  files: SiteFiles,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
  secure: boolean,
): void {
  const {
    status,
    headers: own,
    body,
  } = answer(files, {
    method: request.method ?? "GET",
    url: request.url ?? "/",
    secure,
    acceptEncoding: request.headers["accept-encoding"] as string | undefined,
    acceptLanguage: request.headers["accept-language"],
    cookie: request.headers.cookie,
    ifNoneMatch: request.headers["if-none-match"],
  });
  response.writeHead(status, { ...headers, ...own });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** No address, no browser, no query: nothing personal is written. */
function logAnswer(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  started: number,
) {
  const path = (request.url ?? "/").split("?")[0]?.slice(0, 200);
  const line = {
    method: request.method,
    path,
    status: response.statusCode,
    ms: Math.round((performance.now() - started) * 10) / 10,
  };
  if (path?.startsWith("/assets/")) log.debug(line, "answered");
  else log.info(line, "answered");
}
