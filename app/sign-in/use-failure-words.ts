import type { Failure } from "#app/api/attempt.ts";
import { formatWait } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";

/** A failure in words, and as the answer of a form. */
export function useFailureWords() {
  const { t } = useTranslation("sign-in");
  const language = useLanguage();

  function textOf(failure: Failure): string {
    const known = failure.kind === "limited" ? failure.wait : undefined;
    const wait = known ? formatWait(known, language) : t("trouble.soon");
    return t(`trouble.${failure.kind}`, { wait });
  }

  /** Offers no retry where one has to wait. */
  function stopFor(failure: Failure) {
    return { stopped: textOf(failure), retry: failure.kind !== "limited" };
  }

  return { textOf, stopFor };
}
