import { useTranslation } from "#app/i18n/use-translation.tsx";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Table } from "#app/ui/table.tsx";
import type { LinkablePageId } from "#core/pages.ts";
import { type Circle, ripplesOf, water } from "./ripples.ts";

const accounts: Record<Circle, LinkablePageId> = {
  inner: "corporate-responsibility",
  middle: "sustainable-investment-policy",
  outer: "impact-measurement-methodology",
};
const circles = ["inner", "middle", "outer"] as const;

/** The figure of the page, from edge to edge, with a table below that explains it. */
export function Reach() {
  const { t } = useTranslation("our-responsibility");
  return (
    <section className="reach" aria-labelledby="reach-title">
      <div className="reach-opening">
        <h2 id="reach-title">{t("reach.title")}</h2>
        <Prose paragraphs={t("reach.paragraphs", { returnObjects: true })} />
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: RGAA 1.9 asks for it by name. */}
      <figure role="figure" aria-labelledby="reach-caption">
        <svg
          className="reach-water"
          viewBox={`0 0 ${water.width} ${water.height}`}
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label={t("reach.figure.alt")}
        >
          {circles.map((circle) => (
            <path key={circle} className={`reach-${circle}`} d={ripplesOf(circle)} />
          ))}
        </svg>
        <figcaption id="reach-caption">
          <em>{t("reach.figure.title")}</em> {t("reach.figure.note")}
        </figcaption>
      </figure>
      <Table
        caption={t("reach.caption")}
        columns={[
          { label: t("reach.circle") },
          { label: t("reach.decides") },
          { label: t("reach.answer") },
          { label: t("reach.account") },
        ]}
        rows={circles.map((circle) => [
          t(`reach.rows.${circle}.name`),
          t(`reach.rows.${circle}.decides`),
          t(`reach.rows.${circle}.answer`),
          <LocalisedLink key={circle} to={accounts[circle]} className="link">
            {t(`reach.rows.${circle}.account`)}
          </LocalisedLink>,
        ])}
      />
    </section>
  );
}
