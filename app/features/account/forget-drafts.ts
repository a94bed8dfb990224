/** Under this name the tab keeps what somebody is writing at the desk (app/pages/desk/kit/draft.ts). */
export const draftsKey = "deskDrafts";

/** Whoever leaves on purpose leaves nothing behind for who sits down next. */
export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(draftsKey);
  } catch {
    // No storage at all: nothing was kept.
  }
}
