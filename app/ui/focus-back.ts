/**
 * For when the element with the focus is about to be removed: moves the focus to where it came
 * from, or to the main part where that is gone.
 */
export function giveFocusBack(cameFrom: Element | null): void {
  const known = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : null;
  (known ?? document.getElementById("main"))?.focus({ preventScroll: true });
}
