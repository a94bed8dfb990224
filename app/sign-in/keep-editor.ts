import { editorKey } from "#app/state/session-hint.ts";

/** Notes who writes pages, so that public pages offer it to them; null forgets it. */
export function keepEditor(user: string | null): void {
  try {
    if (user) localStorage.setItem(editorKey, user);
    else localStorage.removeItem(editorKey);
  } catch {
    // A browser may forbid storage altogether: pages then offer nothing.
  }
}
