import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Table } from "#app/ui/table.tsx";
import { firmFigures } from "#content/firm-figures.ts";
import { headcount, teams } from "#content/people.ts";
import { site } from "#content/site.ts";
import { PeopleStrokes } from "./people-strokes.tsx";

const { founded, asOf } = firmFigures;
const sizes = teams.map(({ people }) => people.paris + people.luxembourg);
const luxembourg = teams.reduce((sum, { people }) => sum + people.luxembourg, 0);

export function About() {
  const { t } = useTranslation("who-we-are");
  const language = useLanguage();
  return (
    <section className="firm-about" aria-labelledby="about-title">
      <h2 id="about-title">{t("about.title", { count: headcount })}</h2>
      <div className="prose">
        {t("about.text", { returnObjects: true, founded }).map((paragraph) => (
          <p key={paragraph}>
            <Terms>{paragraph}</Terms>
          </p>
        ))}
      </div>
      <div className="firm-people">
        <Figure
          number={1}
          caption={t("about.caption", {
            date: formatDate(asOf, language),
            luxembourg,
            all: headcount,
          })}
          data={<TeamTable />}
        >
          <PeopleStrokes
            alt={t("about.alt", {
              all: headcount,
              most: Math.max(...sizes),
              fewest: Math.min(...sizes),
              luxembourg,
            })}
          />
        </Figure>
      </div>
    </section>
  );
}

function TeamTable() {
  const { t } = useTranslation("who-we-are");
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <Table
      caption={t("about.dataCaption")}
      columns={[
        { label: t("about.team") },
        ...site.offices.map(({ city }) => ({ label: city[language], numeric: true })),
        { label: t("about.all"), numeric: true },
      ]}
      rows={teams.map(({ name, people }) => [
        name[language],
        ...site.offices.map(({ id }) => number(people[id])),
        number(people.paris + people.luxembourg),
      ])}
    />
  );
}
