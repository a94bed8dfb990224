import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { NextStep } from "#app/features/services/next-step.tsx";
import { Questions } from "#app/features/services/questions.tsx";
import { BoardPaper } from "./board-paper.tsx";
import { Cost } from "./cost.tsx";
import { Moments } from "./moments.tsx";
import sheet from "./route.css?url";
import { Weeks } from "./weeks.tsx";
import { WholesalerCase } from "./wholesaler-case.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export default function BusinessStrategy() {
  const { t } = useTranslation("business-strategy");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Moments />
      <BoardPaper />
      <Weeks />
      <WholesalerCase />
      <Cost />
      <Questions
        title={t("questions.title")}
        questions={t("questions.items", { returnObjects: true })}
      />
      <NextStep
        service="business-strategy"
        subject="company"
        words={t("next", { returnObjects: true })}
      />
    </>
  );
}
