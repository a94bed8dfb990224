import { useTranslation } from "react-i18next";

const parts = ["found", "advised", "followed"] as const;

export function Files() {
  const { t } = useTranslation("our-responsibility");
  return (
    <section className="case-files" aria-labelledby="files-title">
      <div className="case-files-opening">
        <h2 id="files-title">{t("files.title")}</h2>
        <p>{t("files.lede")}</p>
      </div>
      <ol>
        {t("files.items", { returnObjects: true }).map((file) => (
          <li key={file.title}>
            <h3>{file.title}</h3>
            <dl>
              {parts.map((part) => (
                <div key={part} className={`case-${part}`}>
                  <dt>{t(`files.${part}`)}</dt>
                  <dd>{file[part]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
