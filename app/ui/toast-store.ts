import type { Namespace, Translate } from "#app/i18n/keys.ts";
import { createStore } from "#app/state/store.ts";

export type ToastText = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
};

/** Makes the text with a translator, so that it follows when the visitor switches the language. */
export type SayToast<Name extends Namespace> = (t: Translate<Name>) => ToastText;

type Toast = {
  namespace: Namespace;
  /** Takes the translator of that namespace. */
  say: (t: never) => ToastText;
  id: number;
  dismissed: boolean;
};

/** How long a dismissed toast is remembered (specification, §9). */
export const removalDelay = 1_000_000;

let current: Toast | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

export const toastStore = createStore(() => current);

function change(toast: Toast | undefined): void {
  clearTimeout(removal);
  current = toast;
  toastStore.tell();
}

/** Shows a message, from anywhere. There is one at a time: it replaces the one before. */
export function showToast<Name extends Namespace>(namespace: Name, say: SayToast<Name>): void {
  lastId += 1;
  change({ namespace, say, id: lastId, dismissed: false });
}

export function dismissToast(): void {
  if (!current || current.dismissed) return;
  change({ ...current, dismissed: true });
  removal = setTimeout(() => change(undefined), removalDelay);
}
