import { fieldOf } from "#app/api/ask.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useWhyNot as useWhyNotApproved } from "../approvals/use-why-not.ts";
import type { DeskAnswer } from "../kit/ask-desk.ts";
import type en from "./words.en.ts";

/** What to say when something was not done: in this room's words, or in those of approvals. */
export function useWhyNot() {
  const { t, i18n } = useTranslation("desk");
  const otherwise = useWhyNotApproved();
  return (answer: Exclude<DeskAnswer<unknown>, { kind: "done" }>): string => {
    const reason = answer.kind === "refused" ? fieldOf(answer.body, "reason") : undefined;
    return i18n.exists(`desk:releases.why.${reason}`)
      ? t(`releases.why.${reason as keyof typeof en.why}`)
      : otherwise(answer);
  };
}
