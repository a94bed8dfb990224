import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { Result } from "../kit/result.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";

/**
 * Switches approval by a second person on, or proposes to switch it off: a second person confirms
 * that.
 */
export function Settings({ twoEyes }: { twoEyes: boolean }) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");

  async function change(wanted: boolean): Promise<void> {
    setBusy(true);
    const answer = await askDesk("approvals.settings", { twoEyes: wanted });
    setBusy(false);
    setAsking(false);
    if (answer.kind !== "done") return setSaid(whyNot(answer));
    setSaid(t(answer.body.proposed ? "proposed" : "approvals.switchedOn"));
    refreshDesk();
  }

  return (
    <div className="approvals-settings">
      <Result text={said} />
      <p className="button-row">
        {asking ? (
          <>
            <FreshButton pending={busy} onClick={() => change(false)}>
              {t("approvals.switchSure")}
            </FreshButton>
            <FreshButton variant="quiet" onClick={() => setAsking(false)}>
              {t("leave")}
            </FreshButton>
          </>
        ) : twoEyes ? (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t("approvals.switchOff")}
          </Button>
        ) : (
          <Button variant="secondary" pending={busy} onClick={() => change(true)}>
            {t("approvals.switchOn")}
          </Button>
        )}
      </p>
    </div>
  );
}
