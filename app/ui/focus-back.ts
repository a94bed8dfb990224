/** Whoever is inside something that is about to go finds the focus where it came from. */
export function giveFocusBack(cameFrom: Element | null): void {
  const known = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : null;
  (known ?? document.getElementById("main"))?.focus({ preventScroll: true });
}
