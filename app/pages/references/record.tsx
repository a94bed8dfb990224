import { useTranslation } from "react-i18next";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { references } from "#content/references.ts";
import { type Service, services } from "#core/services.ts";
import { Seal, SealPlates } from "./seal.tsx";
import { firstYear, lastYear } from "./track-record.ts";

const columns = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);

/** A table that is its own figure: one seal for each engagement, in the year it ended. */
export function TrackRecord() {
  const { t } = useTranslation("references");
  return (
    <section className="track-record" aria-labelledby="record-title">
      <h2 id="record-title">{t("record.title")}</h2>
      <SealPlates />
      <table>
        <caption>
          {t("record.caption", { count: references.length, from: firstYear, to: lastYear })}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t("record.service")}</span>
            </th>
            {columns.map((year) => (
              <th key={year} scope="col">
                {year}
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
              {columns.map((year) => (
                <RecordCell key={year} service={service} year={year} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RecordCell({ service, year }: { service: Service; year: number }) {
  const here = references.filter((row) => row.service === service && row.year === year);
  return (
    <td>
      {here.map(({ id }) => (
        <Seal key={id} service={service} />
      ))}
      <span className="sr-only">{here.length}</span>
    </td>
  );
}
