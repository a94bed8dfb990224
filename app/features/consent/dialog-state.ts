/** Whether the preferences are open: the banner, the footer and the settings page can open them. */
let open = false;
const listeners = new Set<() => void>();

export function setPreferencesOpen(value: boolean): void {
  open = value;
  for (const listener of listeners) listener();
}

export function preferencesAreOpen(): boolean {
  return open;
}

export function subscribeToPreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
