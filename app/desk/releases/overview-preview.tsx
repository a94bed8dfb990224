import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { SeenOverview } from "#core/acts/space.ts";
import { writePeriod } from "#core/period.ts";
import { writeDate } from "#core/write-date.ts";
import { Register } from "../kit/register.tsx";

const locales = { en: "en-GB", fr: "fr-FR" } as const;

export function OverviewPreview({ entity, seen }: { entity: string; seen: SeenOverview }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const funds = new Map(seen.funds.map((fund) => [fund.id, fund]));
  const nameOf = (id: string) => funds.get(id)?.name ?? "";
  const day = (iso: string) =>
    writeDate(new Date(`${iso}T00:00:00Z`), language, { dateStyle: "medium", timeZone: "UTC" });

  /** Formats the text itself: as a JavaScript number it could lose cents. */
  function money(amount: string, fund: string): string {
    const currency = funds.get(fund)?.currency ?? "EUR";
    const format = new Intl.NumberFormat(locales[language], { style: "currency", currency });
    return format.format(amount as unknown as number);
  }

  const dated = (amount: string, fund: string, on: string | null) => (
    <>
      {money(amount, fund)}
      {on && <p className="desk-soft">{day(on)}</p>}
    </>
  );

  return (
    <>
      <h3>{entity}</h3>
      <Register
        caption={t("releases.preview.account")}
        rows={seen.accounts}
        keyOf={({ fund }) => fund}
        empty={t("releases.preview.noAccount")}
        columns={[
          { id: "fund", label: t("releases.fund"), cell: ({ fund }) => nameOf(fund) },
          {
            id: "committed",
            label: t("releases.preview.committed"),
            figures: true,
            cell: ({ committed, fund, committedOn }) => dated(committed, fund, committedOn),
          },
          {
            id: "paidIn",
            label: t("releases.preview.paidIn"),
            figures: true,
            cell: ({ paidIn, fund, linesTo }) => dated(paidIn, fund, linesTo),
          },
          {
            id: "distributed",
            label: t("releases.preview.distributed"),
            figures: true,
            cell: ({ distributed, fund, linesTo }) => dated(distributed, fund, linesTo),
          },
          {
            id: "unfunded",
            label: t("releases.preview.unfunded"),
            figures: true,
            cell: ({ unfunded, fund, linesTo }) => dated(unfunded, fund, linesTo),
          },
          {
            id: "nav",
            label: t("releases.preview.nav"),
            figures: true,
            cell: ({ nav, fund, navOn }) => (nav ? dated(nav, fund, navOn) : "–"),
          },
        ]}
      />
      {seen.calls.length > 0 && (
        <>
          <h3>{t("releases.preview.calls")}</h3>
          <Register
            caption={t("releases.preview.calls")}
            rows={seen.calls}
            keyOf={({ fund, dueOn, reference }) => `${fund} ${dueOn} ${reference}`}
            empty=""
            columns={[
              { id: "due", label: t("releases.preview.due"), cell: ({ dueOn }) => day(dueOn) },
              { id: "fund", label: t("releases.fund"), cell: ({ fund }) => nameOf(fund) },
              { id: "ref", label: t("releases.reference"), cell: ({ reference }) => reference },
              {
                id: "amount",
                label: t("releases.preview.amount"),
                figures: true,
                cell: ({ amount, fund }) => money(amount, fund),
              },
            ]}
          />
        </>
      )}
      <h3>{t("releases.documents")}</h3>
      <Register
        caption={t("releases.documents")}
        rows={seen.documents.filter(({ current, withdrawnAt }) => current && !withdrawnAt)}
        keyOf={({ id }) => id}
        empty={t("releases.preview.noDocument")}
        columns={[
          {
            id: "title",
            label: t("releases.titleOf"),
            long: true,
            cell: ({ title, type, fileName }) => (
              <>
                {title ?? t(`releases.types.${type}`)}
                <p className="desk-soft">{fileName}</p>
              </>
            ),
          },
          { id: "fund", label: t("releases.fund"), cell: ({ fund }) => nameOf(fund) },
          {
            id: "period",
            label: t("releases.period"),
            cell: ({ period }) => writePeriod(period, language),
          },
          { id: "version", label: t("releases.version"), cell: ({ version }) => version },
        ]}
      />
    </>
  );
}
