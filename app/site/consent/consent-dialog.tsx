import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { Method } from "./consent-answer.ts";
import { ConsentChoices } from "./consent-choices.tsx";
import { consentStore, decide } from "./consent-store.ts";
import { setPreferencesOpen } from "./dialog-state.ts";
import { sayChoiceSaved } from "./say-choice-saved.ts";

export default function ConsentDialog() {
  const { t } = useTranslation("consent");
  const [chosen, setChosen] = useState(() => {
    const { performance = false, targeting = false } = consentStore.read()?.preferences ?? {};
    return { performance, targeting };
  });
  const close = () => setPreferencesOpen(false);
  const answer = (method: Method) => () => {
    close();
    decide(method, chosen);
    showToast("consent", sayChoiceSaved);
  };
  return (
    <Dialog
      title={t("dialog.title")}
      onClose={close}
      actions={(dismiss) => (
        <span className="consent-actions">
          <Button variant="secondary" onClick={answer("decline-all")}>
            {t("dialog.declineAll")}
          </Button>
          <Button variant="quiet" onClick={dismiss}>
            {t("dialog.cancel")}
          </Button>
          <Button variant="secondary" onClick={answer("accept-all")}>
            {t("dialog.acceptAll")}
          </Button>
          <Button onClick={answer("custom")}>{t("dialog.save")}</Button>
        </span>
      )}
    >
      <p>{t("dialog.text")}</p>
      <ConsentChoices chosen={chosen} onChange={setChosen} />
    </Dialog>
  );
}
