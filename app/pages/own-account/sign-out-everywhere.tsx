import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { signOut } from "#app/features/account/sign-in.ts";
import { useFailureWords } from "#app/features/account/use-failure-words.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";

/** It needs the service's word for it: a failure leaves everything as it was, and says so. */
export function SignOutEverywhere() {
  const { t } = useTranslation("own-account");
  const { textOf } = useFailureWords();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState("");

  async function leave(): Promise<void> {
    setPending(true);
    setFailure("");
    const outcome = await signOut("global");
    if (outcome.kind === "signed-out") return;
    setFailure(textOf(outcome));
    setPending(false);
  }

  return (
    <>
      <p role="alert">{failure && <span className="field-error">{failure}</span>}</p>
      <Button pending={pending} pendingLabel={t("everywhere.leaving")} onClick={leave}>
        {t("everywhere.action")}
      </Button>
    </>
  );
}
