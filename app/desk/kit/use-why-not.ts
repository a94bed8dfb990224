import { fieldOf } from "#app/api/ask.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { type DeskAnswer, refreshDesk } from "./ask-desk.ts";

/** The rooms whose words have sentences for what the database refuses (`<room>.why.<reason>`). */
type RoomWithReasons = "approvals" | "letters" | "partners" | "releases";

/**
 * The sentence for an act that was not done: from the first of the given rooms that has one for the
 * reason. After a conflict everything is read again.
 */
export function useWhyNot(...rooms: RoomWithReasons[]) {
  const { t, i18n } = useTranslation("desk");
  const { textOf } = useFailureWords();
  return (answer: Exclude<DeskAnswer<unknown>, { kind: "done" }>): string => {
    if (answer.kind === "ended") return "";
    if (answer.kind !== "refused") return textOf(answer);
    const reason = answer.code === "invalid" ? fieldOf(answer.body, "reason") : answer.code;
    if (reason === "conflict") refreshDesk();
    const room = rooms.find((name) => i18n.exists(`desk:${name}.why.${reason}`));
    if (room) return t(`${room}.why.${reason}` as "approvals.why.conflict");
    return t(reason === "forbidden" ? "forbidden" : "refused");
  };
}
