import { useTranslation } from "react-i18next";
import { Table } from "#app/components/ui/table.tsx";
import { formatMoney } from "#app/features/account/format-amounts.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Holding, Total } from "./holdings.ts";

type Props = { holdings: readonly Holding[]; totals: readonly Total[] };
type Amounts = Pick<Holding, "committed" | "called" | "distributed">;

export function CommitmentTable({ holdings, totals }: Props) {
  const { t } = useTranslation("lp");
  const language = useLanguage();
  const cells = ({ committed, called, distributed }: Amounts, currency: string) =>
    [committed, called, Math.max(0, committed - called), distributed].map((amount) =>
      formatMoney(amount, currency, language),
    );
  const amounts = ["committed", "called", "uncalled", "distributed"] as const;
  return (
    <Table
      caption={t("commitments.caption")}
      columns={[
        { label: t("fund") },
        ...amounts.map((amount) => ({ label: t(`amounts.${amount}`), numeric: true })),
        { label: t("amounts.asOf") },
      ]}
      rows={[
        ...holdings.map(
          (holding) =>
            [
              holding.fund.name,
              ...cells(holding, holding.fund.currency),
              formatDate(holding.asOf, language),
            ] as const,
        ),
        ...totals.map(
          (total) =>
            [
              t("total", { currency: total.currency }),
              ...cells(total, total.currency),
              "",
            ] as const,
        ),
      ]}
    />
  );
}
