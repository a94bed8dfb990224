import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import type { DeskFields } from "#core/acts/desk.ts";
import type { Entry, messageActs, OpenedMessage } from "#core/acts/messages.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";

export type MessageAct = Exclude<
  keyof typeof messageActs,
  "messages.list" | "messages.show" | "presence"
>;

/** The message and its version are added here. */
export type ActFields<Name extends MessageAct> = Omit<DeskFields<Name>, "reference" | "version">;

/**
 * Does an act on the version of the message that is on screen. If somebody else changed the message
 * meanwhile, the act is refused: the message is read again, and `meanwhile` has what they did, to
 * be shown beside what was typed.
 */
export function useMessageAct({ message, thread }: OpenedMessage) {
  const { t } = useTranslation("desk");
  const { textOf } = useFailureWords();
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState(false);
  const [seen, setSeen] = useState<readonly string[]>();
  const { reference, version } = message;

  async function run<Name extends MessageAct>(
    act: Name,
    fields: ActFields<Name>,
    done: string,
    refused = t("refused"),
  ): Promise<boolean> {
    setBusy(true);
    setSaid("");
    const asked = { reference, version, ...fields } as DeskFields<Name>;
    const answer = await askDesk(act, asked);
    // Waits until the new version is on screen. Otherwise the next act would be sent with the old
    // version, and conflict with this one.
    if (answer.kind === "done") await refreshDesk();
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
      refreshDesk();
    }
    return false;
  }

  const meanwhile: readonly Entry[] = seen ? thread.filter(({ id }) => !seen.includes(id)) : [];
  return { run, said, busy, meanwhile };
}
