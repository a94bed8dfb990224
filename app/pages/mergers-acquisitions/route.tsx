import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { PullQuote } from "#app/components/ui/pull-quote.tsx";
import { NextStep } from "#app/features/services/next-step.tsx";
import { Questions } from "#app/features/services/questions.tsx";
import { Calendar } from "./calendar.tsx";
import { Cost } from "./cost.tsx";
import { Diary } from "./diary.tsx";
import { Funnel } from "./funnel.tsx";
import sheet from "./route.css?url";
import { Sides } from "./sides.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export default function MergersAcquisitions() {
  const { t } = useTranslation("mergers-acquisitions");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Sides />
      <Funnel />
      <Calendar />
      <div className="deal-quote">
        <PullQuote by={t("quoteBy")}>{t("quote")}</PullQuote>
      </div>
      <Diary />
      <Cost />
      <Questions
        title={t("questions.title")}
        questions={t("questions.items", { returnObjects: true })}
      />
      <NextStep
        service="mergers-acquisitions"
        subject="company"
        words={t("next", { returnObjects: true })}
      />
    </>
  );
}
