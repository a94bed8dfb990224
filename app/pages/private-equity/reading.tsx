import { useTranslation } from "react-i18next";
import { Terms } from "#app/features/glossary/terms.tsx";

/** A short list beside a long one: what is asked of the client, and the clauses that we read. */
export function Reading() {
  const { t } = useTranslation("private-equity");
  return (
    <section className="fund-reading" aria-labelledby="reading-title">
      <h2 id="reading-title">{t("reading.title")}</h2>
      <div className="fund-bring">
        <h3>{t("reading.bring")}</h3>
        <ul>
          {t("reading.bringItems", { returnObjects: true }).map((item) => (
            <li key={item}>
              <Terms>{item}</Terms>
            </li>
          ))}
        </ul>
      </div>
      <div className="fund-clauses">
        <h3>{t("reading.read")}</h3>
        <p>{t("reading.readText")}</p>
        <dl>
          {t("reading.clauses", { returnObjects: true }).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Terms>{text}</Terms>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
