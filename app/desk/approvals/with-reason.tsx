import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { leastEmergencyReason, mostReason } from "#core/limits.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { useDraft } from "../kit/draft.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import type { Work } from "./work.ts";

const kinds = {
  emergency: {
    act: "works.publish-now",
    shortest: leastEmergencyReason,
    tooShort: "reason-too-short",
    said: "publish-now",
  },
  sendBack: {
    act: "approvals.send-back",
    shortest: 1,
    tooShort: "remark-missing",
    said: "sendBack",
  },
} as const;

type Props = {
  kind: keyof typeof kinds;
  work: Pick<Work, "id" | "hash">;
  onSaid: (said: string) => void;
};

/**
 * An act on exactly the text on screen that needs a written reason: publishing without approval, or
 * sending back.
 */
export function WithReason({ kind, work: { id, hash }, onSaid }: Props) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const { act, shortest, tooShort, said } = kinds[kind];
  const [reason, setReason] = useDraft(`${kind}:${id}`);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    if (reason.trim().length < shortest) return setError(t(`refusals.${tooShort}`));
    setBusy(true);
    const answer = await askDesk(act, { id, hash, reason });
    setBusy(false);
    if (answer.kind !== "done") return setError(whyNot(answer));
    setReason("");
    onSaid(t(`approvals.said.${said}`));
    refreshDesk();
  }

  return (
    <Disclosure summary={t(`approvals.${kind}.title`)}>
      <form
        className="approvals-writer"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <p>{t(`approvals.${kind}.lede`)}</p>
        <TextArea
          id={`${kind}-reason`}
          label={t(`approvals.${kind}.reason`)}
          hint={t(`approvals.${kind}.reasonHint`)}
          error={error}
          rows={3}
          maxLength={mostReason}
          required
          readOnly={busy}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <p className="button-row">
          <Button type="submit" variant="secondary" pending={busy}>
            {t(`approvals.${kind}.send`)}
          </Button>
        </p>
      </form>
    </Disclosure>
  );
}
