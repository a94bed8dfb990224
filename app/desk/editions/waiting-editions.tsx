import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { WaitingEdition } from "#core/acts/editions.ts";
import { nameOfText } from "#core/edition-texts.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Register } from "../kit/register.tsx";

/** Next editions that are being written, or wait for a second person. */
export function WaitingEditions({ rows }: { rows: readonly WaitingEdition[] }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <Register
      caption={t("editions.waiting.title")}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t("editions.waiting.none")}
      columns={[
        {
          id: "text",
          label: t("editions.text"),
          cell: ({ id, text, version }) => (
            <DeskLink room="editions" chosen={{ edition: id }} className="link">
              {`${nameOfText(text, language)}, ${version}`}
            </DeskLink>
          ),
        },
        {
          id: "from",
          label: t("editions.from"),
          figures: true,
          cell: ({ from }) => formatDate(from, language),
        },
        {
          id: "state",
          label: t("editions.state"),
          cell: ({ state, sentBack }) => (
            <span className={`approvals-state is-${sentBack ? "owed" : state}`}>
              {sentBack ? t("approvals.states.sent-back") : t(`editions.states.${state}`)}
            </span>
          ),
        },
        { id: "author", label: t("editions.author"), cell: ({ author }) => author },
      ]}
    />
  );
}
