import { fieldOf } from "#app/api/ask.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { type DeskAnswer, forgetDesk } from "./ask-desk.ts";

/** The rooms that have words for what the database refuses. */
type RoomWithReasons = "approvals" | "letters" | "partners" | "releases";

/**
 * What to say when an act was not done: the reason in the words of the first of the rooms that has
 * some for it. What somebody else changed meanwhile is read again.
 */
export function useWhyNot(...rooms: RoomWithReasons[]) {
  const { t, i18n } = useTranslation("desk");
  const { textOf } = useFailureWords();
  return (answer: Exclude<DeskAnswer<unknown>, { kind: "done" }>): string => {
    if (answer.kind === "ended") return "";
    if (answer.kind !== "refused") return textOf(answer);
    const reason = answer.code === "invalid" ? fieldOf(answer.body, "reason") : answer.code;
    if (reason === "conflict") forgetDesk();
    const room = rooms.find((name) => i18n.exists(`desk:${name}.why.${reason}`));
    if (room) return t(`${room}.why.${reason}` as "approvals.why.conflict");
    return t(reason === "forbidden" ? "forbidden" : "refused");
  };
}
