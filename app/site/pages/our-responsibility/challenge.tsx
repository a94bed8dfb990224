import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Terms } from "#app/terms/terms.tsx";

const ways = [
  ["ask", "contact"],
  ["alert", "whistleblowing"],
  ["read", "impact-measurement-methodology"],
] as const;

export function Challenge() {
  const { t } = useTranslation("our-responsibility");
  return (
    <section className="challenge night-ground" aria-labelledby="challenge-title">
      <div className="challenge-opening">
        <h2 id="challenge-title">{t("challenge.title")}</h2>
        <p>
          <Terms>{t("challenge.lede")}</Terms>
        </p>
      </div>
      <ul>
        {ways.map(([way, page]) => (
          <li key={way}>
            <h3>{t(`challenge.items.${way}.title`)}</h3>
            <p>
              <Terms>{t(`challenge.items.${way}.text`)}</Terms>
            </p>
            <LocalisedLink to={page} className="link">
              {t(`challenge.items.${way}.action`)}
            </LocalisedLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
