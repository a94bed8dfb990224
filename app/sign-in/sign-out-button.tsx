import { useState, useTransition } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { AskBeforeLeaving } from "./ask-before-leaving.tsx";
import { hasDrafts } from "./drafts.ts";
import { signOut } from "./sign-in.ts";

/** Signs out in all tabs of this browser, even offline. */
export function SignOutButton() {
  const { t } = useTranslation("sign-in");
  const [pending, startLeaving] = useTransition();
  // Undefined before the question; false after "stay", when the button takes the focus again.
  const [asking, setAsking] = useState<boolean>();

  function leave(): void {
    startLeaving(async () => {
      await signOut("local");
    });
  }

  if (asking) {
    return <AskBeforeLeaving pending={pending} leave={leave} stay={() => setAsking(false)} />;
  }
  return (
    <Button
      variant="secondary"
      autoFocus={asking === false}
      pending={pending}
      pendingLabel={t("signOut.pending")}
      onClick={() => (hasDrafts() ? setAsking(true) : leave())}
    >
      {t("signOut.action")}
    </Button>
  );
}
