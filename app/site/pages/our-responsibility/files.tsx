import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";

const parts = ["found", "advised", "followed"] as const;

export function Files() {
  const { t } = useTranslation("our-responsibility");
  return (
    <section className="case-files" aria-labelledby="files-title">
      <div className="case-files-opening">
        <h2 id="files-title">{t("files.title")}</h2>
        <p>
          <Terms>{t("files.lede")}</Terms>
        </p>
      </div>
      <ol>
        {t("files.items", { returnObjects: true }).map((file) => (
          <li key={file.title}>
            <h3>{file.title}</h3>
            <dl>
              {parts.map((part) => (
                <div key={part} className={`case-${part}`}>
                  <dt>{t(`files.${part}`)}</dt>
                  <dd>
                    <Terms>{file[part]}</Terms>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
