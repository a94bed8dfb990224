import { useTranslation } from "#app/i18n/use-translation.tsx";
import { NextStep } from "#app/site/services/next-step.tsx";
import { Questions } from "#app/site/services/questions.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Calendars } from "./calendars.tsx";
import { Cost } from "./cost.tsx";
import { Diary } from "./diary.tsx";
import { Funnel } from "./funnel.tsx";
import { Roles } from "./roles.tsx";

export default function MergersAcquisitions() {
  const { t } = useTranslation("mergers-acquisitions");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Calendars />
      <Roles />
      <Funnel />
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
