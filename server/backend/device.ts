import { createHash, randomBytes } from "node:crypto";
import { retentionDays } from "#core/retention.ts";

const name = "lpDevice";
const token = new RegExp(`(?:^|; )${name}=([\\w-]{43})(?:;|$)`);

/** The hash of what a browser carries that has signed in here before. */
export function deviceOf(request: Request): string | undefined {
  const carried = token.exec(request.headers.get("cookie") ?? "")?.[1];
  return carried && hashOf(carried);
}

/** For a browser that has just signed in: what it carries from now on, and what we keep of it. */
export function newDevice(): { hash: string; cookie: string } {
  const carried = randomBytes(32).toString("base64url");
  const age = retentionDays.knownDevices * 24 * 60 * 60;
  // No script reads it, no other site sends it, and only the sign-in sees it.
  const cookie = `${name}=${carried}; Path=/auth/v1; Max-Age=${age}; HttpOnly; Secure; SameSite=Strict`;
  return { hash: hashOf(carried), cookie };
}

function hashOf(carried: string): string {
  return createHash("sha256").update(carried).digest("hex");
}
