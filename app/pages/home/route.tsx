import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { LocalisedLink } from "#app/i18n/localised-link.tsx";
import { footerColumn } from "#app/menus.ts";

export default function Home() {
  const { t } = useTranslation("home");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <section className="page-section">
        <h2>{t("servicesTitle")}</h2>
        <ul className="rows">
          {footerColumn("services").map((id) => (
            <li key={id}>
              <LocalisedLink to={id} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
