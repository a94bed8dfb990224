import { formatEuros } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { feeOn } from "#content/fees.ts";
import { toolmakerOffers } from "#content/mandates.ts";

const { taken, highest } = toolmakerOffers;

/** The diary of a mandate, on a dark background: dates, and what happened. */
export function Diary() {
  const { t } = useTranslation("mergers-acquisitions");
  const language = useLanguage();
  const { fee } = usePageData("mergers-acquisitions");
  return (
    <section className="deal-diary" aria-labelledby="diary-title">
      <header>
        <p className="deal-place">{t("diary.place")}</p>
        <h2 id="diary-title">{t("diary.title")}</h2>
        <p>{t("diary.lede")}</p>
      </header>
      <dl>
        {t("diary.entries", { returnObjects: true }).map(({ date, text }) => (
          <div key={date}>
            <dt>{date}</dt>
            <dd>
              <Terms>{text}</Terms>
            </dd>
          </div>
        ))}
      </dl>
      <p className="deal-after">
        {t("diary.after", {
          difference: formatEuros(highest - taken, language),
          fee: formatEuros(feeOn(highest, fee) - feeOn(taken, fee), language),
        })}
      </p>
    </section>
  );
}
