import { usePageData } from "#app/i18n/page-content.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { FurtherReading } from "#app/ui/further-reading.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { carbonTargets } from "#content/emissions.ts";
import { Carbon } from "./carbon.tsx";
import { Community } from "./community.tsx";
import { Diversity } from "./diversity.tsx";
import { Integration } from "./integration.tsx";
import { Ledger } from "./ledger.tsx";
import { Reckoning } from "./reckoning.tsx";

export default function CorporateResponsibility() {
  const { t } = useTranslation("corporate-responsibility");
  const { documents } = usePageData("corporate-responsibility");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Reckoning />
      <Ledger />
      <Integration />
      <Diversity />
      <Carbon />
      <Community />
      <NextDates />
      <FurtherReading
        title={t("further.title")}
        documents={documents}
        pages={["climate-action-framework", "careers"]}
      />
    </>
  );
}

function NextDates() {
  const { t } = useTranslation("corporate-responsibility");
  const items = t("next.items", { returnObjects: true, next: carbonTargets.next.tonnes });
  return (
    <section className="next-dates" aria-labelledby="next-title">
      <h2 id="next-title">{t("next.title")}</h2>
      <ol>
        {items.map(({ when, title, text }) => (
          <li key={when}>
            <p className="next-when">{when}</p>
            <h3>{title}</h3>
            <p>
              <Terms>{text}</Terms>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
