import { useTranslation } from "react-i18next";
import { PullQuote } from "#app/components/ui/pull-quote.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { Table } from "#app/components/ui/table.tsx";
import { Terms } from "#app/features/glossary/terms.tsx";

export function Excellence() {
  const { t } = useTranslation("who-we-are");
  return (
    <Section title={t("excellence.title")}>
      <div className="firm-excellence">
        <div className="prose">
          {t("excellence.text", { returnObjects: true }).map((paragraph) => (
            <p key={paragraph}>
              <Terms>{paragraph}</Terms>
            </p>
          ))}
        </div>
        <Table
          caption={t("excellence.caption")}
          columns={[{ label: t("excellence.clock") }, { label: t("excellence.limit") }]}
          rows={t("excellence.clocks", { returnObjects: true }).map(({ name, limit }) => [
            name,
            limit,
          ])}
        />
        <PullQuote by={t("excellence.quoteBy")}>{t("excellence.quote")}</PullQuote>
        <p className="firm-after">
          <Terms>{t("excellence.after")}</Terms>
        </p>
      </div>
    </Section>
  );
}
