import { useTranslation } from "react-i18next";
import { formatMoney } from "#app/features/account/format-amounts.ts";
import { formatDate, formatPart } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { services } from "#core/services.ts";
import { FundRibbon } from "./fund-ribbon.tsx";
import { type Holding, partOf } from "./holdings.ts";

type Props = { holding: Holding; longest: number; position: number };

export function CommitmentRow({ holding, longest, position }: Props) {
  const { t } = useTranslation("lp");
  const language = useLanguage();
  const { fund, committed, asOf } = holding;
  const ink = services[position % services.length];
  return (
    <li className={`commitment ink-${ink}`}>
      <h3>
        {`${fund.name} `}
        <span>
          {t("vintage", { year: fund.vintage })}, {t("asOf", { day: formatDate(asOf, language) })}
        </span>
      </h3>
      <FundRibbon holding={holding} longest={longest} />
      <dl>
        {(["committed", "called", "distributed"] as const).map((amount) => (
          <div key={amount}>
            <dt>{t(`amounts.${amount}`)}</dt>
            <dd>
              {formatMoney(holding[amount], fund.currency, language)}
              {amount !== "committed" && (
                <span> {formatPart(partOf(holding[amount], committed), language)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
