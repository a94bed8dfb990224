import { ask } from "#app/api/ask.ts";
import { createStore, useStore } from "#app/state/store.ts";
import { consentVersion } from "#content/consent-version.ts";
import { readPath } from "#core/paths.ts";
import {
  answerBy,
  answerCookies,
  type ConsentAnswer,
  type ConsentRecord,
  type Method,
  type Preferences,
  readAnswer,
} from "./consent-answer.ts";

let cookiesRead: string | undefined;
let current: ConsentAnswer | undefined;
let channel: BroadcastChannel | undefined;

/** The visitor's answer, shared by everything that depends on it, in this tab and in the others. */
export const consentStore = createStore(currentAnswer, listenToOtherTabs);

/** `undefined`: not answered yet; `"unknown"`: in the built page, until it is hydrated. */
export function useConsent(): ConsentAnswer | undefined | "unknown" {
  return useStore(consentStore, "unknown" as const);
}

/** Read again whenever the cookies have changed, which may happen in another tab. */
function currentAnswer(): ConsentAnswer | undefined {
  if (document.cookie !== cookiesRead) {
    cookiesRead = document.cookie;
    const read = readAnswer(cookiesRead, consentVersion);
    // The same answer stays the same object: otherwise everything would render again.
    if (JSON.stringify(read) !== JSON.stringify(current)) current = read;
  }
  return current;
}

export function decide(
  method: Method,
  chosen: Omit<Preferences, "necessary"> = { performance: false, targeting: false },
): void {
  const before = currentAnswer()?.preferences;
  const record = {
    id: crypto.randomUUID(),
    version: consentVersion,
    at: new Date().toISOString(),
    method,
  };
  const answer = { ...answerBy(method, chosen), record };
  for (const cookie of answerCookies(answer, location.protocol === "https:")) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
    document.cookie = cookie;
  }
  const withdrawn = (["performance", "targeting"] as const).filter(
    (category) => before?.[category] !== false && !answer.preferences[category],
  );
  // Loaded on demand, with the register: only visitors who answer need it.
  import("./clear-storage.ts").then(
    ({ clearCategories }) => clearCategories(withdrawn),
    () => undefined,
  );
  consentStore.tell();
  channel?.postMessage("decided");
  keepProof(record, answer.preferences);
}

/** Goes on when the page is left, and is silent when it fails: no visitor waits for it. */
function keepProof({ id, version, method }: ConsentRecord, preferences: Preferences): void {
  const { performance, targeting } = preferences;
  const { language } = readPath(location.pathname);
  const body = { id, version, method, performance, targeting, language };
  ask("/functions/v1/record-consent", { body, keepalive: true });
}

function listenToOtherTabs(tell: () => void): () => void {
  channel = new BroadcastChannel("consent");
  channel.addEventListener("message", tell);
  // An answer can also expire, or be deleted in the browser's settings.
  document.addEventListener("visibilitychange", tell);
  return () => {
    channel?.close();
    document.removeEventListener("visibilitychange", tell);
  };
}
