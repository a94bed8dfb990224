import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Terms } from "#app/terms/terms.tsx";
import { Section } from "#app/ui/section.tsx";
import { Table } from "#app/ui/table.tsx";
import { site } from "#content/site.ts";

export function Excellence() {
  const { t } = useTranslation("who-we-are");
  const clocks = t("excellence.clocks", { returnObjects: true, answer: site.firstAnswerDays });
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
          rows={clocks.map(({ name, limit }) => [name, limit])}
        />
        <p className="firm-after">
          <Terms>{t("excellence.after")}</Terms>
        </p>
      </div>
    </Section>
  );
}
