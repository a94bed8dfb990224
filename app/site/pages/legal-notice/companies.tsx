import { useId } from "react";
import { copiesMarkup, Engraved } from "#app/engraving/engraved.tsx";
import { circles } from "#app/engraving/metrics.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Paragraphs } from "#app/ui/rich-text.tsx";
import { companies, type Company as Facts } from "#content/legal/companies.ts";
import { site } from "#content/site.ts";

export function Companies() {
  const { t } = useTranslation("legal-notice");
  return (
    <>
      <Paragraphs texts={t("publishers.text", { returnObjects: true })} />
      <div className="companies">
        {companies.map((company) => (
          <Company key={company.id} {...company} />
        ))}
      </div>
      <p className="companies-legend">{t("publishers.legend")}</p>
    </>
  );
}

function Company({ name, form, capital, office: officeId, register, vat, represented }: Facts) {
  const { t } = useTranslation("legal-notice");
  const language = useLanguage();
  const id = useId();
  const office = site.offices.find((candidate) => candidate.id === officeId);
  if (!office) throw new Error(`There is no office called ${officeId}.`);
  const seal = () => {
    const { path, transforms } = circles(capital / 1000);
    return copiesMarkup(id, path, transforms);
  };
  return (
    <div className="company">
      <Engraved className="engraved" viewBox="-101 -101 202 202" draw={seal} />
      <h3>
        {`${name} `}
        <span lang={language === "fr" ? undefined : "fr"}>{form.short}</span>
      </h3>
      <p className="company-form">{form[language]}</p>
      <dl className="legal-facts">
        <dt>{t("publishers.capital")}</dt>
        <dd>{t("publishers.capitalText", { amount: formatNumber(capital, language) })}</dd>
        <dt>{t("publishers.office")}</dt>
        <dd>{[...office.address, office.country[language]].join(", ")}</dd>
        <dt>{t("publishers.register")}</dt>
        <dd>
          {register.name[language]}
          <br />
          {register.number[language]}
        </dd>
        <dt>{t("publishers.vat")}</dt>
        <dd>{vat[language]}</dd>
        <dt>{t("publishers.represented")}</dt>
        <dd>{represented[language]}</dd>
        <dt>{t("publishers.contact")}</dt>
        <dd>
          <a href={office.phone.href}>{office.phone.text}</a>
          <br />
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </dd>
      </dl>
    </div>
  );
}
