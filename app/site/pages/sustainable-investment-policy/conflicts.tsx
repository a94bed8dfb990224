import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Section } from "#app/ui/section.tsx";

export function Conflicts() {
  const { t } = useTranslation("sustainable-investment-policy");
  return (
    <Section
      title={t("conflicts.title")}
      aside={
        <p>
          <Terms>{t("conflicts.aside")}</Terms>
        </p>
      }
    >
      <dl className="policy-conflicts">
        {t("conflicts.rows", { returnObjects: true }).map(({ when, effect }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>
              <Terms>{effect}</Terms>
            </dd>
          </div>
        ))}
      </dl>
      <p className="policy-end">{t("conflicts.end")}</p>
    </Section>
  );
}
