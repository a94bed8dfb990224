import { useTransition } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/components/ui/button.tsx";
import { signOut } from "#app/features/account/sign-in.ts";

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
