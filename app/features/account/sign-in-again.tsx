import { Button } from "#app/components/ui/button.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { endSession } from "./sign-in.ts";

/** Where the password is the only proof there is, it is given anew. */
export function SignInAgain() {
  const { t } = useTranslation("account");
  return (
    <>
      <p>{t("again.text")}</p>
      <p>
        <Button onClick={() => endSession("local")}>{t("again.action")}</Button>
      </p>
    </>
  );
}
