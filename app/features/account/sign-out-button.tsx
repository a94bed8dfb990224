import { useState, useTransition } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { hasDrafts } from "./drafts.ts";
import { signOut } from "./sign-in.ts";

/**
 * Here and in the other tabs of this browser, whatever the network says. Whoever was writing at the
 * desk is asked first: it would be deleted.
 */
export function SignOutButton() {
  const { t } = useTranslation("account");
  const [pending, startLeaving] = useTransition();
  const [asking, setAsking] = useState(false);

  function leave(): void {
    startLeaving(async () => {
      await signOut("local");
    });
  }

  if (!asking) {
    return (
      <Button
        variant="secondary"
        pending={pending}
        pendingLabel={t("signOut.pending")}
        onClick={() => (hasDrafts() ? setAsking(true) : leave())}
      >
        {t("signOut.action")}
      </Button>
    );
  }
  return (
    <span className="button-row">
      <span role="alert">{t("signOut.unsaved")}</span>
      <Button variant="secondary" autoFocus onClick={() => setAsking(false)}>
        {t("signOut.stay")}
      </Button>
      <Button
        variant="secondary"
        pending={pending}
        pendingLabel={t("signOut.pending")}
        onClick={leave}
      >
        {t("signOut.anyway")}
      </Button>
    </span>
  );
}
