/** Who is signed in, shared by everything on the page that depends on it. */
import type { AuthChangeEvent, Session } from "@supabase/auth-js";
import { hasSession, sessionKey, tellStorage } from "#app/state/session-hint.ts";
import { createStore, useStore } from "#app/state/store.ts";
import { keepEditor } from "./keep-editor.ts";
import { forgetAuth, loadAuth } from "./load-auth.ts";

export type SessionState =
  | { kind: "unknown" }
  | { kind: "signed-in"; user: string; email: string }
  /** `ended`: there was a session, and it ended without a sign-out on this page. */
  | { kind: "signed-out"; ended: boolean }
  /** There may be a session, but the service does not answer. */
  | { kind: "unreachable" };

const unknown: SessionState = { kind: "unknown" };
let state: SessionState = unknown;
let begun = false;
let hadSession = false;
let leaving = false;
/** Set during a sign-in of several steps: holds the new session until the last step is done. */
let entering: { session?: Session } | undefined;
/** False where the browser forbids storage: the session then lives in memory. */
let stored = false;

export const sessionStore = createStore(
  () => state,
  () => {
    begin();
    // It goes on without listeners: the next page needs it too.
    return () => {};
  },
);

/** Who is signed in; `unknown` in the built page, and until the service has answered. */
export function useSession(): SessionState {
  return useStore(sessionStore, unknown);
}

/** Asks again, from the beginning. */
export async function recheckSession(): Promise<void> {
  await forgetAuth();
  begun = false;
  await begin();
}

/** Runs a sign-out, so that its end of the session is not taken for an expired one. */
export async function whileLeaving<Outcome>(leave: () => Promise<Outcome>): Promise<Outcome> {
  leaving = true;
  try {
    return await leave();
  } finally {
    leaving = false;
  }
}

/** Runs a sign-in of several steps: pages are told after the last one. */
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
    client.onAuthStateChange(onAuthEvent);
    addEventListener("storage", noticeDeletion);
  } catch {
    begun = false;
    change({ kind: "unreachable" });
  }
}

function onAuthEvent(event: AuthChangeEvent, session: Session | null): void {
  switch (event) {
    case "INITIAL_SESSION":
      onInitialSession(session);
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

function onInitialSession(session: Session | null): void {
  if (session) signedIn(session);
  // The library removes a refused session from storage, but not one that it could not check.
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
  // For the same person the state object stays the same: a renewed token renders nothing again.
  if (state.kind !== "signed-in" || state.user !== user.id) {
    change({ kind: "signed-in", user: user.id, email: user.email ?? "" });
  }
}

/**
 * Where the session was deleted in the browser's settings or on the page about cookies: signs out.
 */
function noticeDeletion({ key }: StorageEvent): void {
  const isSession = key === sessionKey || key === null;
  if (isSession && stored && state.kind === "signed-in" && !hasSession()) {
    change({ kind: "signed-out", ended: !leaving });
  }
}

function change(next: SessionState): void {
  if (next.kind === "signed-out") keepEditor(null);
  state = next;
  sessionStore.tell();
}
