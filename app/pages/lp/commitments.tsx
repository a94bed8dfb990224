import { useTranslation } from "react-i18next";
import { Figure } from "#app/components/ui/figure.tsx";
import type { Commitment, Fund } from "#app/features/account/overview.ts";
import { CommitmentRow } from "./commitment-row.tsx";
import { CommitmentTable } from "./commitment-table.tsx";
import { holdingsOf, longestOf, totalsOf } from "./holdings.ts";
import { Totals } from "./totals.tsx";

type Props = { commitments: readonly Commitment[]; funds: readonly Fund[] };

/** Each fund's commitment as a ribbon engraved for that fund, with its amounts and their table. */
export function Commitments({ commitments, funds }: Props) {
  const { t } = useTranslation("lp");
  const holdings = holdingsOf(commitments, funds);
  if (holdings.length === 0) return <p>{t("commitments.none")}</p>;
  const totals = totalsOf(holdings);
  return (
    <Figure
      number={1}
      caption={
        <>
          <span className="figure-title">{t("commitments.caption")}</span> {t("commitments.key")}
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
