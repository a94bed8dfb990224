import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { ConsentRow, NewsletterRow } from "#core/acts/proofs.ts";
import { Register } from "../kit/register.tsx";

export function ConsentRegister({ rows }: { rows: ConsentRow[] }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const allowed = (is: boolean) => t(is ? "yes" : "no");
  return (
    <Register
      caption={t("proofs.kinds.consent")}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t("proofs.none")}
      columns={[
        {
          id: "at",
          label: t("proofs.recorded"),
          figures: true,
          cell: ({ at }) => formatMoment(at, language),
        },
        {
          id: "method",
          label: t("proofs.choice"),
          cell: ({ method }) => t(`proofs.methods.${method}`),
        },
        {
          id: "performance",
          label: t("proofs.performance"),
          cell: ({ performance }) => allowed(performance),
        },
        {
          id: "targeting",
          label: t("proofs.targeting"),
          cell: ({ targeting }) => allowed(targeting),
        },
        {
          id: "version",
          label: t("proofs.version"),
          cell: ({ version, language: read }) => (
            <>
              <code>{version}</code> {t(`mail.languages.${read}`)}
            </>
          ),
        },
        {
          id: "id",
          label: t("proofs.number"),
          long: true,
          cell: ({ id }) => <span className="desk-soft">{id}</span>,
        },
      ]}
    />
  );
}

export function NewsletterRegister({ rows, empty }: { rows: NewsletterRow[]; empty: string }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <Register
      caption={t("proofs.kinds.newsletter")}
      rows={rows}
      keyOf={({ id }) => id}
      empty={empty}
      columns={[
        {
          id: "at",
          label: t("proofs.confirmed"),
          figures: true,
          cell: ({ at }) => formatMoment(at, language),
        },
        {
          id: "asked",
          label: t("proofs.asked"),
          figures: true,
          cell: ({ subscribed_at }) => formatMoment(subscribed_at, language),
        },
        {
          id: "left",
          label: t("proofs.left"),
          figures: true,
          cell: ({ left_at }) =>
            left_at ? formatMoment(left_at, language) : t("proofs.memberships.subscribed"),
        },
        {
          id: "language",
          label: t("mail.language"),
          cell: ({ language: read }) => t(`mail.languages.${read}`),
        },
        {
          id: "address",
          label: t("proofs.mark"),
          long: true,
          cell: ({ address }) => <code>{address}</code>,
        },
      ]}
    />
  );
}
