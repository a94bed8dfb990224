import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Change } from "#core/acts/bank.ts";
import { spaced } from "#core/iban.ts";
import { useMay } from "../../colleague.ts";
import { ActButton } from "../../kit/act-button.tsx";
import { Register } from "../../kit/register.tsx";
import { TelephoneCalls } from "./change.tsx";

type Props = { changes: readonly Change[]; tell: (text: string) => void };

/**
 * Earlier changes. One that a telephone call did not confirm is shown as an alarm until somebody
 * has closed it.
 */
export function PastChanges({ changes, tell }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  if (changes.length === 0) return null;
  return (
    <>
      <h3 className="partner-part">{t("partners.bank.past.title")}</h3>
      {changes
        .filter(({ alarm }) => alarm)
        .map((change) => (
          <div key={change.id} className="partner-alarm">
            <p>{t("partners.bank.past.alarm")}</p>
            <TelephoneCalls calls={change.calls} />
            {change.reason && <p>{change.reason}</p>}
            {may("bank.alarm") && !change.own && (
              <p className="partner-acts">
                <ActButton
                  act="bank.close-alarm"
                  fields={{ id: change.id }}
                  label={t("partners.bank.past.close")}
                  sure={t("partners.bank.past.closeSure")}
                  onDone={() => tell(t("partners.bank.past.closed"))}
                />
              </p>
            )}
          </div>
        ))}
      <Register
        caption={t("partners.bank.past.title")}
        rows={changes}
        keyOf={({ id }) => id}
        empty=""
        columns={[
          {
            id: "iban",
            label: t("partners.bank.iban"),
            long: true,
            cell: ({ iban, holder }) => (
              <>
                {spaced(iban)}
                <span className="partner-day">{holder}</span>
              </>
            ),
          },
          {
            id: "outcome",
            label: t("partners.bank.past.outcome"),
            cell: ({ outcome, settledAt }) =>
              outcome && (
                <>
                  <span className="partner-mark" data-state={outcome}>
                    {t(`partners.bank.past.outcomes.${outcome}`)}
                  </span>
                  {settledAt && (
                    <span className="partner-day">{formatDay(settledAt, language)}</span>
                  )}
                </>
              ),
          },
          {
            id: "by",
            label: t("partners.bank.past.by"),
            cell: ({ by, at }) => (
              <>
                {by}
                <span className="partner-day">{formatDay(at, language)}</span>
              </>
            ),
          },
          {
            id: "calls",
            label: t("partners.bank.past.calls"),
            cell: ({ calls }) => calls.map(({ by }) => by).join(", "),
          },
        ]}
      />
    </>
  );
}
