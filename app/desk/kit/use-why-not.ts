import { fieldOf } from "#app/api/ask.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import type { Language } from "#core/languages.ts";
import type { Refusal } from "#core/refusals.ts";
import { type DeskAnswer, refreshDesk } from "./ask-desk.ts";

/** Where in a text something is wrong (`supabase/functions/_shared/action.ts`). */
type Where = { language: Language; line: number; words: string };

/** The sentence for an act that was not done. After a conflict everything is read again. */
export function useWhyNot() {
  const { t, i18n } = useTranslation("desk");
  const { textOf } = useFailureWords();
  return (answer: Exclude<DeskAnswer<unknown>, { kind: "done" }>): string => {
    if (answer.kind === "ended") return "";
    if (answer.kind !== "refused") return textOf(answer);
    if (answer.code === "conflict") refreshDesk();
    const why = answer.reason ?? answer.code;
    if (i18n.exists(`desk:refusals.${why}`)) {
      const where = fieldOf(answer.body, "where") as Where | undefined;
      const language = where && t(`approvals.languages.${where.language}`);
      return t(`refusals.${why as Refusal}`, { ...where, language });
    }
    return t(why === "forbidden" ? "forbidden" : "refused");
  };
}
