import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import { useMay } from "../colleague.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import type { Sending } from "./letter.ts";

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
  const whyNot = useWhyNot("letters", "approvals");
  const [asked, setAsked] = useState<Decision>();
  const [busy, setBusy] = useState(false);
  const { id, undecided } = sending;
  const choices: readonly Decision[] = undecided > 0 ? ["again", "leave"] : ["again"];

  async function decide(decision: Decision): Promise<void> {
    setBusy(true);
    const answer = await askDesk<{ mails: number }>("letters.unknown", {
      sending: id,
      decision,
      count,
    });
    setBusy(false);
    setAsked(undefined);
    onSaid(
      answer.kind === "done"
        ? t(`letters.unknown.done.${decision}`, { count: answer.body.mails })
        : whyNot(answer),
    );
    refreshDesk();
  }

  return (
    <div className="letter-unknown">
      <h3>{t("letters.unknown.title", { count })}</h3>
      <p>{t("letters.unknown.text", { count })}</p>
      {undecided === 0 && <p className="desk-soft">{t("letters.unknown.left")}</p>}
      {may("letters.send") ? (
        <>
          <p role="status">{asked && t(`letters.unknown.sure.${asked}`, { count })}</p>
          <p className="button-row">
            {asked ? (
              <>
                <FreshButton
                  question={asked}
                  variant="secondary"
                  pending={busy}
                  onClick={() => decide(asked)}
                >
                  {t(`letters.unknown.yes.${asked}`, { count })}
                </FreshButton>
                <FreshButton question={asked} variant="quiet" onClick={() => setAsked(undefined)}>
                  {t("letters.unknown.no")}
                </FreshButton>
              </>
            ) : (
              choices.map((decision) => (
                <FreshButton
                  key={decision}
                  variant={decision === "again" ? "secondary" : "quiet"}
                  onClick={() => setAsked(decision)}
                >
                  {t(`letters.unknown.${decision}`)}
                </FreshButton>
              ))
            )}
          </p>
        </>
      ) : (
        undecided > 0 && <p className="desk-soft">{t("letters.unknown.others")}</p>
      )}
    </div>
  );
}
