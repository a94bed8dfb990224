import { type ReactNode, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import { useMay } from "../colleague.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import { WithReason } from "./with-reason.tsx";
import type { Work } from "./work.ts";

const actNames = {
  submit: "works.submit",
  give: "approvals.give",
  publish: "works.publish",
  withdraw: "works.withdraw",
} as const;

type Props = {
  work: Pick<Work, "id" | "hash" | "state" | "live" | "twoEyes" | "mine"> & {
    kind: Work["kind"] | "page" | "publication";
  };
  /** Whether it may be submitted and published as it is; if left out, the server alone judges. */
  isSound?: boolean;
  onSaid: (said: string) => void;
  beside: ReactNode;
};

/**
 * The acts that are possible on exactly the text on screen: the hash goes along. The next button
 * appears in the place of the one just pressed, hence FreshButton.
 */
export function Acts({ work, isSound = true, onSaid, beside }: Props) {
  const { t } = useTranslation("desk");
  const may = useMay();
  const whyNot = useWhyNot();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const { id, hash, state, live, twoEyes, mine } = work;
  const isPage = work.kind === "letter" || work.kind === "publication";

  async function act(name: keyof typeof actNames): Promise<void> {
    setBusy(true);
    onSaid("");
    const answer = await askDesk(actNames[name], { id, hash });
    setBusy(false);
    setAsking(false);
    if (answer.kind !== "done") return onSaid(whyNot(answer));
    const isOffSite = name === "withdraw" && isPage;
    const isOffered = name === "publish" && work.kind === "standard-answer";
    if (isOffSite) onSaid(t("approvals.said.withdrawLetter"));
    else onSaid(t(isOffered ? "approvals.said.publishAnswer" : `approvals.said.${name}`));
    refreshDesk();
  }

  const also = { page: "pages.write", publication: "publications.write" } as const;
  const mayWrite =
    may("approvals.write") && (!(work.kind in also) || may(also[work.kind as keyof typeof also]));
  const canApprove = isSound && state === "submitted" && !mine && may("approvals.give");
  const isPublishable = isSound && (state === "approved" || (!twoEyes && state !== "live"));
  return (
    <>
      {state === "submitted" && mine && may("approvals.give") && (
        <p className="approvals-own">{t("approvals.own")}</p>
      )}
      <p className="button-row approvals-acts">
        {isSound && state === "draft" && twoEyes && mayWrite && (
          <FreshButton question={state} pending={busy} onClick={() => act("submit")}>
            {t("approvals.submit")}
          </FreshButton>
        )}
        {canApprove && (
          <FreshButton question={state} pending={busy} onClick={() => act("give")}>
            {t("approvals.approve")}
          </FreshButton>
        )}
        {isPublishable && mayWrite && (
          <FreshButton question={state} pending={busy} onClick={() => act("publish")}>
            {t("approvals.publish")}
          </FreshButton>
        )}
        {live !== null && mayWrite && !asking && (
          <FreshButton
            question={state}
            variant="quiet"
            pending={busy}
            onClick={() => setAsking(true)}
          >
            {t("approvals.withdraw")}
          </FreshButton>
        )}
        {asking && (
          <>
            <FreshButton variant="secondary" pending={busy} onClick={() => act("withdraw")}>
              {t(isPage ? "approvals.withdrawLetter" : "approvals.withdrawText")}
            </FreshButton>
            <FreshButton variant="quiet" onClick={() => setAsking(false)}>
              {t("leave")}
            </FreshButton>
          </>
        )}
        {beside}
      </p>
      {state === "submitted" && !mine && may("approvals.give") && (
        <WithReason kind="sendBack" work={work} onSaid={onSaid} />
      )}
    </>
  );
}
