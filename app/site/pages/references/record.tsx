import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { type Period, periods, references } from "#content/references.ts";
import { type Service, services } from "#core/services.ts";
import { Seal } from "./seal.tsx";
import { firstYear, lastYear } from "./track-record.ts";

/** Oldest first. */
const columns = periods.toReversed();

/** A table with a seal for each engagement, in the period in which it ended. */
export function TrackRecord() {
  const { t } = useTranslation("references");
  return (
    <section className="track-record" aria-labelledby="record-title">
      <h2 id="record-title">{t("record.title")}</h2>
      <table>
        <caption>
          {t("record.caption", { count: references.length, from: firstYear, to: lastYear })}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t("record.service")}</span>
            </th>
            {columns.map((period) => (
              <th key={period} scope="col">
                {period}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map((service) => (
            <tr key={service}>
              <th scope="row">
                <LocalisedLink to={service} className={`ink-${service}`} />
              </th>
              {columns.map((period) => (
                <RecordCell key={period} service={service} period={period} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RecordCell({ service, period }: { service: Service; period: Period }) {
  const here = references.filter((row) => row.service === service && row.period === period);
  return (
    <td>
      {here.map(({ id }) => (
        <Seal key={id} service={service} />
      ))}
      <span className="sr-only">{here.length}</span>
    </td>
  );
}
