import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import type { Refusal } from "#core/refusals.ts";
import { type DeskAnswer, refreshDesk } from "./ask-desk.ts";

/** The sentence for an act that was not done. After a conflict everything is read again. */
export function useWhyNot() {
  const { t, i18n } = useTranslation("desk");
  const { textOf } = useFailureWords();
  return (answer: Exclude<DeskAnswer<unknown>, { kind: "done" }>): string => {
    if (answer.kind === "ended") return "";
    if (answer.kind !== "refused") return textOf(answer);
    if (answer.code === "conflict") refreshDesk();
    const why = answer.reason ?? answer.code;
    if (i18n.exists(`desk:refusals.${why}`)) return t(`refusals.${why as Refusal}`);
    return t(why === "forbidden" ? "forbidden" : "refused");
  };
}
