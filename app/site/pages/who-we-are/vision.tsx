import { useTranslation } from "#app/i18n/use-translation.tsx";

/** The Latin root of the English and the French word. */
const root = "ad visum";

/** The slogan in very large type, then what it means. */
export function Vision() {
  const { t } = useTranslation(["who-we-are", "layout"]);
  return (
    <section className="firm-vision" aria-labelledby="vision-title">
      <h2 id="vision-title">{t("vision.title")}</h2>
      <p className="firm-slogan">{t("layout:slogan")}</p>
      <p className="firm-aside">
        <dfn>{t("vision.aside")}</dfn> {t("vision.asideFrom")} <i lang="la">{root}</i>,{" "}
        {t("vision.asideText")}
      </p>
      <div className="prose">
        {t("vision.text", { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
