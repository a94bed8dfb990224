/** Reads the visitor's answer from cookies, and writes it as the specification asks. */
import { consentMonths } from "#content/consent-version.ts";

export type Preferences = { necessary: true; performance: boolean; targeting: boolean };
export type Method = "accept-all" | "decline-all" | "custom" | "privacy-signal";

/** The proof of an answer: a random id instead of a name or an address. */
export type ConsentRecord = { id: string; version: string; at: string; method: Method };

export type ConsentAnswer = {
  consent: "true" | "false" | "custom";
  preferences: Preferences;
  record?: ConsentRecord | undefined;
};

const seconds = Math.round((consentMonths / 12) * 365.25 * 24 * 60 * 60);
const all: Preferences = { necessary: true, performance: true, targeting: true };
const none: Preferences = { necessary: true, performance: false, targeting: false };

export function answerBy(method: Method, chosen: Omit<Preferences, "necessary">): ConsentAnswer {
  if (method === "accept-all") return { consent: "true", preferences: all };
  if (method === "custom") {
    return { consent: "custom", preferences: { ...chosen, necessary: true } };
  }
  return { consent: "false", preferences: none };
}

/**
 * `undefined` where there is no answer, an invalid one, or one to another version of the question.
 */
export function readAnswer(cookies: string, version: string): ConsentAnswer | undefined {
  const jar = readCookies(cookies);
  const consent = jar.get("cookieConsent");
  const stored = jar.get("cookiePreferences");
  const record = toRecord(jar.get("consentRecord"));
  if (record && record.version !== version) return undefined;
  if (consent === "true" && agrees(stored, all)) return { consent, preferences: all, record };
  if (consent === "false" && agrees(stored, none)) return { consent, preferences: none, record };
  const preferences = toPreferences(stored);
  if (consent === "custom" && preferences) return { consent, preferences, record };
  return undefined;
}

export function answerCookies(
  { consent, preferences, record }: ConsentAnswer,
  secure: boolean,
): string[] {
  const attributes = `; Path=/; Max-Age=${seconds}; SameSite=Strict${secure ? "; Secure" : ""}`;
  return [
    `cookieConsent=${consent}${attributes}`,
    `cookiePreferences=${encodeURIComponent(JSON.stringify(preferences))}${attributes}`,
    ...(record ? [`consentRecord=${encodeURIComponent(JSON.stringify(record))}${attributes}`] : []),
  ];
}

export function readCookies(cookies: string): Map<string, string> {
  return new Map(
    cookies.split(/;\s*/).flatMap((pair) => {
      const at = pair.indexOf("=");
      return at < 1 ? [] : [[pair.slice(0, at), pair.slice(at + 1)] as const];
    }),
  );
}

/** Whether the cookie with the preferences agrees with the answer; a missing cookie does. */
function agrees(stored: string | undefined, expected: Preferences): boolean {
  if (stored === undefined) return true;
  const read = toPreferences(stored);
  return read?.performance === expected.performance && read.targeting === expected.targeting;
}

function toPreferences(text: string | undefined): Preferences | undefined {
  const value = parse(text);
  if (typeof value?.performance !== "boolean" || typeof value.targeting !== "boolean") {
    return undefined;
  }
  return { necessary: true, performance: value.performance, targeting: value.targeting };
}

function toRecord(text: string | undefined): ConsentRecord | undefined {
  const value = parse(text);
  const texts = [value?.id, value?.version, value?.at, value?.method];
  return texts.every((part) => typeof part === "string") ? (value as ConsentRecord) : undefined;
}

function parse(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text ?? ""));
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
