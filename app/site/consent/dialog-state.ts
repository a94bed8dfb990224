import { createStore } from "#app/state/store.ts";

let open = false;

/** Whether the preferences are open: the banner, the footer and the settings page can open them. */
export const preferencesOpen = createStore(() => open);

export function setPreferencesOpen(value: boolean): void {
  open = value;
  preferencesOpen.tell();
}
