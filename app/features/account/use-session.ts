import { useSyncExternalStore } from "react";
import { currentSession, type SessionState, subscribeToSession } from "./session.ts";

const unknown: SessionState = { kind: "unknown" };

/** Who is signed in; `unknown` in the page as it was built, and until the service has been asked. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, currentSession, () => unknown);
}
