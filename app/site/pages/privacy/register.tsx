import { formatPeriod } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { RecordTable } from "#app/site/legal/record-table.tsx";
import type { ProcessingRow } from "./data.ts";

const columns = ["purpose", "basis", "data", "recipients", "retention", "transfer"] as const;

/** The register of processing, one row each. */
export function Register() {
  const { t } = useTranslation("privacy");
  const language = useLanguage();
  const kept = ({ period, from }: ProcessingRow["retention"][number]) => {
    const length =
      typeof period === "string" ? t(`register.${period}`) : formatPeriod(period, language);
    return `${length} ${from}`;
  };
  const [first, ...others] = columns.map((column) => t(`register.columns.${column}`));
  const rows = usePageData("privacy").register.map((processing) => ({
    id: processing.id,
    header: processing.purpose,
    cells: [
      <Pair
        key="basis"
        first={t(`register.bases.${processing.basis}`)}
        second={processing.ground}
      />,
      <Pair key="data" first={processing.data} second={processing.required} />,
      processing.recipients,
      <ul key="retention">
        {processing.retention.map((part) => (
          <li key={part.from}>{kept(part)}</li>
        ))}
      </ul>,
      t(`register.transfers.${processing.transfer}`),
    ],
  }));
  return (
    <>
      <p>{t("register.text")}</p>
      <RecordTable
        className="processing"
        caption={t("register.caption")}
        columns={[first ?? "", ...others]}
        rows={rows}
      />
    </>
  );
}

function Pair({ first, second }: { first: string; second: string }) {
  return (
    <>
      <span>{first}</span>
      <small>{second}</small>
    </>
  );
}
