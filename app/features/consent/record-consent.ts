import { backendAddress } from "#app/api/address.ts";
import { readPath } from "#core/paths.ts";
import type { Verdict } from "./verdict.ts";

export type Vital = { page: string; metric: string; value: number };

/** Keeps the proof of an answer. */
export function recordConsent({ record, preferences }: Verdict): Promise<void> {
  if (!record) return Promise.resolve();
  const { id, version, method } = record;
  const { performance, targeting } = preferences;
  return send("record-consent", { id, version, method, performance, targeting });
}

export function sendVital(vital: Vital): Promise<void> {
  return send("web-vitals", vital);
}

/** Outlives the page, and says nothing when it fails: no visitor waits for either of these. */
async function send(name: string, body: object): Promise<void> {
  const { language } = readPath(location.pathname);
  await fetch(`${backendAddress()}/functions/v1/${name}`, {
    method: "POST",
    keepalive: true,
    credentials: "omit",
    headers: {
      apikey: import.meta.env.SUPABASE_PUBLISHABLE_KEY,
      "content-type": "application/json",
    },
    body: JSON.stringify({ ...body, language }),
  }).catch(() => undefined);
}
