import { formatDate } from "#app/i18n/format.ts";
import { formatCents } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { FundAccount, FundLine } from "#core/acts/space.ts";
import type { Cell } from "#core/csv.ts";
import { fold } from "#core/fold.ts";
import { CsvButton } from "./csv-button.tsx";

const columns = [
  "date",
  "operation",
  "purpose",
  "noticed",
  "amount",
  "effect",
  "unfunded",
] as const;

/** Every line of the account, newest first, with what may still be called after it. */
export function Lines({ fund, entity }: { fund: FundAccount; entity: string }) {
  const { t } = useTranslation("partners");
  if (fund.lines.length === 0) return <p className="space-empty">{t("fundPage.lines.none")}</p>;
  const label = (column: (typeof columns)[number]) => t(`fundPage.lines.${column}`);
  const numeric = (column: string) => ["amount", "effect", "unfunded"].includes(column);
  return (
    <>
      <div className="lines">
        <table>
          <caption>
            {t("fundPage.lines.caption")}.{" "}
            {t("fundPage.statement.amounts", { currency: fund.currency })}
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" data-numeric={numeric(column) || undefined}>
                  {label(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fund.lines.toReversed().map((line) => (
              <Line
                key={line.id}
                {...{ line, label }}
                today={fund.today}
                currency={fund.currency}
              />
            ))}
          </tbody>
        </table>
      </div>
      <CsvButton
        fund={fund}
        entity={entity}
        of={t("fundPage.lines.title")}
        name={[t("fundPage.lines.file"), fund.today]}
        head={[...columns.map(label), t("fundPage.lines.recallableUntil")]}
        rows={fund.lines
          .toReversed()
          .map((line): readonly Cell[] => [
            line.on,
            operationOf(t(`fundPage.lines.kind.${line.kind}`), line.reference),
            line.purpose,
            line.noticedOn,
            { decimal: line.amount },
            { decimal: line.effect },
            { decimal: line.unfunded },
            line.recallableUntil,
          ])}
      />
    </>
  );
}

type Props = {
  line: FundLine;
  today: string;
  currency: string;
  label: (column: (typeof columns)[number]) => string;
};

function Line({ line, today, currency, label }: Props) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const { kind, reference, purpose, noticedOn, opening, recallableUntil } = line;
  const toCome = line.on > today;
  const operation = operationOf(t(`fundPage.lines.kind.${kind}`), opening ? "" : reference);
  return (
    <tr data-kind={kind} data-to-come={toCome || undefined}>
      <th scope="row">
        <time dateTime={line.on}>{formatDate(line.on, language)}</time>
        {toCome && <span className="line-mark">{t("fundPage.lines.toCome")}</span>}
      </th>
      <td data-label={label("operation")}>{operation}</td>
      <td data-label={label("purpose")}>
        {opening ? t("fundPage.lines.openingLine") : purpose}
        {recallableUntil && (
          <span className="line-until">
            {t(`fundPage.lines.${kind === "adjustment" ? "expired" : "recallable"}`, {
              day: formatDate(recallableUntil, language),
            })}
          </span>
        )}
      </td>
      <td data-label={label("noticed")}>{noticedOn && formatDate(noticedOn, language)}</td>
      <td data-label={label("amount")} data-numeric>
        {kind === "adjustment" ? "" : formatCents(line.amount, language, currency)}
      </td>
      <td data-label={label("effect")} data-numeric>
        {signed(formatCents(line.effect, language, currency))}
      </td>
      <td data-label={label("unfunded")} data-numeric>
        {formatCents(line.unfunded, language, currency)}
      </td>
    </tr>
  );
}

/**
 * Kind and reference: “Call, notice 4”; the reference alone where it begins with the kind: “Call
 * 4”.
 */
function operationOf(kind: string, reference: string): string {
  if (fold(reference).startsWith(fold(kind))) return reference;
  return [kind, reference].filter(Boolean).join(", ");
}

function signed(amount: string): string {
  return /^[^−]*[1-9]/.test(amount) ? `+${amount}` : amount;
}
