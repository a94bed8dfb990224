import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import type { DocumentFailure } from "./fetch-document.ts";

/** Says that a download failed, and why where that is known. */
export function useDocumentFailure() {
  const { t } = useTranslation(["partners", "sign-in"]);
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
