import { formatDecimal, formatNumber, formatPart } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { avoidedBy, clientsPart, heatPumps } from "#content/worked-example.ts";
import { stepsOf } from "./example-steps.tsx";

const steps = ["saving", "average", "marginal", "uncertainty", "interval", "part"] as const;
const { factors, homes, uncertainty, capital, cost } = heatPumps;

/** The calculation, line by line, so that one can check it. */
export function Example() {
  const { t } = useTranslation("impact-measurement-methodology");
  const language = useLanguage();
  const number = (value: number) => formatNumber(Math.round(value), language);
  const hundreds = (value: number) => number(Math.round(value / 100) * 100);
  const high = avoidedBy(heatPumps, factors.averagePower);
  const low = avoidedBy(heatPumps, factors.marginalPower);
  const facts = {
    metered: number(homes.metered),
    multiplied: number(homes.multiplied),
    gas: formatDecimal(factors.gas, 3, language),
    average: formatDecimal(factors.averagePower, 2, language),
    marginal: formatDecimal(factors.marginalPower, 2, language),
    meteredError: formatPart(uncertainty.metered, language),
    multipliedError: formatPart(uncertainty.multiplied, language),
    capital: number(capital),
    cost: number(cost),
    low: number(low * clientsPart(heatPumps)),
    high: number(high * clientsPart(heatPumps)),
    wholeLow: hundreds(low),
    wholeHigh: hundreds(high),
  };
  const written = stepsOf(language, t("example.either"));
  const unit = { saving: "", uncertainty: "" } as Partial<Record<(typeof steps)[number], string>>;
  return (
    <section className="worked-example" aria-labelledby="example-title">
      <div className="example-opening">
        <h2 id="example-title">{t("example.title")}</h2>
        <p>
          <Terms>{t("example.lede", facts)}</Terms>
        </p>
      </div>
      <ol className="example-sheet">
        {steps.map((step) => (
          <li key={step}>
            <div>
              <h3>{t(`example.steps.${step}.title`)}</h3>
              <p>
                <Terms>{t(`example.steps.${step}.text`, facts)}</Terms>
              </p>
            </div>
            <p className="example-line">
              {written[step]} <span>{unit[step] ?? t("example.unit")}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className="example-conclusion">{t("example.conclusion", facts)}</p>
    </section>
  );
}
