import { usePageData } from "#app/i18n/page-content.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { FurtherReading } from "#app/ui/further-reading.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PullQuote } from "#app/ui/pull-quote.tsx";
import { Anyway } from "./anyway.tsx";
import { Example } from "./example.tsx";
import { Formulae } from "./formulae.tsx";
import { Portfolio } from "./portfolio.tsx";
import { Principle } from "./principle.tsx";
import { Rules } from "./rules.tsx";

export default function ImpactMeasurementMethodology() {
  const { t } = useTranslation("impact-measurement-methodology");
  const { documents } = usePageData("impact-measurement-methodology");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Principle />
      <Rules />
      <Formulae />
      <Example />
      <Portfolio />
      <Anyway />
      <Limits />
      <FurtherReading
        title={t("further.title")}
        documents={documents}
        pages={["impact-platform", "climate-action-framework"]}
      />
    </>
  );
}

function Limits() {
  const { t } = useTranslation("impact-measurement-methodology");
  return (
    <section className="method-limits" aria-labelledby="limits-title">
      <h2 id="limits-title">{t("limits.title")}</h2>
      <PullQuote>{t("limits.quote")}</PullQuote>
      <ul>
        {t("limits.items", { returnObjects: true }).map((item) => (
          <li key={item}>
            <Terms>{item}</Terms>
          </li>
        ))}
      </ul>
    </section>
  );
}
