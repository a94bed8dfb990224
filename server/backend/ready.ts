/** `/readyz`: may visitors be sent here, and is there something that somebody should look at? */
import type { IncomingMessage } from "node:http";
import { plain } from "../client-address.ts";
import type { Part } from "./readiness.ts";

export type Ready = { status: number; body: string };

// Whoever asks without a pause is told the same again, and the database is left in peace.
const knownFor = 1_000;

const absent: Part = {
  part: "backend",
  state: "failed",
  sentence: "The process behind the forms does not answer: pages are served, forms wait.",
};

export function readyNow(look: (path: string) => Promise<string | undefined>) {
  let known: Promise<Part[]> | undefined;
  let asked = 0;
  async function parts(): Promise<Part[]> {
    const told = await look("/look/parts");
    return told === undefined ? [absent] : JSON.parse(told);
  }
  /** `all`: refuses also where forms are taken and something else is amiss, such as mail. */
  return async function ready(withSentences: boolean, all: boolean): Promise<Ready> {
    if (!known || performance.now() - asked > knownFor) {
      asked = performance.now();
      known = parts();
    }
    return readyOf(await known, withSentences, all);
  };
}

export function readyOf(parts: readonly Part[], withSentences: boolean, all: boolean): Ready {
  const has = (state: Part["state"]) => parts.some((part) => part.state === state);
  const status = has("failed") ? "not ready" : has("amiss") ? "amiss" : "ready";
  // Figures are for whoever runs the host, not for everybody.
  const told = withSentences ? parts : parts.map(({ part, state }) => ({ part, state }));
  const fine = status === "ready" || (status === "amiss" && !all);
  return { status: fine ? 200 : 503, body: JSON.stringify({ status, parts: told }) };
}

/** On this machine, and not through a proxy. */
export function isBeside({ socket, headers }: IncomingMessage): boolean {
  const address = plain(socket.remoteAddress ?? "");
  const isLoopback = address.startsWith("127.") || address === "::1";
  return isLoopback && !headers["x-forwarded-for"] && !headers.forwarded && !headers.via;
}
