import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { AskBeforeLeaving } from "#app/sign-in/ask-before-leaving.tsx";
import { hasDrafts } from "#app/sign-in/drafts.ts";
import { signOut } from "#app/sign-in/sign-in.ts";
import type { WithFactorCheck } from "#app/sign-in/use-factor-check.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";

/**
 * Done only when the service has confirmed it; after a failure all sessions stay, and it says so.
 */
export function SignOutEverywhere({ withFactorCheck }: { withFactorCheck: WithFactorCheck }) {
  const { t } = useTranslation("own-account");
  const { textOf } = useFailureWords();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState("");
  const [asking, setAsking] = useState<boolean>();

  async function leave(): Promise<void> {
    setPending(true);
    setFailure("");
    const outcome = await withFactorCheck(() => signOut("global"));
    if (outcome.kind === "signed-out") return;
    setFailure(outcome.kind === "unchecked" ? t("unchecked") : textOf(outcome));
    setPending(false);
  }

  return (
    <>
      <p role="alert">{failure && <span className="field-error">{failure}</span>}</p>
      {asking ? (
        <AskBeforeLeaving pending={pending} leave={leave} stay={() => setAsking(false)} />
      ) : (
        <Button
          autoFocus={asking === false}
          pending={pending}
          pendingLabel={t("everywhere.leaving")}
          onClick={() => (hasDrafts() ? setAsking(true) : leave())}
        >
          {t("everywhere.action")}
        </Button>
      )}
    </>
  );
}
