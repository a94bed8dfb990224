import { useTranslation } from "#app/i18n/use-translation.tsx";
import { checkEmail } from "#app/sign-in/check-email.ts";

/** What is wrong with the address of somebody else, as a sentence; nothing if it is valid. */
export function useEmailFault(): (email: string) => string | undefined {
  const { t } = useTranslation(["desk", "sign-in"]);
  return (email) => {
    const fault = checkEmail(email);
    return fault && (fault === "missing" ? t("emailMissing") : t("sign-in:email.invalid"));
  };
}
