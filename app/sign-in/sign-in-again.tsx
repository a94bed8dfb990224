import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { endSession } from "./sign-in.ts";

/** For those who have no factor yet: they must sign in with their password again. */
export function SignInAgain() {
  const { t } = useTranslation("sign-in");
  return (
    <>
      <p>{t("again.text")}</p>
      <p>
        <Button onClick={() => endSession("local")}>{t("again.action")}</Button>
      </p>
    </>
  );
}
