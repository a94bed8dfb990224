import { useSyncExternalStore } from "react";
import { Toast } from "./toast.tsx";
import { currentToast, subscribeToToast } from "./toast-store.ts";

/**
 * Where messages appear. Both regions are there from the start, and empty: what is put into a
 * region that has just been made is not read out.
 */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => undefined);
  const shown = toast && !toast.dismissed && <Toast key={toast.id} {...toast} />;
  const urgent = toast?.variant === "destructive";
  return (
    <div className="toast-region">
      <div aria-live="polite">{!urgent && shown}</div>
      <div aria-live="assertive">{urgent && shown}</div>
    </div>
  );
}
