/** Under this name the tab keeps what somebody is writing at the desk (app/desk/kit/draft.ts). */
export const draftsKey = "deskDrafts";

export function hasDrafts(): boolean {
  try {
    return sessionStorage.getItem(draftsKey) !== null;
  } catch {
    return false;
  }
}

/** Whoever leaves on purpose leaves nothing behind for who sits down next. */
export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(draftsKey);
  } catch {
    // No storage at all: nothing was kept.
  }
}
