import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { ImpactExpression } from "./expressions.tsx";
import { Inline, Quantity } from "./quantities.tsx";

const symbols = [
  ["I", "impact"],
  ["R", "result"],
  ["S", "without"],
] as const;

/** The whole method in one line, as large as the page allows. */
export function Principle() {
  const { t } = useTranslation("impact-measurement-methodology");
  return (
    <section className="method-principle" aria-labelledby="principle-title">
      <h2 id="principle-title">{t("principle.title")}</h2>
      <div className="principle-formula">
        <ImpactExpression />
      </div>
      <dl>
        {symbols.map(([symbol, key]) => (
          <div key={symbol}>
            <dt>
              <Inline>
                <Quantity name={symbol} />
              </Inline>
            </dt>
            <dd>
              <Terms>{t(`principle.${key}`)}</Terms>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Terms>{t("principle.text")}</Terms>
      </p>
    </section>
  );
}
