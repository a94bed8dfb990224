import { useTranslation } from "react-i18next";
import { formatWait } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Trouble } from "./trouble.ts";

/** What is said of trouble on the way, and how a form stops for it. */
export function useTrouble() {
  const { t } = useTranslation("account");
  const language = useLanguage();

  function textOf(trouble: Trouble): string {
    const known = trouble.kind === "limited" ? trouble.wait : undefined;
    const wait = known ? formatWait(known, language) : t("trouble.soon");
    return t(`trouble.${trouble.kind}`, { wait });
  }

  /** Who has to wait is not offered another try. */
  function stopFor(trouble: Trouble) {
    return { stopped: textOf(trouble), retry: trouble.kind !== "limited" };
  }

  return { textOf, stopFor };
}
