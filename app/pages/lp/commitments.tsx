import { useTranslation } from "react-i18next";
import { Figure } from "#app/components/ui/figure.tsx";
import type { Commitment, Fund } from "#app/features/account/overview.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { CommitmentRow } from "./commitment-row.tsx";
import { CommitmentTable } from "./commitment-table.tsx";
import { holdingsOf, longestOf, totalsOf } from "./holdings.ts";
import { Totals } from "./totals.tsx";

type Props = { commitments: readonly Commitment[]; funds: readonly Fund[] };

/** Each fund's commitment as a ribbon engraved for that fund, with its amounts and their table. */
export function Commitments({ commitments, funds }: Props) {
  const { t } = useTranslation("lp");
  const language = useLanguage();
  const holdings = holdingsOf(commitments, funds);
  if (holdings.length === 0) return <p>{t("commitments.none")}</p>;
  const totals = totalsOf(holdings);
  const days = [...new Set(holdings.map(({ asOf }) => asOf))].sort();
  const asOf = days.map((day) => formatDate(day, language));
  return (
    <Figure
      number={1}
      caption={
        <>
          <span className="figure-title">{t("commitments.caption")}</span> {t("commitments.key")}{" "}
          {t("commitments.asOf", { day: asOf.at(-1) })}
        </>
      }
      data={<CommitmentTable holdings={holdings} totals={totals} />}
    >
      <ul className="commitments">
        {holdings.map((holding, index) => (
          <CommitmentRow
            key={holding.fund.id}
            holding={holding}
            longest={longestOf(holdings, holding.fund.currency)}
            position={index}
          />
        ))}
      </ul>
      <Totals totals={totals} />
    </Figure>
  );
}
