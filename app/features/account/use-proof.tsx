import { type ReactNode, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { ProofForm } from "./proof-form.tsx";

/** What asks for a fresh proof says so in its own way. */
type Guarded = { kind: string; code?: string };

export type WithProof = <Answer extends Guarded>(work: () => Promise<Answer>) => Promise<Answer>;

/**
 * Does what needs a fresh proof: where one is missing a dialog asks for it, and it is done again.
 * Dismissed, the first answer stands.
 */
export function useProof() {
  const [asking, setAsking] = useState<(proven: boolean) => void>();

  const withProof: WithProof = async (work) => {
    const first = await work();
    if (!needsProof(first)) return first;
    const proven = await new Promise<boolean>((done) => setAsking(() => done));
    setAsking(undefined);
    return proven ? work() : first;
  };

  const dialog: ReactNode = asking && <ProofDialog onSettled={asking} />;
  return { withProof, dialog };
}

function needsProof({ kind, code }: Guarded): boolean {
  return kind === "unproven" || (kind === "refused" && code === "proof");
}

function ProofDialog({ onSettled }: { onSettled: (proven: boolean) => void }) {
  const { t } = useTranslation("account");
  return (
    <Dialog
      title={t("proof.title")}
      onClose={() => onSettled(false)}
      actions={(dismiss) => (
        <Button variant="quiet" onClick={dismiss}>
          {t("proof.dismiss")}
        </Button>
      )}
    >
      <p>{t("proof.fresh")}</p>
      <ProofForm onProven={() => onSettled(true)} />
    </Dialog>
  );
}
