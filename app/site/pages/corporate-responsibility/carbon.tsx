import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { PullQuote } from "#app/ui/pull-quote.tsx";
import { Section } from "#app/ui/section.tsx";
import { carbonTargets, tonnesMissed } from "#content/emissions.ts";

const target = carbonTargets.first.tonnes;

export function Carbon() {
  const { t } = useTranslation("corporate-responsibility");
  return (
    <Section
      numeral="III"
      title={t("carbon.title")}
      aside={
        <p>
          <Terms>{t("carbon.aside")}</Terms>
        </p>
      }
    >
      <div className="carbon-story">
        <Prose paragraphs={t("carbon.paragraphs", { returnObjects: true })} />
        <PullQuote>{t("quote", { measured: target + tonnesMissed, target })}</PullQuote>
      </div>
      <p className="section-link">
        <LocalisedLink to="climate-action-framework" className="link">
          {t("carbon.link")}
        </LocalisedLink>
      </p>
    </Section>
  );
}
