import { useTranslation } from "#app/i18n/use-translation.tsx";
import {
  checkNewPassword,
  longestPassword,
  shortestBesideFactor,
  shortestPassword,
} from "#core/password-rule.ts";

/** What is wrong with a new password, in words. */
export function useNewPasswordFault(hasFactor: boolean) {
  const { t } = useTranslation("account");
  return (password: string): string | undefined => {
    const fault = checkNewPassword(password, hasFactor);
    if (!fault) return undefined;
    const limits = {
      least: hasFactor ? shortestBesideFactor : shortestPassword,
      most: longestPassword,
    };
    return fault === "missing" ? t("password.missingNew") : t(`password.${fault}`, limits);
  };
}
