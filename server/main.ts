import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Logger, pino } from "pino";
import { errorCode } from "#functions/_shared/error-code.ts";
import { proxyTo } from "./backend/backend-proxy.ts";
import { superviseBackend } from "./backend/backend-supervisor.ts";
import { longestWaitInUpdate } from "./backend/patience.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { refuseWhereTaken } from "./engine/data-folder.ts";
import { refuseOthersData } from "./engine/data-owner.ts";
import { createHost } from "./host.ts";
import { removeHostState, writeHostState } from "./host-state.ts";
import { type HostReady, handOver, noForms, stopNow, takeOver } from "./keeper-messages.ts";
import { createHostMetrics } from "./metrics/host-metrics.ts";
import { createMetricsServer } from "./metrics/serve-metrics.ts";
import { byDay, readDays } from "./pages/by-day.ts";
import { readSiteFiles } from "./pages/site-files.ts";
import { keepTextsOfDesk } from "./pages/texts-of-desk.ts";
import { prepareStop } from "./stop.ts";

// What is still under way by then is cut off.
const longestStop = 10_000;
// For a question that is on its way on a connection that was kept open.
const linger = 1_000;
// A form that takes longer than this to arrive does not keep the next host from the database.
const longestForm = 5_000;
const longestHandOver = 60_000;
// For the last lines of log, where whoever should read them is there and does not.
const longestLastLines = 5_000;
// Lines of log are written together, a quarter of a second late at most: each on its own would wake
// another thread, and cost more than the whole answer.
const lines = pino.destination({ minLength: 4096, periodicFlush: 250 });

try {
  await start();
} catch (error) {
  if (error instanceof ConfigError) fail(error.message);
  if (isErrno(error) && error.code === "ENOENT") {
    fail("There is no built site to serve. Run `npm start`, which builds it first.");
  }
  throw error;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  refuseOthersData(config.dataFolder);
  // Before anything is said to be there.
  const takingOver = process.argv.includes(takeOver);
  if (!config.databaseUrl && !takingOver) await refuseWhereTaken(config.dataFolder);
  const log = pino({ level: config.logLevel, base: null }, lines);
  const built = byDay(
    readSiteFiles(config.siteFolder),
    readDays(join(config.siteFolder, "../editions")),
  );
  const texts = keepTextsOfDesk(built, {
    ...config,
    log,
    tellDrawn: (drawing) => backend.tellDrawn(drawing),
  });
  await texts.start();
  const metrics =
    config.metricsPort === undefined ? undefined : createHostMetrics(config.siteFolder);
  const backend = superviseBackend({
    log,
    writeLog: (line) => lines.write(line),
    misconfigured: fail,
    unprepared: () => tellKeeper(noForms),
    tellTexts: texts.told,
    takingOver,
    ended: metrics?.backendEnded,
  });
  const proxy = proxyTo(backend.door, takingOver ? longestWaitInUpdate : undefined);
  const answerBackend = proxy.answer;
  const host = createHost({ files: texts.files, config, log, answerBackend, metrics });
  const counted = metrics && createMetricsServer({ metrics, ...proxy });

  const stopHost = prepareStop(host);

  counted?.on("error", (error) => {
    fail(`METRICS_PORT cannot be listened on (${isErrno(error) ? error.code : error.message}).`);
  });
  counted?.listen(config.metricsPort, config.metricsHost, () => {
    const address = counted.address();
    const port = typeof address === "object" ? address?.port : undefined;
    log.info({ port }, "metrics");
  });

  host.on("error", (error) => {
    if (!isErrno(error)) throw error;
    if (error.code === "EADDRINUSE") {
      fail(
        `Port ${config.port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`,
      );
    }
    if (error.code === "ENOTFOUND" || error.code === "EADDRNOTAVAIL") {
      fail(`HOST is "${config.host}", which is not an address of this machine.`);
    }
    if (error.code === "EACCES") {
      fail(`Port ${config.port} needs more rights. Choose one above 1023: PORT=3000 npm start`);
    }
    throw error;
  });

  backend.whenOpen().then(() => tellKeeper("forms"));
  if (takingOver) {
    backend.start();
    // With a database server both can have it open, and no form need wait for this one.
    await (config.databaseUrl ? backend.whenOpen() : backend.door.whenListening());
  }
  host.listen(config.port, config.host, () => {
    const address = host.address();
    const port = typeof address === "object" && address ? address.port : config.port;
    log.info({ port }, "listening");
    tellDoctor(config, port, log);
    process.stderr.write(`The site is at http://localhost:${port}\n`);
    if (config.trustedNames && ["0.0.0.0", "::"].includes(config.host)) {
      process.stderr.write(
        `X-Forwarded-For is believed from ${config.trustedNames} alone. The host listens on every address: HOST=127.0.0.1 lets only proxies on this machine in.\n`,
      );
    }
    if (!takingOver) backend.start();
    tellKeeper("pages");
  });

  // Lets answers under way finish, then goes; after a second signal, or too long, at once.
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    removeHostState(config.dataFolder);
    counted?.close();
    counted?.closeAllConnections();
    stopHost(() => {
      backend.close().then(
        () => end(0),
        () => end(1),
      );
    });
    setTimeout(() => end(1), longestStop).unref();
    process.once(signal, () => end(1));
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);

  // Another host has begun to answer: this one lets go of the database as soon as its forms are
  // answered, and goes once the last page is read.
  process.on("message", async (message) => {
    if (message === stopNow) stop("SIGTERM");
    if (message !== handOver) return;
    log.info("handing over");
    counted?.close();
    const answered = new Promise<void>((done) => stopHost(done, linger));
    setTimeout(() => end(0), longestHandOver).unref();
    await pause(linger);
    await proxy.quiet(longestForm);
    await backend.close().catch(() => log.error("the backend did not end well"));
    log.info("handed over");
    await answered;
    end(0);
  });
}

/** Pages are served where nothing can be written, too. */
function tellDoctor({ dataFolder, host }: Config, port: number, log: Logger): void {
  try {
    writeHostState(dataFolder, { pid: process.pid, host, port });
  } catch (error) {
    log.warn({ code: errorCode(error) }, "npm run doctor is not told where the host is");
  }
}

/** There is one only where the host was started by it. */
function tellKeeper(message: HostReady | typeof noForms): void {
  process.send?.(message);
}

/**
 * Ends the process once the last lines of log are written. `process.exit` alone would leave them to
 * pino, which writes them in the process's last moment, and tries for ever where their reader is
 * gone (EPIPE): the process would never end.
 */
function end(code: number): void {
  lines.flush(() => {
    lines.flushSync = () => {};
    process.exit(code);
  });
  setTimeout(() => process.kill(process.pid, "SIGKILL"), longestLastLines).unref();
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function isErrno(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error;
}
