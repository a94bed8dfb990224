import { createStore } from "./store.ts";

/**
 * Whether somebody is signed in here, by the browser's storage alone: known before the code of the
 * sign-in is loaded.
 */
export const sessionHint = createStore(hasSession, (tell) => {
  addEventListener("storage", tell);
  return () => removeEventListener("storage", tell);
});

export const sessionKey = "lpSession";

export function hasSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    // A browser may forbid storage altogether; a session then lasts as long as the page.
    return false;
  }
}

/** Browsers tell other tabs of a change in storage, but not the one that made it. */
export function tellStorage(key: string): void {
  dispatchEvent(new StorageEvent("storage", { key }));
}
