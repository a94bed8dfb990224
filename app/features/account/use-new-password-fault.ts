import { useTranslation } from "react-i18next";
import { checkNewPassword, longestPassword, shortestPassword } from "#core/password-rule.ts";

/** What is wrong with a new password, in words. */
export function useNewPasswordFault() {
  const { t } = useTranslation("account");
  return (password: string): string | undefined => {
    const fault = checkNewPassword(password);
    if (!fault) return undefined;
    const limits = { least: shortestPassword, most: longestPassword };
    return fault === "missing" ? t("password.missingNew") : t(`password.${fault}`, limits);
  };
}
