import { formatDate } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { policyDates, policyVersion } from "#content/investment-policy.ts";

/** The date and version of the policy, before its text. */
export function Edition() {
  const { t } = useTranslation("sustainable-investment-policy");
  const language = useLanguage();
  const { inForce } = usePageData("sustainable-investment-policy");
  return (
    <>
      <dl className="policy-edition">
        <div>
          <dt>{t("edition.edition.term")}</dt>
          <dd>
            {t("edition.edition.text", {
              version: policyVersion,
              date: formatDate(policyDates.revised, language),
            })}
          </dd>
        </div>
        <div>
          <dt>{t("edition.published")}</dt>
          <dd>
            <time dateTime={policyDates.published}>
              {formatDate(policyDates.published, language)}
            </time>
          </dd>
        </div>
        <div>
          <dt>{t("edition.existing")}</dt>
          <dd>
            <time dateTime={policyDates.existingMandates}>
              {formatDate(policyDates.existingMandates, language)}
            </time>
          </dd>
        </div>
        <div>
          <dt>{t("edition.review")}</dt>
          <dd>{policyDates.reviewedBy}</dd>
        </div>
      </dl>
      <p className="policy-note">
        {t("edition.note", {
          version: policyVersion,
          inForce: inForce.version,
          since: formatDate(inForce.from, language),
        })}{" "}
        <LocalisedLink to="publication" slug="sustainable-investment-policy" className="link">
          {t("edition.full")}
        </LocalisedLink>
      </p>
    </>
  );
}
