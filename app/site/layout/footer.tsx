import { useEffect, useState } from "react";
import { Band } from "#app/engraving/band.tsx";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { site } from "#content/site.ts";
import { pageById } from "#core/pages.ts";
import { setPreferencesOpen } from "../consent/dialog-state.ts";
import { FooterNewsletter } from "../newsletter/footer-newsletter.tsx";
import { footerColumn } from "./menus.ts";

/** The id of the band, to which the mobile menu refers (`BandCopy`). */
export const houseBand = "house-band";

export function Footer() {
  const { t } = useTranslation();
  const year = useCurrentYear();
  const { mark, status } = usePageData("layout");
  return (
    <footer className="site-footer">
      <Band seed="footer" id={houseBand} />
      <p className="slogan">{t("slogan")}</p>
      <FooterNewsletter />
      <div className="footer-columns">
        <FooterLinks column="company" />
        <FooterLinks column="services" />
        <section>
          <h2>{t("footer.contact")}</h2>
          <ul>
            <li>
              <LocalisedLink to="contact" />
            </li>
            <li>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
          </ul>
        </section>
        <section>
          <h2>{t("footer.followUs")}</h2>
          <ul>
            <li>
              <ExternalLink href={site.social.professionalNetwork}>
                {t("footer.professionalNetwork")}
              </ExternalLink>
            </li>
            <li>
              <ExternalLink href={site.social.videoChannel}>
                {t("footer.videoChannel")}
              </ExternalLink>
            </li>
          </ul>
        </section>
      </div>
      <FooterOffices />
      <div className="footer-end">
        <nav aria-label={t("footer.legal")}>
          <ul>
            {footerColumn("legal").map((id) => (
              <li key={id}>
                {id === "cookie-settings" ? <PreferencesLink /> : <LocalisedLink to={id} />}
              </li>
            ))}
          </ul>
        </nav>
        <p>{status}</p>
        <p>{t("footer.copyright", { year })}</p>
        {mark && <p>{mark}</p>}
      </div>
    </footer>
  );
}

function FooterLinks({ column }: { column: "company" | "services" }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t(`footer.${column}`)}>
      <h2>{t(`footer.${column}`)}</h2>
      <ul>
        {footerColumn(column).map((id) => (
          <li key={id}>
            <LocalisedLink to={id} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The year of the visit, which may be later than that of the build. */
function useCurrentYear(): number {
  const [year, setYear] = useState(import.meta.env.BUILD_YEAR);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}

function FooterOffices() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section className="footer-offices">
      <h2>{t("footer.offices")}</h2>
      <ul>
        {site.offices.map((office) => (
          <li key={office.id}>
            <h3>{office.city[language]}</h3>
            <address>
              {[...office.address, office.country[language]].join(", ")}
              <a href={office.phone.href}>{office.phone.text}</a>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </address>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens the dialog with the preferences; without JavaScript, a link to the page about cookies. */
function PreferencesLink() {
  const language = useLanguage();
  const hydrated = useHydrated();
  if (!hydrated) return <LocalisedLink to="cookie-settings" />;
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => setPreferencesOpen(true)}>
      {pageById("cookie-settings").name[language]}
    </button>
  );
}
