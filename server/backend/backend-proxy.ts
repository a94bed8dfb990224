/** Passes requests on to the backend's process, and answers those about its health by itself. */
import {
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { mostRead, refuseLength } from "../node-adapter.ts";
import { version } from "../version.ts";
import type { BackendDoor } from "./backend-supervisor.ts";
import { longestBody, longestSilence, longestWait } from "./patience.ts";
import { isOnThisMachine, readinessOf } from "./readyz.ts";

/** Between the two processes only: whatever a visitor sends by this name is dropped. */
export const visitorHeader = "x-visitor-address";

type Headers = Record<string, string>;

/** Sends the answer to a request that is the backend's, with more headers of the host's. */
export type AnswerBackend = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: string,
  extraHeaders: Headers,
) => Promise<void>;

// Longer than the mail server is waited for (`mail/probe.ts`).
const longestHostQuestion = 8_000;

// What belongs to one connection, not to the next; what the host itself knows better.
const notPassedOn = new Set(
  "connection,keep-alive,proxy-connection,te,trailer,transfer-encoding,upgrade,expect".split(","),
);

export function proxyTo(
  { socketPath, agent, ...door }: BackendDoor,
  waitsFor = longestWait,
  readsFor = longestBody,
) {
  let underWay = 0;

  /** What the process tells the host alone; `undefined` where it does not answer in time. */
  function askAsHost(path: string): Promise<string | undefined> {
    if (!door.isListening()) return Promise.resolve(undefined);
    return new Promise((done) => {
      const asked = request({ path, socketPath, agent }, (response) => {
        text(response).then(
          (body) => done(response.statusCode === 200 ? body : undefined),
          () => done(undefined),
        );
      });
      asked.setTimeout(longestHostQuestion, () => asked.destroy());
      asked.on("error", () => done(undefined)).end();
    });
  }
  const readiness = readinessOf(askAsHost);

  const answer: AnswerBackend = async (incoming, outgoing, address, extraHeaders) => {
    const sendHealth = (status: number, body: string) => {
      const headers = { "content-type": "application/json", "cache-control": "no-store" };
      outgoing.writeHead(status, { ...extraHeaders, ...headers });
      outgoing.end(incoming.method === "HEAD" ? undefined : body);
    };
    const asking = ["GET", "HEAD"].includes(incoming.method ?? "");
    if (asking && /^\/readyz(\?all)?$/.test(incoming.url ?? "")) {
      const { status, body } = await readiness(
        isOnThisMachine(incoming),
        incoming.url !== "/readyz",
      );
      return sendHealth(status, body);
    }
    if (asking && incoming.url === "/healthz") {
      const forms = door.isOpen() ? "open" : "opening";
      return sendHealth(200, JSON.stringify({ status: "ok", version, forms }));
    }
    underWay += 1;
    await passOn(incoming, outgoing, address, extraHeaders).finally(() => {
      underWay -= 1;
    });
  };

  const passOn: AnswerBackend = async (incoming, outgoing, address, extraHeaders) => {
    const { socket } = incoming;
    const usual = socket.timeout ?? 0;
    socket.setTimeout(usual && longestSilence);
    // One who then does not read the answer is not waited for any longer than others.
    const endWait = () => socket.setTimeout(usual);
    const { method, url: path, headers } = incoming;
    if (Number(headers["content-length"]) > mostRead) return refuseLength(outgoing, extraHeaders);
    const asked = await reach({ method, path, headers: passedOn(headers, address) });
    if (!asked) {
      endWait();
      return refuse(incoming, outgoing, extraHeaders);
    }
    // The visitor went away while the process was waited for.
    if (outgoing.destroyed) return void asked.destroy();
    const answered = answerOf(asked, incoming);
    // A visitor who leaves in the middle takes the question along.
    outgoing.once("close", () => asked.destroy());
    let read = 0;
    incoming.on("data", (chunk: Buffer) => {
      read += chunk.length;
    });
    incoming.pipe(asked);
    const slow = setTimeout(() => refuseSlow(incoming, outgoing, asked, extraHeaders), readsFor);
    const endReading = () => clearTimeout(slow);
    incoming.once("end", endReading).once("close", endReading);
    const response = await answered.catch(() => undefined);
    endWait();
    if (!response) {
      // The process refused the length and closed the connection; since it was still being sent
      // something, its answer may not have been read.
      if (read > mostRead && !outgoing.headersSent) return refuseLength(outgoing, extraHeaders);
      return refuse(incoming, outgoing, extraHeaders);
    }
    const { connection, "keep-alive": _kept, date: _date, ...rest } = response.headers;
    // Too long to be read: the connection is not to be used again.
    const closing = connection === "close" && { connection };
    outgoing.writeHead(response.statusCode ?? 500, { ...extraHeaders, ...rest, ...closing });
    // As fast as the visitor takes it. One who does not wait for it is no failure of ours; where it
    // is ours, the connection breaks, and nobody takes half a document for the whole.
    await pipeline(response, outgoing).catch(() => undefined);
  };

  /** Nothing of a question is sent before the process was reached: until then it can be asked anew. */
  async function reach(question: RequestOptions): Promise<ClientRequest | undefined> {
    const until = performance.now() + waitsFor;
    while (await isThere(until - performance.now())) {
      const asked = request({ ...question, socketPath, agent });
      if (await isConnected(asked)) return asked;
      // It has ended, and the supervisor has not been told yet.
      await pause(20);
    }
    return undefined;
  }

  async function isThere(longest: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((done) => {
      timer = setTimeout(() => done(false), longest);
    });
    const there = await Promise.race([late, door.whenListening().then(() => longest > 0)]);
    clearTimeout(timer);
    return there;
  }

  return {
    answer,
    askAsHost,
    readiness,
    /** Settles once nobody waits for an answer, or after so many milliseconds. */
    async quiet(longest: number): Promise<void> {
      const until = performance.now() + longest;
      while (underWay > 0 && performance.now() < until) await pause(20);
    },
  };
}

