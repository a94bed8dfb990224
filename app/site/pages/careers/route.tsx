import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { Balance } from "./balance.tsx";
import { Hiring } from "./hiring.tsx";
import { Look } from "./look.tsx";
import { Posts } from "./posts.tsx";

/**
 * In a week, by law, in France and in Luxembourg:
 * https://itm.public.lu/fr/questions-reponses/droit-travail/duree-travail/a/a8.html
 */
const mostHours = 48;

export default function Careers() {
  const { t } = useTranslation("careers");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Posts />
      <Week />
      <Conditions />
      <Look />
      <Hiring />
      <Balance />
      <OpenApplications />
    </>
  );
}

function OpenApplications() {
  const { t } = useTranslation("careers");
  return (
    <section className="careers-open" aria-labelledby="open-title">
      <h2 id="open-title">{t("open.title")}</h2>
      <p className="careers-open-text">{t("open.text")}</p>
      <div>
        <p>{t("open.how")}</p>
        <p>{t("open.kept")}</p>
        <p className="next-step-links">
          <LocalisedLink to="contact" suffix="?subject=careers" className="button">
            {t("open.action")}
          </LocalisedLink>
          <LocalisedLink to="privacy" suffix="#register" className="link">
            {t("open.privacy")}
          </LocalisedLink>
        </p>
      </div>
    </section>
  );
}

function Conditions() {
  const { t } = useTranslation("careers");
  return (
    <Section title={t("terms.title")} aside={<p>{t("terms.lede")}</p>}>
      <dl className="careers-terms">
        {t("terms.items", { returnObjects: true, hours: mostHours }).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Five days of somebody's notes, on ruled paper. */
function Week() {
  const { t } = useTranslation("careers");
  return (
    <section className="careers-week" aria-labelledby="week-title">
      <div className="careers-week-opening">
        <h2 id="week-title">{t("week.title")}</h2>
        <p>{t("week.lede")}</p>
      </div>
      <dl>
        {t("week.days", { returnObjects: true }).map(({ day, text }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
