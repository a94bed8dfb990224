import { useTransition } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { signOut } from "./sign-in.ts";

/** Here and in the other tabs of this browser, whatever the network says. */
export function SignOutButton() {
  const { t } = useTranslation("account");
  const [pending, startLeaving] = useTransition();
  return (
    <Button
      variant="secondary"
      pending={pending}
      pendingLabel={t("signOut.pending")}
      onClick={() =>
        startLeaving(async () => {
          await signOut("local");
        })
      }
    >
      {t("signOut.action")}
    </Button>
  );
}
