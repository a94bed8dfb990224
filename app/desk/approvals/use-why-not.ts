import { fieldOf } from "#app/api/ask.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { type DeskAnswer, forgetDesk } from "../kit/ask-desk.ts";
import type en from "./words.en.ts";

type Why = keyof typeof en.why;

/** What to say when something was not done. */
export function useWhyNot() {
  const { t, i18n } = useTranslation("desk");
  const { textOf } = useFailureWords();
  return (answer: Exclude<DeskAnswer<unknown>, { kind: "done" }>): string => {
    if (answer.kind === "ended") return "";
    if (answer.kind !== "refused") return textOf(answer);
    if (answer.code === "conflict") {
      forgetDesk();
      return t("approvals.why.changed");
    }
    const reason = fieldOf(answer.body, "reason");
    return i18n.exists(`desk:approvals.why.${reason}`)
      ? t(`approvals.why.${reason as Why}`)
      : t("refused");
  };
}
