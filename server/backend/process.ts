/**
 * The backend as a process of its own, so that no page ever waits for a database, a password or a
 * mail. It is started, watched and restarted by the host (`backend-supervisor.ts`), listens on a
 * socket that only this user can reach, and ends with the host.
 */
import { createServer } from "node:http";
import { flushCompileCache } from "node:module";
import { pino } from "pino";
import { ConfigError, readConfig } from "../config.ts";
import { createBackendMetrics } from "../metrics/backend-metrics.ts";
import { answerWithBackend } from "../node-adapter.ts";
import { prepareStop } from "../stop.ts";
import { createBackend } from "./backend.ts";
import { visitorHeader } from "./backend-proxy.ts";
import { muteConsole } from "./mute-console.ts";
import { requestIdHeader } from "./request-id.ts";
import type { DeskTexts, Drawing } from "./watch-texts.ts";

/** What this process tells the host. */
export type BackendMessage =
  | { kind: "listening" | "open" | "unprepared" | "closed" }
  | { kind: "misconfigured"; sentence: string }
  | { kind: "texts"; texts: DeskTexts };

/** What the host tells this process. */
export type HostMessage = "stop" | { kind: "drawn"; drawing: Drawing };

/** For the host alone, which passes no visitor's request on to these. */
const hostQuestions: Readonly<Record<string, () => Promise<string>>> = {
  "/for-host/parts": async () => JSON.stringify(await backend.parts()),
  "/for-host/metrics": () => backend.metrics(),
};

const [socket = "", , takeOver] = process.argv.slice(2);
const config = { ...readConfig(process.env), takingOver: takeOver === "take-over" };
const lines = pino.destination({ sync: true });
// The host, which reads them, has gone.
lines.on("error", end);
const log = pino({ level: config.logLevel, base: null }, lines);
muteConsole(log);

const metrics = config.metricsPort === undefined ? undefined : createBackendMetrics();
const backend = createBackend(config, log, {
  tellTexts: (texts) => tell({ kind: "texts", texts }),
  bringEditions: true,
  tellUnprepared: () => tell({ kind: "unprepared" }),
  ...(metrics && { metrics }),
});
const server = createServer((request, response) => {
  const answerHost = hostQuestions[request.url ?? ""];
  if (answerHost) {
    answerHost().then(
      (text) => response.end(text),
      () => response.writeHead(500).end(),
    );
    return;
  }
  const address = request.headers[visitorHeader]?.toString() ?? "";
  delete request.headers[visitorHeader];
  answerWithBackend(backend, request, response, address).catch((error: unknown) => {
    const name = error instanceof Error ? error.name : "unknown";
    const id = request.headers[requestIdHeader];
    log.error({ request: id, error: name }, "the backend failed");
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  });
});
// The host has limits for visitors, and keeps its own connections to this process open.
server.requestTimeout = 0;
server.headersTimeout = 0;
server.keepAliveTimeout = 0;
const stopServer = prepareStop(server);

// The host before lets go of the database once this one is there: all that takes time comes first.
if (config.takingOver) await import("./open-backend.ts");

server.listen(socket, () => {
  tell({ kind: "listening" });
  backend.open().then(
    () => {
      log.info("the forms are open");
      tell({ kind: "open" });
      // Where Node keeps what it compiles (NODE_COMPILE_CACHE), it does so as a process ends, and
      // this one never ends by itself.
      flushCompileCache();
    },
    (error: unknown) => {
      if (error instanceof ConfigError) tell({ kind: "misconfigured", sentence: error.message });
    },
  );
});

process.on("message", (message: HostMessage) => {
  if (message !== "stop") {
    backend.noteDrawing(message.drawing);
    return;
  }
  stopServer(() => {
    // The host is asked to end this process: `process.exit` can hang while the embedded database
    // is being loaded.
    backend.close().then(() => tell({ kind: "closed" }), end);
  });
});
// The host has gone without a word: whoever starts the next one finds the data folder free.
process.on("disconnect", end);
// It may have gone while this was being loaded, before anyone listened.
if (!process.connected) end();
// A terminal tells both processes to stop; this one waits for the host's word.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});

function tell(message: BackendMessage): void {
  if (process.connected) process.send?.(message, (error) => error && end());
}

function end(): void {
  process.kill(process.pid, "SIGKILL");
}
