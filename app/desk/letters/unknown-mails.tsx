import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import type { Sending } from "#core/acts/letters.ts";
import { useMay } from "../colleague.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { useWhyNot } from "../kit/use-why-not.ts";

type Props = { sending: Sending; count: number; onSaid: (said: string) => void };
type Decision = "again" | "leave";

/**
 * Mails that were being sent when the process died: they may or may not have left. Sending them
 * once more may send twice, leaving them may leave readers out. Whoever decides is asked once more,
 * with what it means for how many.
 */
export function UnknownMails({ sending, count, onSaid }: Props) {
  const { t } = useTranslation("desk");
  const may = useMay();
  const whyNot = useWhyNot();
  const [asked, setAsked] = useState<Decision>();
  const [busy, setBusy] = useState(false);
  const { id, undecided } = sending;
  const isStopped = sending.state === "stopped";

  async function decide(decision: Decision): Promise<void> {
    setBusy(true);
    const answer = await askDesk("letters.unknown", {
      sending: id,
      decision,
      count,
    });
    setBusy(false);
    setAsked(undefined);
    onSaid(
      answer.kind === "done"
        ? t(`letters.unknown.done.${isStopped && decision === "again" ? "following" : decision}`, {
            count: answer.body.mails,
          })
        : whyNot(answer),
    );
    refreshDesk();
  }

  return (
    <div className="letter-unknown">
      <h3>{t("letters.unknown.title", { count })}</h3>
      <p>{t("letters.unknown.text", { count })}</p>
      {isStopped && <p>{t("letters.unknown.stopped")}</p>}
      {undecided === 0 && <p className="desk-soft">{t("letters.unknown.left")}</p>}
      {may("letters.send") ? (
        <>
          <p role="status">{asked && t(`letters.unknown.sure.${asked}`, { count })}</p>
          {/* The same two buttons ask and answer, so that the focus stays where it is. */}
          <p className="button-row">
            <FreshButton
              question={asked ?? ""}
              variant="secondary"
              pending={busy}
              onClick={() => (asked ? decide(asked) : setAsked("again"))}
            >
              {asked ? t(`letters.unknown.yes.${asked}`, { count }) : t("letters.unknown.again")}
            </FreshButton>
            {(asked || undecided > 0) && (
              <FreshButton
                question={asked ?? ""}
                variant="quiet"
                onClick={() => setAsked(asked ? undefined : "leave")}
              >
                {t(asked ? "letters.unknown.no" : "letters.unknown.leave")}
              </FreshButton>
            )}
          </p>
        </>
      ) : (
        undecided > 0 && <p className="desk-soft">{t("letters.unknown.others")}</p>
      )}
    </div>
  );
}
