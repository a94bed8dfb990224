import { useTranslation } from "react-i18next";
import { Figure } from "#app/components/ui/figure.tsx";
import { Table } from "#app/components/ui/table.tsx";
import { Terms } from "#app/features/glossary/terms.tsx";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { people } from "#content/commitments.ts";
import { site } from "#content/site.ts";
import { PeopleStrokes } from "./people-strokes.tsx";

const women = people.reduce((sum, level) => sum + level.women, 0);
const all = people.reduce((sum, level) => sum + level.women + level.men, 0);

export function About() {
  const { t } = useTranslation("who-we-are");
  const language = useLanguage();
  return (
    <section className="firm-about" aria-labelledby="about-title">
      <h2 id="about-title">{t("about.title", { count: all })}</h2>
      <div className="prose">
        {t("about.text", { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>
            <Terms>{paragraph}</Terms>
          </p>
        ))}
      </div>
      <div className="firm-people">
        <Figure
          number={1}
          caption={t("about.caption", {
            date: formatDate(site.impact.asOf, language),
            women: formatNumber(women, language),
            all: formatNumber(all, language),
          })}
          data={
            <Table
              caption={t("about.dataCaption")}
              columns={[
                { label: t("about.level") },
                { label: t("about.women"), numeric: true },
                { label: t("about.men"), numeric: true },
                { label: t("about.all"), numeric: true },
              ]}
              rows={people.map((level) => [
                t(`about.levels.${level.level}`),
                formatNumber(level.women, language),
                formatNumber(level.men, language),
                formatNumber(level.women + level.men, language),
              ])}
            />
          }
        >
          <PeopleStrokes alt={t("about.alt")} nameOf={(level) => t(`about.levels.${level}`)} />
        </Figure>
      </div>
    </section>
  );
}
