import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { capitalWarning } from "#content/warnings.ts";
import { Engagements } from "./engagements.tsx";
import { TrackRecord } from "./record.tsx";

export default function References() {
  const { t } = useTranslation("references");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <div className="references-warning">
        <p>{t("rule")}</p>
        <p>{capitalWarning[useLanguage()]}</p>
      </div>
      <TrackRecord />
      <Engagements />
      <Closing />
    </>
  );
}

function Closing() {
  const { t } = useTranslation("references");
  return (
    <section className="references-closing" aria-labelledby="closing-title">
      <h2 id="closing-title">{t("closing.title")}</h2>
      <div>
        <p>{t("closing.text")}</p>
        <LocalisedLink to="contact" className="button">
          {t("closing.action")}
        </LocalisedLink>
      </div>
    </section>
  );
}
