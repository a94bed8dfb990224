import { formatDate } from "#app/i18n/format.ts";
import { formatCents, formatMoney } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import type { FundAccount } from "#core/acts/space.ts";
import { PaperHead } from "../paper/paper-head.tsx";
import { printPart } from "../paper/print-part.ts";
import { CsvButton } from "./csv-button.tsx";
import { type Column, type Sheet, statementOf } from "./statement-of.ts";
import { noteWords, statementHead, statementRows } from "./statement-rows.ts";

const bounds: readonly string[] = ["beginning", "ending", "unfundedBeginning", "unfundedEnding"];
const parts: readonly string[] = ["managementFeesGross", "managementFeeOffsets", "recallableLeft"];

type Props = { fund: FundAccount; entity: string };

/** Value, carried interest and what may be called, by quarter, by year and since inception. */
export function StatementOfPeriod({ fund, entity }: Props) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const words = useStatementWords();
  const { values: asked, change: choose } = useAddressState(["on", "span"]);
  const days = fund.valuations.map(({ on }) => on).toReversed();
  const on = days.find((day) => day === asked.on) ?? days[0];
  const sheet = on && statementOf(fund, on);
  if (!sheet || sheet.columns.length === 0) {
    return <p className="space-empty">{t("fundPage.statement.none")}</p>;
  }
  const chosen =
    sheet.columns.find(({ statement }) => statement.span === asked.span) ?? sheet.columns[0];
  return (
    <div className="paper">
      <PaperHead
        title={t("paper.statement")}
        facts={[
          [t("paper.investor"), entity],
          [t("paper.fundName"), fund.legalName ?? fund.name],
          [
            t("paper.commitment"),
            formatMoney(sheet.columns[0]?.statement.committed ?? "", fund.currency, language),
          ],
          [t("paper.day"), formatDate(on, language)],
        ]}
      />
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
        {/* On a telephone there is room for one of the periods. */}
        {sheet.columns.length > 1 && (
          <div className="statement-span">
            <Select
              id="statement-span"
              label={t("fundPage.statement.span")}
              required
              value={chosen?.statement.span}
              onChange={({ currentTarget }) => choose({ span: currentTarget.value })}
            >
              {sheet.columns.map((column) => (
                <option key={column.statement.span} value={column.statement.span}>
                  {words.titleOf(column) || words.daysOf(column)}
                </option>
              ))}
            </Select>
          </div>
        )}
      </div>
      <StatementTable fund={fund} on={on} sheet={sheet} chosen={chosen} />
      <p className="statement-ways">
        <Button variant="secondary" onClick={({ currentTarget }) => printPart(currentTarget)}>
          {t("fundPage.statement.print")}
        </Button>
        <CsvButton
          fund={fund}
          entity={entity}
          of={t("fundPage.statement.title")}
          name={[t("fundPage.statement.file"), on]}
          head={statementHead({ t, language })}
          rows={statementRows(fund, on, { t, language })}
          excel
        />
      </p>
    </div>
  );
}

type TableProps = {
  fund: FundAccount;
  on: string;
  sheet: Sheet;
  chosen: Column | undefined;
};

function StatementTable({ fund, on, sheet, chosen }: TableProps) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const words = useStatementWords();
  const { columns, groups, notes } = sheet;
  const other = (column: Column | undefined) => column !== chosen || undefined;
  return (
    <div className="statement">
      <table>
        <caption>
          {t("fundPage.statement.at", { day: formatDate(on, language) })}{" "}
          {t("fundPage.statement.amounts", { currency: fund.currency })}.
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t("fundPage.statement.line")}</span>
            </th>
            {columns.map((column) => (
              <th key={column.statement.span} scope="col" data-other={other(column)}>
                {words.titleOf(column) && <strong>{words.titleOf(column)}</strong>}
                <span>{words.daysOf(column)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name: group, rows }) => (
          <tbody key={group}>
            <tr className="statement-group">
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {t(`fundPage.statement.groups.${group}`)}
              </th>
            </tr>
            {rows.map(({ name, cells }) => (
              <tr
                key={name}
                data-bound={bounds.includes(name) || undefined}
                data-part={parts.includes(name) || undefined}
              >
                <th scope="row">{t(`fundPage.statement.rows.${name}`)}</th>
                {cells.map(({ amount, note }, place) => (
                  <td key={columns[place]?.statement.span} data-other={other(columns[place])}>
                    {amount === null ? (
                      <i>{t("fundPage.statement.notGiven")}</i>
                    ) : (
                      formatCents(amount, language, fund.currency)
                    )}
                    {note !== null && <sup>{note}</sup>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <Recallable fund={fund} on={on} />
      {notes.length > 0 && (
        <ol className="statement-notes">
          {notes.map((note) => (
            <li key={JSON.stringify(note)}>{noteWords(note, { t, language })}</li>
          ))}
        </ol>
      )}
      <p className="statement-footnote">{t("fundPage.statement.footnote")}</p>
    </div>
  );
}

/** Distributions that may be called again, by the day until which they may. */
function Recallable({ fund, on }: { fund: FundAccount; on: string }) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const until = fund.statements.find((one) => one.on === on)?.recallableUntil ?? [];
  if (until.length === 0) return null;
  return (
    <div className="statement-recallable">
      <p>{t("fundPage.statement.recallable.title")}</p>
      <ul>
        {until.map(({ until: day, amount }) => {
          const money = formatMoney(amount, fund.currency, language);
          if (!day) {
            return <li key="">{t("fundPage.statement.recallable.noDay", { amount: money })}</li>;
          }
          const how = day < on ? "passed" : "until";
          return (
            <li key={day}>
              {t(`fundPage.statement.recallable.${how}`, {
                amount: money,
                day: formatDate(day, language),
              })}
            </li>
          );
        })}
      </ul>
      <p>{t("fundPage.statement.recallable.bound")}</p>
    </div>
  );
}

function useStatementWords() {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  function titleOf({ names }: Column): string {
    return names.map((name) => t(`fundPage.statement.spans.${name}`)).join(", ");
  }
  function daysOf({ from, statement }: Column): string {
    // A day stays on one line.
    const dayOf = (day: string) => formatDate(day, language).replaceAll(" ", "\u00a0");
    const last = dayOf(statement.on);
    if (from === null) return t("fundPage.statement.upTo", { last });
    return t("fundPage.statement.period", { day: dayOf(from), last });
  }
  return { titleOf, daysOf };
}
