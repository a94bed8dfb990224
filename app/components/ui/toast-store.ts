import { createStore } from "#app/state/store.ts";

export type ToastText = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
};

type Toast = ToastText & { id: number; dismissed: boolean };

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

/** Shows a message, from anywhere. There is one at a time: it takes the place of the last one. */
export function showToast(text: ToastText): void {
  lastId += 1;
  change({ ...text, id: lastId, dismissed: false });
}

export function dismissToast(): void {
  if (!current || current.dismissed) return;
  change({ ...current, dismissed: true });
  removal = setTimeout(() => change(undefined), removalDelay);
}
