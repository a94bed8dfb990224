import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { askDesk, forgetDesk } from "../kit/ask-desk.ts";
import { useWhyNot } from "./use-why-not.ts";

/** For a firm of one person. Switching it off asks once more. */
export function Settings({ twoEyes }: { twoEyes: boolean }) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState("");

  async function change(wanted: boolean): Promise<void> {
    const answer = await askDesk("approvals.settings", { twoEyes: wanted });
    setAsking(false);
    if (answer.kind !== "done") return setSaid(whyNot(answer));
    setSaid(t(wanted ? "approvals.switchedOn" : "approvals.switchedOff"));
    forgetDesk();
  }

  return (
    <div className="approvals-settings">
      <p role="status">{said}</p>
      <p className="button-row">
        {asking ? (
          <>
            <Button onClick={() => change(false)}>{t("approvals.switchSure")}</Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t("leave")}
            </Button>
          </>
        ) : twoEyes ? (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t("approvals.switchOff")}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => change(true)}>
            {t("approvals.switchOn")}
          </Button>
        )}
      </p>
    </div>
  );
}
