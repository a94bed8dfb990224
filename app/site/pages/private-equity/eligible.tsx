import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Section } from "#app/ui/section.tsx";

/** Who may invest: the end of the page. */
export function Eligible() {
  const { t } = useTranslation("private-equity");
  return (
    <Section title={t("eligible.title")}>
      <div className="prose">
        {t("eligible.text", { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>
            <Terms>{paragraph}</Terms>
          </p>
        ))}
      </div>
      <p className="next-step-links">
        <LocalisedLink to="contact" suffix="?subject=investor" className="button">
          {t("eligible.action")}
        </LocalisedLink>
        <LocalisedLink to="references" suffix="?service=private-equity" className="link">
          {t("eligible.also")}
        </LocalisedLink>
      </p>
    </Section>
  );
}
