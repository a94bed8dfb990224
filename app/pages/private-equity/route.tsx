import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { Terms } from "#app/features/glossary/terms.tsx";
import { NextStep } from "#app/features/services/next-step.tsx";
import { Questions } from "#app/features/services/questions.tsx";
import { Commitment } from "./commitment.tsx";
import { Gain } from "./gain.tsx";
import { HeatingCase } from "./heating-case.tsx";
import { Reading } from "./reading.tsx";
import sheet from "./route.css?url";
import { Routes } from "./routes.tsx";

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

const facts = ["years", "all", "ten"] as const;

/** The risks, before anything that could tempt: as large as any promise would be. */
function Warning() {
  const { t } = useTranslation("private-equity");
  return (
    <section className="fund-warning" aria-labelledby="warning-title">
      <h2 id="warning-title">{t("warning.title")}</h2>
      <dl>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t(`warning.${fact}`)}</dt>
            <dd>{t(`warning.${fact}Text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The mandate along one line, from before the first euro to after the last. */
function Years() {
  const { t } = useTranslation("private-equity");
  return (
    <section className="fund-years" aria-labelledby="years-title">
      <h2 id="years-title">{t("years.title")}</h2>
      <ol>
        {t("years.steps", { returnObjects: true }).map(({ when, title, text }) => (
          <li key={title}>
            <p className="fund-when">{when}</p>
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
