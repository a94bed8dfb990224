import { fieldOf } from "#app/api/ask.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useWhyNot } from "../approvals/use-why-not.ts";
import type { DeskAnswer } from "../kit/ask-desk.ts";
import type en from "./words.en.ts";

type Why = keyof typeof en.why;

/** What to say when something was not done with a letter; the rest as for every text. */
export function useWhyNotLetter() {
  const { t, i18n } = useTranslation("desk");
  const whyNot = useWhyNot();
  return (answer: Exclude<DeskAnswer<unknown>, { kind: "done" }>): string => {
    const reason = answer.kind === "refused" ? fieldOf(answer.body, "reason") : undefined;
    return i18n.exists(`desk:letters.why.${reason}`)
      ? t(`letters.why.${reason as Why}`)
      : whyNot(answer);
  };
}
