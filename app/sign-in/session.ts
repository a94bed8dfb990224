/** Who is signed in, shared by everything on the page that depends on it. */
import type { AuthChangeEvent, Session } from "@supabase/auth-js";
import { hasSession, sessionKey, tellStorage } from "#app/state/session-hint.ts";
import { createStore, useStore } from "#app/state/store.ts";
import { forgetAuth, loadAuth } from "./load-auth.ts";

export type SessionState =
  | { kind: "unknown" }
  | { kind: "signed-in"; user: string; email: string }
  /** `ended`: there was a session, and nobody asked for its end on this page. */
  | { kind: "signed-out"; ended: boolean }
  /** There may be a session, but the service that could tell does not answer. */
  | { kind: "unreachable" };

const unknown: SessionState = { kind: "unknown" };
let state: SessionState = unknown;
let begun = false;
let hadSession = false;
let leaving = false;
/** Who has come in, while there is more to do before anybody is told. */
let entering: { session?: Session } | undefined;
/** False where the browser forbids storage: the session then lives in memory. */
let stored = false;

export const sessionStore = createStore(
  () => state,
  () => {
    begin();
    // Once begun, it goes on: the next page will want to know too.
    return () => {};
  },
);

/** Who is signed in; `unknown` in the page as it was built, and until the service has been asked. */
export function useSession(): SessionState {
  return useStore(sessionStore, unknown);
}

/** Asks again, from the beginning. */
export async function recheckSession(): Promise<void> {
  await forgetAuth();
  begun = false;
  await begin();
}

/** Runs what ends the session on purpose, so that nobody is told that it has run out. */
export async function whileLeaving<Outcome>(leave: () => Promise<Outcome>): Promise<Outcome> {
  leaving = true;
  try {
    return await leave();
  } finally {
    leaving = false;
  }
}

/** Runs what signs in by several steps: pages hear of it after the last. */
export async function whileEntering<Outcome>(enter: () => Promise<Outcome>): Promise<Outcome> {
  const held: { session?: Session } = {};
  entering = held;
  try {
    return await enter();
  } finally {
    entering = undefined;
    if (held.session) signedIn(held.session);
  }
}

async function begin(): Promise<void> {
  if (begun) return;
  begun = true;
  hadSession = hasSession();
  try {
    const client = await loadAuth();
    client.onAuthStateChange(take);
    addEventListener("storage", noticeDeletion);
  } catch {
    begun = false;
    change({ kind: "unreachable" });
  }
}

function take(event: AuthChangeEvent, session: Session | null): void {
  switch (event) {
    case "INITIAL_SESSION":
      takeInitial(session);
      break;
    case "SIGNED_IN":
    case "TOKEN_REFRESHED":
    case "USER_UPDATED":
    case "PASSWORD_RECOVERY":
      if (session) signedIn(session);
      break;
    case "SIGNED_OUT":
      change({ kind: "signed-out", ended: !leaving });
      break;
  }
  tellStorage(sessionKey);
}

function takeInitial(session: Session | null): void {
  if (session) signedIn(session);
  // A session that was refused is gone from storage; one that could not be asked about is not.
  else if (hasSession()) change({ kind: "unreachable" });
  else change({ kind: "signed-out", ended: hadSession });
}

function signedIn(session: Session): void {
  if (entering) {
    entering.session = session;
    return;
  }
  const { user } = session;
  hadSession = true;
  stored = hasSession();
  // The same person stays the same object: a renewed token draws nothing again.
  if (state.kind !== "signed-in" || state.user !== user.id) {
    change({ kind: "signed-in", user: user.id, email: user.email ?? "" });
  }
}

/** In the browser's settings, or on the page about cookies: it signs out here. */
function noticeDeletion({ key }: StorageEvent): void {
  const concerned = key === sessionKey || key === null;
  if (concerned && stored && state.kind === "signed-in" && !hasSession()) {
    change({ kind: "signed-out", ended: !leaving });
  }
}

function change(next: SessionState): void {
  state = next;
  sessionStore.tell();
}
