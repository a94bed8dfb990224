import { useTranslation } from "react-i18next";
import { Section } from "#app/components/ui/section.tsx";

export function Terms() {
  const { t } = useTranslation("careers");
  return (
    <Section title={t("terms.title")} aside={<p>{t("terms.lede")}</p>}>
      <dl className="careers-terms">
        {t("terms.items", { returnObjects: true }).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
