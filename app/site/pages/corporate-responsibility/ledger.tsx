import { formatNumber, formatPart } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { measuredEmissions } from "#content/emissions.ts";

const tonnesIn = (year: number) =>
  measuredEmissions.find((measured) => measured.year === year)?.value ?? 0;

function roundedPart(part: number, all: number): number {
  return Math.round((part / all) * 100) / 100;
}

/** All commitments at a glance, in large type. */
export function Ledger() {
  const { t } = useTranslation("corporate-responsibility");
  const language = useLanguage();
  const { integration, diversity, community } = usePageData("corporate-responsibility");
  const { all, before, now } = integration.older;
  const inPercent = (part: number) => formatPart(part, language);
  const inTonnes = (year: number) => formatNumber(tonnesIn(year), language);
  const rows = [
    ["esg-integration", inPercent(roundedPart(before, all)), inPercent(roundedPart(now, all))],
    ["gender-diversity", inPercent(diversity.senior.before), inPercent(diversity.senior.now)],
    ["carbon-reduction", inTonnes(2024), inTonnes(2025)],
    ["community-investment", inPercent(community.share.before), inPercent(community.share.now)],
  ] as const;
  return (
    <section className="commitments-ledger night-ground" aria-labelledby="ledger-title">
      <h2 id="ledger-title">{t("ledger.title")}</h2>
      <table>
        <caption>{t("ledger.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("ledger.commitment")}</th>
            <th scope="col">{t("ledger.measure")}</th>
            <th scope="col">{t("ledger.before")}</th>
            <th scope="col">{t("ledger.now")}</th>
            <th scope="col">{t("ledger.target")}</th>
            <th scope="col">{t("ledger.verdict")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([commitment, before, now]) => (
            <tr key={commitment}>
              <th scope="row">{t(`ledger.rows.${commitment}.title`)}</th>
              <td className="ledger-measure">{t(`ledger.rows.${commitment}.measure`)}</td>
              <td className="ledger-before" data-label={t("ledger.before")}>
                {before}
              </td>
              <td className="ledger-now" data-label={t("ledger.now")}>
                {now}
              </td>
              <td className="ledger-target" data-label={t("ledger.target")}>
                {t(`ledger.rows.${commitment}.target`)}
              </td>
              <td className="ledger-verdict">{t(`ledger.rows.${commitment}.verdict`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
