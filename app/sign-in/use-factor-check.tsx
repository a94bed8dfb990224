import { type ReactNode, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FactorCheckForm } from "./factor-check-form.tsx";

/** An answer of the backend, which may say that a factor check is needed first. */
type Guarded = { kind: string; code?: string };

export type WithFactorCheck = <Answer extends Guarded>(
  work: () => Promise<Answer>,
) => Promise<Answer>;

/**
 * For acts that need a factor check of the last ten minutes: where `work` is refused for want of
 * one, a dialog asks for the factor, and `work` runs again. If the dialog is dismissed, the first
 * answer is returned.
 */
export function useFactorCheck() {
  const [asking, setAsking] = useState<(checked: boolean) => void>();

  const withFactorCheck: WithFactorCheck = async (work) => {
    const first = await work();
    if (!needsFactorCheck(first)) return first;
    const checked = await new Promise<boolean>((done) => setAsking(() => done));
    setAsking(undefined);
    return checked ? work() : first;
  };

  const dialog: ReactNode = asking && <FactorCheckDialog onSettled={asking} />;
  return { withFactorCheck, dialog };
}

function needsFactorCheck({ kind, code }: Guarded): boolean {
  return kind === "unchecked" || (kind === "refused" && code === "proof");
}

function FactorCheckDialog({ onSettled }: { onSettled: (checked: boolean) => void }) {
  const { t } = useTranslation("sign-in");
  return (
    <Dialog
      title={t("factorCheck.title")}
      onClose={() => onSettled(false)}
      actions={(dismiss) => (
        <Button variant="quiet" onClick={dismiss}>
          {t("factorCheck.dismiss")}
        </Button>
      )}
    >
      <p>{t("factorCheck.fresh")}</p>
      <FactorCheckForm onChecked={() => onSettled(true)} />
    </Dialog>
  );
}
