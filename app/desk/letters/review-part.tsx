import { type ReactNode, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import type { LetterWork } from "#core/acts/approvals.ts";
import { Acts } from "../approvals/acts.tsx";
import { Comparison } from "../approvals/comparison.tsx";
import { History } from "../approvals/history.tsx";
import { RevisionState } from "../approvals/revision-state.tsx";
import { WithReason } from "../approvals/with-reason.tsx";
import { useMay } from "../colleague.ts";
import { askDesk } from "../kit/ask-desk.ts";
import { Result } from "../kit/result.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { Checks } from "./checks.tsx";
import { asWork } from "./letter.ts";
import { Preview } from "./preview.tsx";

type Props = {
  work: LetterWork;
  /** Shown in place of all buttons while there are unsaved changes. */
  unsaved: ReactNode;
};

/**
 * The part in which a second person reads the letter, with its checks and its preview, and approves
 * it or sends it back.
 */
export function ReviewPart({ work: letter, unsaved }: Props) {
  const { t } = useTranslation("desk");
  const may = useMay();
  const [said, setSaid] = useState("");
  const work = asWork(letter);
  const isNotApproved = work.state === "draft" || work.state === "submitted";
  return (
    <>
      <RevisionState work={work} label={t(`approvals.states.${work.state}`)} />
      <Checks letter={letter.content} />
      {/* Who is to approve it sees it at once as readers will. */}
      <Disclosure
        summary={t("letters.preview.title")}
        open={work.state === "submitted" && !work.mine}
      >
        <Preview letter={letter.content} />
      </Disclosure>
      <Comparison work={work} />
      {unsaved ?? (
        <Acts work={work} onSaid={setSaid} beside={<TestMail work={letter} onSaid={setSaid} />} />
      )}
      <Result text={said} />
      {work.twoEyes && may("approvals.write") && isNotApproved && !unsaved && (
        <WithReason kind="emergency" work={work} onSaid={setSaid} />
      )}
      <History work={work} onSaid={setSaid} />
    </>
  );
}

type TestProps = { work: LetterWork; onSaid: (said: string) => void };

/** Sends the letter as a test to the colleague who asks, and to nobody else. */
function TestMail({ work, onSaid }: TestProps) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    setBusy(true);
    onSaid("");
    const answer = await askDesk("letters.test", { content: work.content });
    setBusy(false);
    onSaid(
      answer.kind === "done" ? t("letters.test.done", { to: answer.body.to }) : whyNot(answer),
    );
  }

  return (
    <FreshButton
      question={work.state}
      variant="secondary"
      pending={busy}
      pendingLabel={t("letters.send.sending")}
      onClick={send}
    >
      {t("letters.test.send")}
    </FreshButton>
  );
}
