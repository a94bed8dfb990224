import { fieldOf } from "#app/api/ask.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import type { DeskAnswer } from "../kit/ask-desk.ts";
import en from "./words.en.ts";

type Why = keyof typeof en.why;

/** What is said of an answer that is no success: the database's reason, in words. */
export function useWhyNot() {
  const { t } = useTranslation("desk");
  const { textOf } = useFailureWords();
  return (answer: Exclude<DeskAnswer<unknown>, { kind: "done" }>): string => {
    if (answer.kind === "ended") return "";
    if (answer.kind !== "refused") return textOf(answer);
    if (answer.code === "forbidden") return t("forbidden");
    const said = answer.code === "invalid" ? fieldOf(answer.body, "reason") : answer.code;
    return typeof said === "string" && said in en.why
      ? t(`partners.why.${said as Why}`)
      : t("refused");
  };
}
