import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { AccountRow, ConsentRow, MessageRow, NewsletterRow } from "#core/acts/proofs.ts";
import type { Subject } from "#core/contact-limits.ts";
import { firmDay, formatFirmMoment } from "#core/firm-time.ts";
import { pathTo } from "#core/paths.ts";
import { Register } from "../kit/register.tsx";

/**
 * All on the firm's clock, as in the files: an edition begins at midnight there, wherever somebody
 * reads.
 */

/** The privacy notice that stood then, to be read at its own address. */
function EditionLink({ edition }: { edition: string | null }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  if (!edition) return <span className="desk-soft">{t("proofs.unnoted")}</span>;
  return (
    <a className="link" href={`${pathTo("privacy", language)}/${edition}`}>
      {edition}
    </a>
  );
}

export function ConsentRegister({ rows }: { rows: ConsentRow[] }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const allowed = (is: boolean) => t(is ? "yes" : "no");
  return (
    <Register
      keys
      caption={t("proofs.kinds.consent")}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t("proofs.none")}
      columns={[
        {
          id: "at",
          label: t("proofs.recorded"),
          figures: true,
          cell: ({ at }) => formatFirmMoment(at, language),
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
          id: "edition",
          label: t("proofs.edition"),
          cell: ({ edition }) => <EditionLink edition={edition} />,
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
      keys
      caption={t("proofs.kinds.newsletter")}
      rows={rows}
      keyOf={({ id }) => id}
      empty={empty}
      columns={[
        {
          id: "at",
          label: t("proofs.confirmed"),
          figures: true,
          // Of an import the day alone is known.
          cell: ({ at, source }) =>
            source === "import"
              ? formatDate(firmDay(new Date(at)), language)
              : formatFirmMoment(at, language),
        },
        {
          id: "source",
          label: t("proofs.source"),
          cell: ({ source, evidence }) => (
            <>
              {t(`proofs.sources.${source}`)} <span className="desk-soft">{evidence}</span>
            </>
          ),
        },
        {
          id: "asked",
          label: t("proofs.asked"),
          figures: true,
          cell: ({ subscribed_at, source }) =>
            source === "site" && formatFirmMoment(subscribed_at, language),
        },
        {
          id: "left",
          label: t("proofs.left"),
          figures: true,
          cell: ({ left_at }) =>
            left_at ? formatFirmMoment(left_at, language) : t("proofs.memberships.subscribed"),
        },
        {
          id: "language",
          label: t("mail.language"),
          cell: ({ language: read }) => t(`mail.languages.${read}`),
        },
        {
          id: "edition",
          label: t("proofs.edition"),
          cell: ({ edition }) => <EditionLink edition={edition} />,
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

export function MessageRegister({ rows }: { rows: MessageRow[] }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <Register
      keys
      caption={t("proofs.kinds.message")}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t("proofs.none")}
      columns={[
        {
          id: "at",
          label: t("proofs.received"),
          figures: true,
          cell: ({ at }) => formatFirmMoment(at, language),
        },
        { id: "reference", label: t("proofs.reference"), cell: ({ reference }) => reference },
        {
          id: "subject",
          label: t("proofs.subject"),
          cell: ({ subject }) => t(`messages.subjects.${subject as Subject}.name`),
        },
        {
          id: "language",
          label: t("mail.language"),
          cell: ({ language: written }) => t(`mail.languages.${written}`),
        },
        {
          id: "edition",
          label: t("proofs.edition"),
          cell: ({ edition }) => <EditionLink edition={edition} />,
        },
      ]}
    />
  );
}

export function AccountRegister({ rows }: { rows: AccountRow[] }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <Register
      keys
      caption={t("proofs.kinds.account")}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t("proofs.none")}
      columns={[
        {
          id: "at",
          label: t("proofs.made"),
          figures: true,
          cell: ({ at }) => formatFirmMoment(at, language),
        },
        { id: "whose", label: t("proofs.whose"), cell: ({ whose }) => t(`proofs.owners.${whose}`) },
        {
          id: "language",
          label: t("mail.language"),
          cell: ({ language: read }) => t(`mail.languages.${read}`),
        },
        {
          id: "edition",
          label: t("proofs.edition"),
          cell: ({ edition }) => <EditionLink edition={edition} />,
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
