import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Fault } from "#core/letter-checks.ts";
import type en from "./words.en.ts";

/** A fault of a text as a sentence, with its line where it has one. */
export function useFaultWords(): (fault: Fault) => string {
  const { t, i18n } = useTranslation("desk");
  return ({ code, what, line }) => {
    const named = i18n.exists(`desk:letters.kinds.${what}`)
      ? t(`letters.kinds.${what as keyof typeof en.kinds}`)
      : what;
    const sentence = t(`letters.faults.${code}`, { what: named });
    return line === null ? sentence : `${sentence} ${t("letters.line", { line })}`;
  };
}
