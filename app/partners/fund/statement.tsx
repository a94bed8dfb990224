import { formatDate } from "#app/i18n/format.ts";
import { formatCents } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import { Wordmark } from "#app/ui/wordmark.tsx";
import type { FundAccount, Statement } from "#core/acts/space.ts";
import { CsvButton } from "./csv-button.tsx";
import { spans } from "./load-fund.ts";

const changes = [
  "contributions",
  "distributions",
  "managementFees",
  "expenses",
  "income",
  "realised",
  "unrealised",
  "carry",
  "other",
] as const;
const value = ["beginning", ...changes, "ending"] as const;
const toCall = ["unfundedBeginning", "called", "restored", "adjusted", "unfundedEnding"] as const;
const bounds: readonly string[] = ["beginning", "ending", "unfundedBeginning", "unfundedEnding"];

type Props = { fund: FundAccount; entity: string };

/**
 * The value at the beginning of a period, the changes, and the value at its end. One sheet on
 * paper.
 */
export function StatementOfPeriod({ fund, entity }: Props) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const { values: asked, change: choose } = useAddressState(["on", "span"]);
  const days = fund.valuations.map(({ on }) => on).toReversed();
  const on = days.find((day) => day === asked.on) ?? days[0];
  const span = spans.find((name) => name === asked.span) ?? "quarter";
  const statement = fund.statements.find((one) => one.on === on && one.span === span);
  if (!statement) return <p className="space-empty">{t("fundPage.statement.none")}</p>;
  const rows = [...value, ...toCall].flatMap((name) =>
    statement[name] === null ? [] : [{ name, amount: statement[name] }],
  );
  return (
    <>
      <div className="statement-choice">
        <Select
          id="statement-on"
          label={t("fundPage.statement.on")}
          required
          value={on}
          onChange={({ currentTarget }) => choose({ on: currentTarget.value })}
        >
          {days.map((day) => (
            <option key={day} value={day}>
              {formatDate(day, language)}
            </option>
          ))}
        </Select>
        <Select
          id="statement-span"
          label={t("fundPage.statement.span")}
          required
          value={span}
          onChange={({ currentTarget }) => choose({ span: currentTarget.value })}
        >
          {spans.map((name) => (
            <option key={name} value={name}>
              {t(`fundPage.statement.spans.${name}`)}
            </option>
          ))}
        </Select>
      </div>
      <Sheet {...{ fund, entity, statement, rows }} />
      <p className="statement-ways">
        <Button variant="secondary" onClick={() => window.print()}>
          {t("fundPage.statement.print")}
        </Button>
        <CsvButton
          fund={fund}
          entity={entity}
          of={t("fundPage.statement.title")}
          name={[t("fundPage.statement.file"), span, statement.on]}
          head={[
            t("fundPage.statement.from"),
            t("fundPage.statement.to"),
            t("fundPage.statement.line"),
            t("fundPage.lines.amount"),
          ]}
          rows={rows.map(({ name, amount }) => [
            statement.after,
            statement.on,
            t(`fundPage.statement.rows.${name}`),
            { decimal: amount },
          ])}
        />
      </p>
    </>
  );
}

type Row = { name: (typeof value)[number] | (typeof toCall)[number]; amount: string };
type SheetProps = Props & { statement: Statement; rows: readonly Row[] };

function Sheet({ fund, entity, statement, rows }: SheetProps) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const period = {
    day: statement.after && formatDate(statement.after, language),
    last: formatDate(statement.on, language),
  };
  return (
    <div className="statement">
      <header className="statement-head">
        <p className="statement-mark">
          <Wordmark />
        </p>
        <p className="statement-title">{t("fundPage.statement.heading")}</p>
        <dl>
          <div>
            <dt>{t("fundPage.statement.entity")}</dt>
            <dd>{entity}</dd>
          </div>
          <div>
            <dt>{t("fundPage.statement.fund")}</dt>
            <dd>{fund.legalName ?? fund.name}</dd>
          </div>
        </dl>
      </header>
      <table>
        <caption>
          {t(
            statement.after ? "fundPage.statement.period" : "fundPage.statement.periodFirst",
            period,
          )}
          . {t("fundPage.statement.amounts", { currency: fund.currency })}.
        </caption>
        <tbody>
          {rows.map(({ name, amount }) => (
            <tr key={name} data-bound={bounds.includes(name) || undefined}>
              <th scope="row">{t(`fundPage.statement.rows.${name}`)}</th>
              <td>{formatCents(amount, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="statement-footnote">{t("fundPage.statement.footnote")}</p>
    </div>
  );
}
