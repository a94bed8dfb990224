import { useEffect } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useStore } from "#app/state/store.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { heldChange } from "./page-history.ts";

/**
 * Shows that the next page is being loaded, while the page on screen stays, and offers a retry
 * where that failed: see `page-history.ts`.
 */
export function PageGate() {
  const { t } = useTranslation();
  const held = useStore(heldChange, undefined);

  // Says to styles and tests that React has hydrated the page.
  useEffect(() => {
    document.documentElement.dataset.alive = "";
  }, []);

  if (!held) return null;
  if (held.state === "loading") {
    return (
      <div className="pending-page">
        <Spinner />
      </div>
    );
  }
  const { retry, stay } = held;
  return (
    <Dialog
      title={t("unavailable.title")}
      actions={(dismiss) => (
        <>
          <Button onClick={retry}>{t("unavailable.retry")}</Button>
          <Button variant="quiet" onClick={dismiss}>
            {t("unavailable.stay")}
          </Button>
        </>
      )}
      onClose={stay}
    >
      <p>{t("unavailable.text")}</p>
    </Dialog>
  );
}
