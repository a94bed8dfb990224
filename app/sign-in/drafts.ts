/** The key under which the tab keeps drafts of the desk (`app/desk/kit/draft.ts`). */
export const draftsKey = "deskDrafts";

export function hasDrafts(): boolean {
  try {
    return sessionStorage.getItem(draftsKey) !== null;
  } catch {
    return false;
  }
}

/** Called at a sign-out, so that the next person at this browser finds nothing. */
export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(draftsKey);
  } catch {
    // No storage at all: nothing was kept.
  }
}
