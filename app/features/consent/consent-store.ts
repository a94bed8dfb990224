/** The visitor's answer, shared by everything that depends on it, in this tab and in the others. */
import { consentVersion } from "#content/consent-version.ts";
import {
  type Method,
  type Preferences,
  readVerdict,
  type Verdict,
  verdictCookies,
  verdictOf,
} from "./verdict.ts";

type Decision = { verdict: Verdict; method: Method };

let cookiesRead: string | undefined;
let current: Verdict | undefined;
let channel: BroadcastChannel | undefined;
const listeners = new Set<() => void>();
const decided = new Set<(decision: Decision) => void>();

/** Read from the cookies each time they have changed: they may have, in another tab. */
export function currentVerdict(): Verdict | undefined {
  if (document.cookie !== cookiesRead) {
    cookiesRead = document.cookie;
    const read = readVerdict(cookiesRead, consentVersion);
    // The same answer stays the same object, or everything would be drawn again.
    if (JSON.stringify(read) !== JSON.stringify(current)) current = read;
  }
  return current;
}

export function subscribeToVerdict(listener: () => void): () => void {
  if (listeners.size === 0) listenToOtherTabs();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopListening();
  };
}

/** For what must happen once per answer given in this tab, such as recording it. */
export function onDecision(listener: (decision: Decision) => void): () => void {
  decided.add(listener);
  return () => decided.delete(listener);
}

export function decide(
  method: Method,
  chosen: Omit<Preferences, "necessary"> = { performance: false, targeting: false },
): void {
  const before = currentVerdict()?.preferences;
  const record = {
    id: crypto.randomUUID(),
    version: consentVersion,
    at: new Date().toISOString(),
    method,
  };
  const verdict = { ...verdictOf(method, chosen), record };
  for (const cookie of verdictCookies(verdict, location.protocol === "https:")) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
    document.cookie = cookie;
  }
  const withdrawn = (["performance", "targeting"] as const).filter(
    (category) => before?.[category] !== false && !verdict.preferences[category],
  );
  // With the register, which only those who answer need.
  import("./clear-storage.ts").then(
    ({ clearCategories }) => clearCategories(withdrawn),
    () => undefined,
  );
  tell();
  channel?.postMessage("decided");
  for (const listener of decided) listener({ verdict, method });
}

function tell(): void {
  for (const listener of listeners) listener();
}

function listenToOtherTabs(): void {
  channel = new BroadcastChannel("consent");
  channel.addEventListener("message", tell);
  // An answer can also run out, or be deleted in the browser's settings.
  document.addEventListener("visibilitychange", tell);
}

function stopListening(): void {
  channel?.close();
  document.removeEventListener("visibilitychange", tell);
}
