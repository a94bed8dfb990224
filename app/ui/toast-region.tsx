import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useStore } from "#app/state/store.ts";
import { Toast } from "./toast.tsx";
import { toastStore } from "./toast-store.ts";

/**
 * Where toasts appear. Both regions are in the page from the start, and empty: screen readers do
 * not read what is in a new region.
 */
export function ToastRegion() {
  const toast = useStore(toastStore, undefined);
  const { t } = useTranslation(toast?.namespace ?? "layout");
  const text = toast && !toast.dismissed ? toast.say(t as never) : undefined;
  const shown = toast && text && <Toast key={toast.id} {...text} />;
  const urgent = text?.variant === "destructive";
  return (
    <div className="toast-region">
      <div role="status" aria-live="polite" aria-atomic="true">
        {!urgent && shown}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {urgent && shown}
      </div>
    </div>
  );
}
