import { formatNumber, formatPart } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import {
  type Commitment,
  commitments,
  community,
  diversity,
  screening,
} from "#content/commitments.ts";
import { measuredEmissions } from "#content/emissions.ts";

const { older } = screening;
const tonnesIn = (year: number) =>
  measuredEmissions.find((measured) => measured.year === year)?.value ?? 0;

type CommitmentValues = { before: number; now: number; share: boolean };
const commitmentValues: Record<Commitment, CommitmentValues> = {
  "esg-integration": {
    before: Math.round((older.screened2024 / older.all) * 100) / 100,
    now: Math.round((older.screened2025 / older.all) * 100) / 100,
    share: true,
  },
  "gender-diversity": {
    before: diversity.senior.end2024,
    now: diversity.senior.end2025,
    share: true,
  },
  "carbon-reduction": { before: tonnesIn(2024), now: tonnesIn(2025), share: false },
  "community-investment": {
    before: community.share.end2024,
    now: community.share.end2025,
    share: true,
  },
};

/** All commitments at a glance, in large type. */
export function Ledger() {
  const { t } = useTranslation("corporate-responsibility");
  const language = useLanguage();
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
          {commitments.map((commitment) => {
            const { before, now, share } = commitmentValues[commitment];
            const written = (value: number) =>
              share ? formatPart(value, language) : formatNumber(value, language);
            return (
              <tr key={commitment}>
                <th scope="row">{t(`ledger.rows.${commitment}.title`)}</th>
                <td className="ledger-measure">{t(`ledger.rows.${commitment}.measure`)}</td>
                <td className="ledger-before" data-label={t("ledger.before")}>
                  {written(before)}
                </td>
                <td className="ledger-now" data-label={t("ledger.now")}>
                  {written(now)}
                </td>
                <td className="ledger-target" data-label={t("ledger.target")}>
                  {t(`ledger.rows.${commitment}.target`)}
                </td>
                <td className="ledger-verdict">{t(`ledger.rows.${commitment}.verdict`)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
