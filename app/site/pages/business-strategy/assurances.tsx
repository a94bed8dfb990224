import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Section } from "#app/ui/section.tsx";

/** Five undertakings to a board, and how to reach the team. */
export function Assurances() {
  const { t } = useTranslation("business-strategy");
  return (
    <Section title={t("assurances.title")}>
      <dl className="strategy-assurances">
        {t("assurances.items", { returnObjects: true }).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="next-step-links">
        <LocalisedLink to="contact" suffix="?subject=company" className="button">
          {t("assurances.action")}
        </LocalisedLink>
        <LocalisedLink to="references" suffix="?service=business-strategy" className="link">
          {t("assurances.also")}
        </LocalisedLink>
      </p>
    </Section>
  );
}
