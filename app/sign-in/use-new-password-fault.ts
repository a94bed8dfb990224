import { useTranslation } from "#app/i18n/use-translation.tsx";
import {
  checkNewPassword,
  longestPassword,
  shortestBesideFactor,
  shortestPassword,
} from "#core/password-rule.ts";

/** What is wrong with a new password, in words. */
export function useNewPasswordFault(hasFactor: boolean | "unknown") {
  const { t } = useTranslation("sign-in");
  return (password: string): string | undefined => {
    const fault = checkNewPassword(password, hasFactor !== false);
    if (!fault) return undefined;
    const limits = {
      least: hasFactor === true ? shortestBesideFactor : shortestPassword,
      beside: shortestBesideFactor,
      most: longestPassword,
    };
    if (fault === "missing") return t("password.missingNew");
    if (fault === "short" && hasFactor === "unknown") return t("password.shortEither", limits);
    return t(`password.${fault}`, limits);
  };
}
