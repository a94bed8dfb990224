import { useState } from "react";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Approval, Revision } from "#core/acts/approvals.ts";
import { useMay } from "../colleague.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { Register } from "../kit/register.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import type { Work } from "./work.ts";

type Line = { id: string; at: string; who: string } & (
  | { revision: Revision; approval?: never }
  | { approval: Approval; revision?: never }
);

type Props = { work: Pick<Work, "revisions" | "approvals">; onSaid: (said: string) => void };

/** Who wrote, approved and reviewed what, and when; newest first. */
export function History({ work, onSaid }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <>
      <h2>{t("approvals.history")}</h2>
      <Register
        caption={t("approvals.history")}
        rows={linesOf(work)}
        keyOf={({ id }) => id}
        empty=""
        columns={[
          {
            id: "what",
            label: t("approvals.what"),
            cell: ({ revision, approval }) =>
              revision ? (
                <>
                  {t("approvals.revision", { number: revision.number })}
                  <p className="desk-soft">{revision.hash.slice(0, 12)}</p>
                </>
              ) : (
                <ApprovalLine approval={approval} onSaid={onSaid} />
              ),
          },
          { id: "who", label: t("approvals.who"), cell: ({ who }) => who },
          {
            id: "when",
            label: t("approvals.when"),
            figures: true,
            cell: ({ at }) => formatMoment(at, language),
          },
        ]}
      />
    </>
  );
}

function linesOf({ revisions, approvals }: Props["work"]): Line[] {
  const lines: Line[] = [
    ...revisions.map((revision) => ({
      id: `r${revision.number}`,
      at: revision.madeAt,
      who: revision.author,
      revision,
    })),
    ...approvals.map((approval) => ({
      id: approval.id,
      at: approval.at,
      who: approval.approver,
      approval,
    })),
  ];
  return lines.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function ApprovalLine({
  approval,
  onSaid,
}: {
  approval: Approval;
  onSaid: (said: string) => void;
}) {
  const { t } = useTranslation("desk");
  const may = useMay();
  const whyNot = useWhyNot();
  const [busy, setBusy] = useState(false);
  const { id, lane, reason, revision, reviewer, voidedAt, mine } = approval;
  const number = t("approvals.revision", { number: revision });

  async function review(): Promise<void> {
    setBusy(true);
    onSaid("");
    const answer = await askDesk("approvals.review", { id });
    setBusy(false);
    if (answer.kind !== "done") return onSaid(whyNot(answer));
    onSaid(t("approvals.said.review"));
    refreshDesk();
  }

  if (lane === "sent-back") return `${number} · ${t("approvals.wasSentBack", { reason })}`;
  if (lane === "normal") {
    return (
      <span className={`approvals-state ${voidedAt ? "is-draft" : "is-approved"}`}>
        {`${number} · ${t(voidedAt ? "approvals.voided" : "approvals.certified")}`}
      </span>
    );
  }
  return (
    <>
      {`${number} · ${t("approvals.outNow", { reason })}`}
      <p>
        {reviewer ? (
          <span className="approvals-state is-approved">
            {t("approvals.reviewed", { name: reviewer })}
          </span>
        ) : (
          <span className="approvals-state is-owed">{t("approvals.owed")}</span>
        )}
      </p>
      {!reviewer && !mine && may("approvals.give") && (
        <Button variant="secondary" pending={busy} onClick={review}>
          {t("approvals.review")}
        </Button>
      )}
    </>
  );
}
