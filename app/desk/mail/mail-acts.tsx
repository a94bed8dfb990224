import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import type { ShownMail } from "#core/acts/mail.ts";
import type { ReturnReason } from "#core/kinds.ts";
import { returnReasons } from "#core/kinds.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { Result } from "../kit/result.tsx";

type Props = { mail: ShownMail; reload: () => void };

/**
 * The buttons for one mail: a refused one can be sent again; for a sent one it can be recorded that
 * it came back.
 */
export function MailActs({ mail, reload }: Props) {
  const { t } = useTranslation("desk");
  const { textOf } = useFailureWords();
  const [said, setSaid] = useState("");
  const [pending, setPending] = useState(false);
  const [reason, setReason] = useState<ReturnReason | "">("");

  async function act(name: "mail.again" | "mail.returned", done: string): Promise<void> {
    if (name === "mail.returned" && !reason) return;
    setPending(true);
    const { id } = mail;
    const answer =
      name === "mail.returned" && reason
        ? await askDesk(name, { id, reason })
        : await askDesk("mail.again", { id });
    setPending(false);
    if (answer.kind === "ended") return;
    if (answer.kind === "refused") setSaid(t("refused"));
    else if (answer.kind !== "done") return setSaid(textOf(answer));
    else setSaid(done);
    refreshDesk();
    reload();
  }

  return (
    <div className="mail-acts">
      <Result text={said} />
      {(mail.standing === "dead" || mail.standing === "refused") && (
        <Button
          pending={pending}
          pendingLabel={t("mail.again.sending")}
          onClick={() => act("mail.again", t("mail.again.done"))}
        >
          {t("mail.again.send")}
        </Button>
      )}
      {mail.standing === "sent" && !mail.came_back && (
        <>
          <Choice
            label={t("mail.return.reason")}
            value={reason}
            all={t("mail.return.choose")}
            options={returnReasons.map((value) => ({
              value,
              label: t(`mail.returnReasons.${value}`),
            }))}
            onChange={setReason}
          />
          <Button
            variant="secondary"
            disabled={!reason}
            pending={pending}
            pendingLabel={t("mail.return.sending")}
            onClick={() => act("mail.returned", t("mail.return.done"))}
          >
            {t("mail.return.send")}
          </Button>
        </>
      )}
    </div>
  );
}
