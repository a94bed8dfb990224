import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { site } from "#content/site.ts";

export default function Contact() {
  const { t } = useTranslation("contact");
  const language = useLanguage();
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <section className="page-section">
        <h2>{t("writeTitle")}</h2>
        <p>
          {t("write")} <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      </section>
      <section className="page-section">
        <h2>{t("officesTitle")}</h2>
        <ul className="rows">
          {site.offices.map((office) => (
            <li key={office.id} id={office.id}>
              <h3>{office.city[language]}</h3>
              <address>
                {[...office.address, office.country[language]].join(", ")}{" "}
                <a href={office.phone.href}>{office.phone.text}</a>
              </address>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
