import type { DocumentFailure } from "#app/features/account/document.ts";
import { useFailureWords } from "#app/features/account/use-failure-words.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";

/** The sentence of a failed download, and the reason where one is known. */
export function useDocumentFailure() {
  const { t } = useTranslation(["lp", "account"]);
  const { textOf } = useFailureWords();
  return (failure: DocumentFailure): string => {
    switch (failure.kind) {
      case "gone":
        return t("download.gone");
      case "ended":
      case "failed":
        return t("download.failed");
      case "limited":
        return textOf(failure);
      default:
        return `${t("download.failed")} ${textOf(failure)}`;
    }
  };
}
