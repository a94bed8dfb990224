import { useId } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { officeMaps } from "#content/office-maps.ts";
import { type Office, site } from "#content/site.ts";
import { Locator } from "./locator.tsx";
import { MapLink } from "./map-link.tsx";
import { OfficeClock } from "./office-clock.tsx";
import { minutesOf } from "./office-state.ts";
import { formatClock } from "./office-times.ts";

/** The offices, with their hours and whether they are open. Uses the words of the contact page. */
export function Offices() {
  const { t } = useTranslation("contact");
  return (
    <section className="offices" aria-labelledby="offices-title">
      <h2 id="offices-title">{t("officesTitle")}</h2>
      <ul>
        {site.offices.map((office) => (
          <li key={office.id} id={office.id}>
            <OfficeDetails office={office} />
          </li>
        ))}
      </ul>
      <p className="offices-mailbox">
        {t("offices.mailbox")} <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
    </section>
  );
}

function OfficeDetails({ office }: { office: Office }) {
  const { t } = useTranslation("contact");
  const language = useLanguage();
  const captionId = useId();
  const lines = [...office.address, office.country[language]];
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: RGAA 1.9 asks for it by name. */}
      <figure role="figure" aria-labelledby={captionId}>
        <Locator id={office.id} />
        <figcaption id={captionId}>
          {officeMaps[office.id][language]} {t("offices.drawing")}
        </figcaption>
      </figure>
      <h3>
        {`${office.city[language]} `}
        <em>{office.setting[language]}</em>
      </h3>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={office.phone.href}>{office.phone.text}</a>
      </address>
      <p className="opening-hours">
        {t("offices.hours", {
          opens: formatClock(minutesOf(office.hours.opens), language),
          closes: formatClock(minutesOf(office.hours.closes), language),
        })}
      </p>
      <OfficeClock office={office} />
      <p>
        <MapLink place={office.city[language]} address={lines.join(", ")} />
      </p>
    </>
  );
}
