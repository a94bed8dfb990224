import { useSyncExternalStore } from "react";
import { currentVerdict, subscribeToVerdict } from "./consent-store.ts";
import type { Verdict } from "./verdict.ts";

/** `undefined` means unanswered; `"unknown"` is what the built page says, before it is alive. */
export function useVerdict(): Verdict | undefined | "unknown" {
  return useSyncExternalStore<Verdict | undefined | "unknown">(
    subscribeToVerdict,
    currentVerdict,
    () => "unknown",
  );
}
