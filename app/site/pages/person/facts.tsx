import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { ShownPerson } from "./route.tsx";

/** In the margin: the office, the team, the year, the languages and the committees. */
export function Facts({ person }: { person: ShownPerson }) {
  const { t } = useTranslation("person");
  const { city, teamName, since, languages, committees } = person;
  const seats = committees.map(({ id, chairs }) => {
    const committee = t(`committee.${id}`);
    return chairs ? t("chair", { committee }) : committee;
  });
  const facts = [
    { name: t("office"), values: [city] },
    { name: t("team"), values: [teamName] },
    { name: t("since"), values: since ? [String(since)] : [] },
    { name: t("speaks"), values: [languages.map((code) => t(`languages.${code}`)).join(", ")] },
    { name: t("committees"), values: seats },
  ];
  return (
    <dl className="person-facts">
      {facts
        .filter(({ values }) => values.length > 0)
        .map(({ name, values }) => (
          <div key={name}>
            <dt>{name}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
    </dl>
  );
}
