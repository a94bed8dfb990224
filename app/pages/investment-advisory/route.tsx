import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { NextStep } from "#app/features/services/next-step.tsx";
import { Questions } from "#app/features/services/questions.tsx";
import { Cost } from "./cost.tsx";
import { FirstYear } from "./first-year.tsx";
import { FoundationCase } from "./foundation-case.tsx";
import { Ledger } from "./ledger.tsx";
import sheet from "./route.css?url";
import { Work } from "./work.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export default function InvestmentAdvisory() {
  const { t } = useTranslation("investment-advisory");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Ledger />
      <Work />
      <FirstYear />
      <FoundationCase />
      <Cost />
      <Questions
        title={t("questions.title")}
        questions={t("questions.items", { returnObjects: true })}
      />
      <NextStep
        service="investment-advisory"
        subject="investor"
        words={t("next", { returnObjects: true })}
      />
    </>
  );
}
