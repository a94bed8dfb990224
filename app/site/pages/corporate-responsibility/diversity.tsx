import { formatNumber, formatPart } from "#app/i18n/format.ts";
import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";
import { levels } from "#content/commitments.ts";
import { PeopleDrawing } from "./people-drawing.tsx";

export function Diversity() {
  const { t } = useTranslation("corporate-responsibility");
  const words = useFigureWords();
  const people = usePeople();
  return (
    <Section
      numeral="II"
      title={t("diversity.title")}
      aside={
        <p>
          <Terms>{t("diversity.aside")}</Terms>
        </p>
      }
    >
      <Prose paragraphs={t("diversity.paragraphs", { returnObjects: true })} />
      <Figure
        number={2}
        caption={
          <>
            <span className="figure-title">{words.title}</span> {words.note}
          </>
        }
        data={<PeopleTable />}
      >
        <PeopleDrawing
          alt={words.alt}
          levels={people.map(({ level, women, men }) => ({
            name: t(`diversity.levels.${level}`),
            women,
            men,
          }))}
        />
      </Figure>
    </Section>
  );
}

function useFigureWords() {
  const { t } = useTranslation("corporate-responsibility");
  const { headcount } = usePageData("corporate-responsibility").diversity;
  return t("diversity.figure", { returnObjects: true, people: headcount });
}

function usePeople() {
  const { diversity } = usePageData("corporate-responsibility");
  return levels.map((level) => ({ level, ...diversity[level] }));
}

function PeopleTable() {
  const { t } = useTranslation("corporate-responsibility");
  const language = useLanguage();
  const words = useFigureWords();
  const people = usePeople();
  const row = (name: string, women: number, men: number, gap: string) =>
    [
      name,
      formatNumber(women, language),
      formatNumber(men, language),
      formatPart(Math.round((women / (women + men)) * 100) / 100, language),
      gap,
    ] as const;
  const sum = (who: "women" | "men") => people.reduce((total, level) => total + level[who], 0);
  return (
    <Table
      caption={words.title}
      columns={[
        { label: words.level },
        { label: words.women, numeric: true },
        { label: words.men, numeric: true },
        { label: words.share, numeric: true },
        { label: words.gap, numeric: true },
      ]}
      rows={[
        ...people.map(({ level, women, men, payGap }) =>
          row(
            t(`diversity.levels.${level}`),
            women,
            men,
            payGap === undefined ? words.unpublished : formatPart(payGap, language),
          ),
        ),
        row(words.whole, sum("women"), sum("men"), "–"),
      ]}
    />
  );
}
