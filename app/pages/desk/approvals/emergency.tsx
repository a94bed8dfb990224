import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { TextArea } from "#app/components/ui/text-area.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { askDesk, forgetDesk } from "../kit/ask-desk.ts";
import { useDraft } from "../kit/draft.ts";
import { useWhyNot } from "./use-why-not.ts";
import type { Work } from "./work.ts";

type Props = { work: Work; onSaid: (said: string) => void };

export function Emergency({ work: { id, hash }, onSaid }: Props) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const [reason, setReason] = useDraft(`emergency:${id}`);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function publish(): Promise<void> {
    if (reason.trim().length < 20) return setError(t("approvals.why.reason-too-short"));
    setBusy(true);
    const answer = await askDesk("works.publish-now", { id, hash, reason });
    setBusy(false);
    if (answer.kind !== "done") return setError(whyNot(answer));
    setReason("");
    onSaid(t("approvals.said.publish-now"));
    forgetDesk();
  }

  return (
    <Disclosure summary={t("approvals.emergency.title")}>
      <form
        className="approvals-writer"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          publish();
        }}
      >
        <p>{t("approvals.emergency.lede")}</p>
        <TextArea
          id="emergency-reason"
          label={t("approvals.emergency.reason")}
          hint={t("approvals.emergency.reasonHint")}
          error={error}
          rows={3}
          maxLength={2000}
          required
          readOnly={busy}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <p className="button-row">
          <Button type="submit" variant="secondary" pending={busy}>
            {t("approvals.emergency.send")}
          </Button>
        </p>
      </form>
    </Disclosure>
  );
}
