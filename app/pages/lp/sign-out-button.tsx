import { useTransition } from "react";
import { useTranslation } from "react-i18next";
import { signOut } from "#app/backend/account/sign-in.ts";
import { Button } from "#app/components/ui/button.tsx";

/** Here and in the other tabs of this browser, whatever the network says. */
export function SignOutButton() {
  const { t } = useTranslation("lp");
  const [pending, startLeaving] = useTransition();
  return (
    <Button
      variant="secondary"
      pending={pending}
      pendingLabel={t("access.signingOut")}
      onClick={() =>
        startLeaving(async () => {
          await signOut("local");
        })
      }
    >
      {t("access.signOut")}
    </Button>
  );
}
