/**
 * Follows the secret that signs sessions while the host runs. A token that the one before has signed
 * is signed anew on its way to Supabase Lite, which knows a single one; what it says stays the same.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Secrets } from "../engine/secrets.ts";

// Another host, or a command, may have replaced it.
const knownFor = 5_000;
// A token that nobody here has signed may be of a newer one, or of somebody who is guessing: it waits
// for the next look, and there is one each second at most.
const soonest = 1_000;

export function followSecrets(first: Secrets, read: () => Promise<Secrets>) {
  let known = first;
  let readAt = performance.now();
  let reading: Promise<void> | undefined;

  async function readAgain(): Promise<void> {
    await pause(Math.max(0, readAt + soonest - performance.now()));
    // A database that is away is told by whoever needs it.
    known = await read().catch(() => known);
    readAt = performance.now();
  }

  /** The secrets as they are now, as far as this token needs it. */
  return async function secretsFor(bearer: string | undefined): Promise<Secrets> {
    const isOld = performance.now() - readAt > knownFor;
    if (!isOld && (bearer === undefined || isKnown(bearer, known))) return known;
    reading ??= readAgain().finally(() => {
      reading = undefined;
    });
    await reading;
    return known;
  };
}

function isKnown(bearer: string, { jwtSecret, before }: Secrets): boolean {
  return (
    isSignedBy(bearer, jwtSecret) || (before !== undefined && isSignedBy(bearer, before.jwtSecret))
  );
}

/** The token to ask with: another one only where it was signed by the secret before. */
export function signedNow(
  bearer: string,
  { jwtSecret, before }: Secrets,
  now = Date.now(),
): string {
  if (!before || now > before.until || !isSignedBy(bearer, before.jwtSecret)) return bearer;
  const [content] = splitToken(bearer);
  return `${content}.${sign(content, jwtSecret)}`;
}

function isSignedBy(bearer: string, secret: string): boolean {
  const [content, signature] = splitToken(bearer);
  const right = Buffer.from(sign(content, secret));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}

function splitToken(bearer: string): [content: string, signature: string] {
  const dot = bearer.lastIndexOf(".");
  return [bearer.slice(0, dot), bearer.slice(dot + 1)];
}

function sign(content: string, secret: string): string {
  return createHmac("sha256", secret).update(content).digest("base64url");
}
