/** `/readyz`: may visitors be sent here, and is there something that somebody should look at? */
import type { IncomingMessage } from "node:http";
import { plain } from "../client-address.ts";
import type { Part } from "./readiness.ts";

export type Readiness = { status: number; body: string };

// Whoever asks without a pause is told the same again, and the database is left in peace.
const knownFor = 1_000;

const absent: Part = {
  part: "backend",
  state: "failed",
  sentence: "The process behind the forms does not answer: pages are served, forms wait.",
};

export function readinessOf(askBackend: (path: string) => Promise<string | undefined>) {
  let known: Promise<Part[]> | undefined;
  let asked = 0;
  async function parts(): Promise<Part[]> {
    const answered = await askBackend("/for-host/parts");
    return answered === undefined ? [absent] : JSON.parse(answered);
  }
  /** `all`: refuses also where forms are taken and something else is amiss, such as mail. */
  return async function readiness(withSentences: boolean, all: boolean): Promise<Readiness> {
    if (!known || performance.now() - asked > knownFor) {
      asked = performance.now();
      known = parts();
    }
    return summaryOf(await known, withSentences, all);
  };
}

export function summaryOf(parts: readonly Part[], withSentences: boolean, all: boolean): Readiness {
  const has = (state: Part["state"]) => parts.some((part) => part.state === state);
  const status = has("failed") ? "not ready" : has("amiss") ? "amiss" : "ready";
  // Figures are for whoever runs the host, not for everybody.
  const told = withSentences ? parts : parts.map(({ part, state }) => ({ part, state }));
  const fine = status === "ready" || (status === "amiss" && !all);
  return { status: fine ? 200 : 503, body: JSON.stringify({ status, parts: told }) };
}

/** Whoever asks is on this machine, and not behind a proxy on it. */
export function isOnThisMachine({ socket, headers }: IncomingMessage): boolean {
  const address = plain(socket.remoteAddress ?? "");
  const isLoopback = address.startsWith("127.") || address === "::1";
  return isLoopback && !headers["x-forwarded-for"] && !headers.forwarded && !headers.via;
}
