import { useTranslation } from "#app/i18n/use-translation.tsx";
import { isSame } from "./entries.ts";
import type { RecordValue } from "./record-fields.ts";

type Props = { stands: RecordValue | null; now: RecordValue | null };

/** Whether a record is added, changed or taken off by this change. */
export function ActState({ stands, now }: Props) {
  const { t } = useTranslation("desk");
  if (isSame(stands, now)) {
    return stands === null ? <p className="desk-soft">{t("pages.records.offSite")}</p> : null;
  }
  const kind = stands === null ? "added" : now === null ? "removed" : "changed";
  return <p className="approvals-state is-submitted">{t(`pages.records.${kind}`)}</p>;
}
