import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Questions } from "#app/site/services/questions.tsx";
import { TeamHead } from "#app/site/services/team-head.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { capitalWarning } from "#content/warnings.ts";
import { Cost } from "./cost.tsx";
import { FirstYear } from "./first-year.tsx";
import { FoundationCase } from "./foundation-case.tsx";
import { Ledger } from "./ledger.tsx";
import { Roles } from "./roles.tsx";

export default function InvestmentAdvisory() {
  const { t } = useTranslation("investment-advisory");
  const { head } = usePageData("investment-advisory");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <CapitalWarning />
      <FirstYear />
      <Ledger />
      <Roles />
      <Cost />
      <FoundationCase />
      <Questions
        title={t("questions.title")}
        questions={t("questions.items", { returnObjects: true })}
      />
      <TeamHead
        person={head}
        service="investment-advisory"
        subject="investor"
        words={t("contact", { returnObjects: true })}
      />
    </>
  );
}

/** The warning that capital may be lost, directly below the heading. */
function CapitalWarning() {
  const language = useLanguage();
  return <p className="capital-warning">{capitalWarning[language]}</p>;
}
