import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { dataRequests } from "#content/commitments.ts";
import { impact } from "#content/impact.ts";

const { projects } = impact;
const accidents = dataRequests.find(({ id }) => id === "projects")?.answered ?? 0;

/** What a project signs before it is paid, and a notice about the limits of the figures. */
export function Entry() {
  const { t } = useTranslation("impact-platform");
  return (
    <section className="impact-entry night-ground" aria-labelledby="entry-title">
      <h2 id="entry-title">{t("entry.title")}</h2>
      <ol>
        {t("entry.items", { returnObjects: true, projects, accidents }).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <Terms>{text}</Terms>
            </p>
          </li>
        ))}
      </ol>
      <div className="entry-notice">
        <h3>{t("notice.title")}</h3>
        <p>
          <Terms>{t("notice.text")}</Terms>
        </p>
      </div>
    </section>
  );
}
