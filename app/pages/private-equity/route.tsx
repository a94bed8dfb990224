import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { NextStep } from "#app/features/services/next-step.tsx";
import { Questions } from "#app/features/services/questions.tsx";
import { Commitment } from "./commitment.tsx";
import { Gain } from "./gain.tsx";
import { HeatingCase } from "./heating-case.tsx";
import { Reading } from "./reading.tsx";
import sheet from "./route.css?url";
import { Routes } from "./routes.tsx";
import { Warning } from "./warning.tsx";
import { Years } from "./years.tsx";

export const links = () => [{ rel: "stylesheet", href: sheet }];

export default function PrivateEquity() {
  const { t } = useTranslation("private-equity");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Warning />
      <Commitment />
      <Routes />
      <Reading />
      <Years />
      <HeatingCase />
      <Gain />
      <Questions
        title={t("questions.title")}
        questions={t("questions.items", { returnObjects: true })}
      />
      <NextStep
        service="private-equity"
        subject="investor"
        words={t("next", { returnObjects: true })}
      />
    </>
  );
}
