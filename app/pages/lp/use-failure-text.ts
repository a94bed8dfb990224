import { useTranslation } from "react-i18next";
import type { DocumentOutcome } from "#app/features/account/document.ts";
import { useTrouble } from "#app/features/account/use-trouble.ts";

type Failed = Exclude<DocumentOutcome, { kind: "received" }>;

/** The sentence of a failed download, and the reason where one is known. */
export function useFailureText() {
  const { t } = useTranslation(["lp", "account"]);
  const { textOf } = useTrouble();
  return (outcome: Failed): string => {
    switch (outcome.kind) {
      case "gone":
        return t("download.gone");
      case "ended":
      case "failed":
        return t("download.failed");
      case "limited":
        return textOf(outcome);
      default:
        return `${t("download.failed")} ${textOf(outcome)}`;
    }
  };
}
