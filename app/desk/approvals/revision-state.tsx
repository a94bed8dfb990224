import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Seal } from "./seal.tsx";
import { approvalOf } from "./work.ts";

type Props = {
  work: Parameters<typeof approvalOf>[0] & { twoEyes: boolean; state: string; hash: string };
  /** The state in words. */
  label: string;
};

/** How far the newest revision of a work is, with its seal once it is approved. */
export function RevisionState({ work, label }: Props) {
  const { t } = useTranslation("desk");
  const { twoEyes, state, number, hash } = work;
  const approval = approvalOf(work);
  return (
    <>
      {!twoEyes && <p className="approvals-off">{t("approvals.off")}</p>}
      <div className="approvals-certificate">
        {approval && <Seal hash={approval.hash} />}
        <p>
          <span className={`approvals-state is-${state}`}>{label}</span>
          <span className="desk-soft">
            {`${t("approvals.revision", { number })}, ${hash.slice(0, 12)}`}
          </span>
        </p>
      </div>
    </>
  );
}
