import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { RecordTable } from "#app/site/legal/record-table.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Paragraphs, RichText } from "#app/ui/rich-text.tsx";
import { companies } from "#content/legal/companies.ts";
import { type Standing, standings } from "#content/legal/standing.ts";

const facts = ["status", "services", "abroad", "number", "supervision", "insurance"] as const;

export function Status() {
  const { t } = useTranslation("regulatory-notice");
  const language = useLanguage();
  const [first, ...others] = companies.map(({ name, form }) => `${name} ${form.short}`);
  const cell = (fact: (typeof facts)[number], id: (typeof companies)[number]["id"]) => {
    const { number, register, ...rest }: Standing = standings[id];
    if (fact !== "number") return <RichText>{rest[fact][language]}</RichText>;
    return (
      <>
        <span className="standing-number">{number[language]}</span>
        <ExternalLink href={register}>{new URL(register).hostname}</ExternalLink>
      </>
    );
  };
  return (
    <>
      <Paragraphs texts={t("status.text", { returnObjects: true })} />
      <RecordTable
        className="standing"
        caption={t("status.caption")}
        columns={[t("status.fact"), first ?? "", ...others]}
        rows={facts.map((fact) => ({
          id: fact,
          header: t(`status.facts.${fact}`),
          cells: companies.map(({ id }) => cell(fact, id)),
        }))}
      />
      <p>{t("status.brackets")}</p>
    </>
  );
}
