import { RecordTable } from "#app/components/legal/record-table.tsx";
import { formatPeriod } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type Processing, processings } from "#content/processing.ts";

const columns = ["purpose", "basis", "data", "recipients", "retention", "transfer"] as const;

/** The register of processing, one row each. */
export function Register() {
  const { t } = useTranslation("privacy");
  const language = useLanguage();
  const kept = ({ period, from }: Processing["retention"][number]) => {
    const length =
      typeof period === "string" ? t(`register.${period}`) : formatPeriod(period, language);
    return `${length} ${from[language]}`;
  };
  const [first, ...others] = columns.map((column) => t(`register.columns.${column}`));
  const rows = processings.map((processing: Processing) => ({
    id: processing.id,
    header: processing.purpose[language],
    cells: [
      <Pair
        key="basis"
        first={t(`register.bases.${processing.basis}`)}
        second={processing.ground[language]}
      />,
      <Pair key="data" first={processing.data[language]} second={processing.required[language]} />,
      processing.recipients[language],
      <ul key="retention">
        {processing.retention.map((part) => (
          <li key={part.from.en}>{kept(part)}</li>
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
