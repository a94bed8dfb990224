import { formatDay, formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { DocumentRow, HolderRow } from "#core/acts/readings.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Register } from "../kit/register.tsx";
import { DocumentFacts, useDocumentName } from "./document-name.tsx";

type Chosen = Record<string, string>;

export function DocumentRegister({
  rows,
  chosen,
}: {
  rows: readonly DocumentRow[];
  chosen: Chosen;
}) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const nameOf = useDocumentName();
  return (
    <Register
      keys
      caption={t("readings.title")}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t("readings.none")}
      columns={[
        {
          id: "document",
          label: t("readings.document"),
          long: true,
          cell: (row) => (
            <>
              <DeskLink room="readings" chosen={{ ...chosen, document: row.id }} className="link">
                {nameOf(row)}
              </DeskLink>
              <DocumentFacts document={row} />
            </>
          ),
        },
        {
          id: "published",
          label: t("readings.published"),
          figures: true,
          cell: ({ publishedAt }) => formatDay(publishedAt, language),
        },
        {
          id: "read",
          label: t("readings.readBy"),
          figures: true,
          cell: ({ fetched, meant, others }) => (
            <>
              <span className="reading-count" data-whole={meant > 0 && fetched === meant}>
                {t("readings.counted", { fetched, meant })}
              </span>
              {others > 0 && <p className="desk-soft">{t("readings.others", { count: others })}</p>}
            </>
          ),
        },
        {
          id: "last",
          label: t("readings.last"),
          figures: true,
          cell: ({ lastAt }) => (lastAt ? formatMoment(lastAt, language) : t("readings.never")),
        },
      ]}
    />
  );
}

type HolderProps = { kind: "entity" | "fund"; rows: readonly HolderRow[]; chosen: Chosen };

export function HolderRegister({ kind, rows, chosen }: HolderProps) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <Register
      keys
      caption={t("readings.title")}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t("readings.noneSuch")}
      columns={[
        {
          id: "name",
          label: t(`readings.${kind}`),
          long: true,
          cell: ({ id, name }) => (
            <DeskLink room="readings" chosen={{ ...chosen, by: "", [kind]: id }} className="link">
              {name}
            </DeskLink>
          ),
        },
        {
          id: "people",
          label: t("readings.people"),
          figures: true,
          cell: ({ people }) => people,
        },
        {
          id: "documents",
          label: t("readings.documents"),
          figures: true,
          cell: ({ documents }) => documents,
        },
        {
          id: "fetched",
          label: t("readings.fetched"),
          figures: true,
          cell: ({ fetched }) => fetched,
        },
        {
          id: "last",
          label: t("readings.last"),
          figures: true,
          cell: ({ lastAt }) => (lastAt ? formatMoment(lastAt, language) : t("readings.never")),
        },
      ]}
    />
  );
}
