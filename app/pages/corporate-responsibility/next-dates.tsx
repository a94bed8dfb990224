import { useTranslation } from "react-i18next";
import { Terms } from "#app/features/glossary/terms.tsx";
import { carbonTargets } from "#content/emissions.ts";

export function NextDates() {
  const { t } = useTranslation("corporate-responsibility");
  const items = t("next.items", { returnObjects: true, next: carbonTargets.next.tonnes });
  return (
    <section className="next-dates" aria-labelledby="next-title">
      <h2 id="next-title">{t("next.title")}</h2>
      <ol>
        {items.map(({ when, title, text }) => (
          <li key={when}>
            <p className="next-when">{when}</p>
            <h3>{title}</h3>
            <p>
              <Terms>{text}</Terms>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
