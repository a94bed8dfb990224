import { useId, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { references } from "#content/references.ts";
import { pageById } from "#core/pages.ts";
import { services } from "#core/services.ts";
import { EngagementRow } from "./engagement-row.tsx";
import { byPeriod } from "./track-record.ts";

const everything = "all";

/**
 * The filter is a set of radio buttons, and the stylesheet shows what is chosen: so it works
 * without JavaScript, which only keeps the choice in the address.
 */
export function Engagements() {
  const { t } = useTranslation("references");
  const language = useLanguage();
  const name = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const { values, change } = useAddressState(["service"], () => {
    const checked = fieldset.current?.querySelector<HTMLInputElement>("input:checked");
    return { service: services.find((known) => known === checked?.value) ?? "" };
  });
  const chosen = services.find((known) => known === values.service);
  const count = chosen
    ? references.filter(({ service }) => service === chosen).length
    : references.length;
  const choices = [
    { value: everything, label: t("list.all") },
    ...services.map((value) => ({ value, label: pageById(value).name[language] })),
  ];

  return (
    <section className="engagements" aria-labelledby="engagements-title">
      <h2 id="engagements-title">{t("list.title")}</h2>
      <fieldset ref={fieldset} className="engagements-filter">
        <legend>{t("list.filter")}</legend>
        {choices.map(({ value, label }) => (
          <label key={value} className={`ink-${value}`}>
            <input
              type="radio"
              {...{ name, value }}
              checked={value === (chosen ?? everything)}
              onChange={() => change({ service: value === everything ? "" : value })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p className="sr-only" role="status">
        {t("list.shown", { count })}
      </p>
      {byPeriod.map(([period, ofPeriod]) => (
        <section
          key={period}
          className="engagements-period"
          aria-labelledby={`period-${period.slice(0, 4)}`}
        >
          <h3 id={`period-${period.slice(0, 4)}`}>{period}</h3>
          <ul>
            {ofPeriod.map((engagement) => (
              <EngagementRow key={engagement.id} engagement={engagement} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
