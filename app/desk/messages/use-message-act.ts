import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { askDesk, forgetDesk } from "../kit/ask-desk.ts";
import type { Entry, OpenedMessage } from "./message.ts";

/**
 * An act on the version that is on screen. Where somebody was quicker, nothing is done: the message
 * is read anew, and what they did since is `meanwhile`, to be shown beside what was typed.
 */
export function useMessageAct({ message, thread }: OpenedMessage) {
  const { t } = useTranslation("desk");
  const { textOf } = useFailureWords();
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState(false);
  const [seen, setSeen] = useState<readonly string[]>();
  const { reference, version } = message;

  async function run(
    act: string,
    fields: object,
    done: string,
    refused = t("refused"),
  ): Promise<boolean> {
    setBusy(true);
    setSaid("");
    const answer = await askDesk(`messages.${act}`, { reference, version, ...fields });
    // It is done once the new version is on screen: one's next act would meet one's own as a conflict.
    if (answer.kind === "done") await forgetDesk();
    setBusy(false);
    if (answer.kind === "ended") return false;
    if (answer.kind === "done") {
      setSeen(undefined);
      setSaid(done);
      return true;
    }
    if (answer.kind !== "refused") setSaid(textOf(answer));
    else {
      if (answer.code === "conflict") {
        setSeen(thread.map(({ id }) => id));
        setSaid(t("messages.conflict.said"));
      } else setSaid(answer.code === "invalid" ? refused : t("refused"));
      forgetDesk();
    }
    return false;
  }

  const meanwhile: readonly Entry[] = seen ? thread.filter(({ id }) => !seen.includes(id)) : [];
  return { run, said, busy, meanwhile };
}
