import { createStore } from "./store.ts";

/**
 * Whether somebody is signed in here, by the browser's storage alone: known before the code of the
 * sign-in is loaded.
 */
export const sessionHint = createStore(hasSession, watchStorage);

/** Whether they write pages at the desk, by the same storage. */
export const editorHint = createStore(isEditor, watchStorage);

export const sessionKey = "lpSession";
/** The id of a colleague who writes pages, from when they enter the desk until they sign out. */
export const editorKey = "deskEditor";

export function hasSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    // A browser may forbid storage altogether; a session then lasts as long as the page.
    return false;
  }
}

/** Whoever signed in after them in this browser has another id in their session. */
function isEditor(): boolean {
  try {
    const editor = localStorage.getItem(editorKey);
    return editor !== null && (localStorage.getItem(sessionKey) ?? "").includes(editor);
  } catch {
    return false;
  }
}

function watchStorage(tell: () => void): () => void {
  addEventListener("storage", tell);
  return () => removeEventListener("storage", tell);
}

/** Browsers tell other tabs of a change in storage, but not the one that made it. */
export function tellStorage(key: string): void {
  dispatchEvent(new StorageEvent("storage", { key }));
}
