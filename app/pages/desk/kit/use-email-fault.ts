import { checkEmail } from "#app/features/account/account-email.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";

/** What is wrong with somebody else's address, in words. */
export function useEmailFault(): (email: string) => string | undefined {
  const { t } = useTranslation(["desk", "account"]);
  return (email) => {
    const fault = checkEmail(email);
    return fault && (fault === "missing" ? t("emailMissing") : t("account:email.invalid"));
  };
}
