import { useStore } from "#app/state/store.ts";
import { Toast } from "./toast.tsx";
import { toastStore } from "./toast-store.ts";

/**
 * Where messages appear. Both regions are there from the start, and empty: what is put into a
 * region that has just been made is not read out.
 */
export function ToastRegion() {
  const toast = useStore(toastStore, undefined);
  const shown = toast && !toast.dismissed && <Toast key={toast.id} {...toast} />;
  const urgent = toast?.variant === "destructive";
  return (
    <div className="toast-region">
      <div aria-live="polite">{!urgent && shown}</div>
      <div aria-live="assertive">{urgent && shown}</div>
    </div>
  );
}
