import type { IncomingMessage } from "node:http";

/** In answers, in both processes' lines of log, and, from a proxy of ours, in requests. */
export const requestIdHeader = "x-request-id";

const wellFormed = /^[\w.-]{8,64}$/;
// Random, so that no other start has the same; the rest of an id is a running number.
const thisStart = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
let last = 0;

/** A proxy of ours may have given it one already. Nobody else's word counts. */
export function requestIdOf({ headers }: IncomingMessage, byProxy: boolean): string {
  const given = headers[requestIdHeader];
  if (byProxy && typeof given === "string" && wellFormed.test(given)) return given;
  last += 1;
  return `${thisStart}-${last.toString(36)}`;
}