function isConnected(asked: ClientRequest): Promise<boolean> {
  return new Promise((done) => {
    asked.once("error", () => done(false));
    asked.once("socket", (socket) => {
      if (socket.connecting) socket.once("connect", () => done(true));
      else done(true);
    });
  });
}

/** Rejects where the process ended or was never reached, or the visitor went away. */
async function answerOf(asked: ClientRequest, incoming: IncomingMessage): Promise<IncomingMessage> {
  const answered = new Promise<IncomingMessage>((done, failed) => {
    asked.once("response", done);
    // It also comes after the answer: for a body that nobody reads any more.
    asked.on("error", failed);
  });
  incoming.once("error", () => asked.destroy());
  return answered;
}

function passedOn(headers: IncomingMessage["headers"], address: string) {
  const kept = Object.entries(headers).filter(
    ([name]) => !notPassedOn.has(name) && name !== visitorHeader,
  );
  return { ...Object.fromEntries(kept), [visitorHeader]: address };
}

/** The rest is not waited for, and the connection not used again. */
function refuseSlow(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  asked: ClientRequest,
  extraHeaders: Headers,
): void {
  incoming.unpipe(asked);
  // Answered before it was whole, and still sending.
  if (outgoing.headersSent) incoming.destroy();
  else {
    const own = { "cache-control": "no-store", "content-type": "application/json" };
    outgoing.writeHead(408, { ...extraHeaders, ...own, connection: "close" });
    outgoing.end(JSON.stringify({ code: "slow" }));
  }
  asked.destroy();
}

function refuse(incoming: IncomingMessage, outgoing: ServerResponse, extraHeaders: Headers): void {
  if (outgoing.destroyed || outgoing.headersSent) return;
  incoming.unpipe().resume();
  outgoing.writeHead(503, {
    ...extraHeaders,
    "cache-control": "no-store",
    "retry-after": "30",
    "content-type": "application/json",
  });
  outgoing.end(JSON.stringify({ code: "unavailable" }));
}
