import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { capitalWarning } from "#content/warnings.ts";
import { Commitment } from "./commitment.tsx";
import { Eligible } from "./eligible.tsx";
import { FundClauses } from "./fund-clauses.tsx";
import { Gain } from "./gain.tsx";
import { HeatingCase } from "./heating-case.tsx";
import { Programme } from "./programme.tsx";
import { Risks } from "./risks.tsx";
import { Routes } from "./routes.tsx";

export default function PrivateEquity() {
  const { t } = useTranslation("private-equity");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <Warning />
      <Commitment />
      <Programme />
      <Routes />
      <FundClauses />
      <HeatingCase />
      <Risks />
      <Gain />
      <Eligible />
    </>
  );
}

const facts = ["years", "all", "ten"] as const;

/** The risks, first and in large type. */
function Warning() {
  const { t } = useTranslation("private-equity");
  const language = useLanguage();
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
      <p>{capitalWarning[language]}</p>
    </section>
  );
}
