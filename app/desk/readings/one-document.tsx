import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Register } from "../kit/register.tsx";
import { useRoomPart } from "../kit/room-title.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { DocumentFacts, useDocumentName } from "./document-name.tsx";

type Props = { id: string; chosen: Record<string, string> };

/** For one document: which of the people it is for have opened it, and which have not. */
export function OneDocument({ id, chosen }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const nameOf = useDocumentName();
  const { entity = "" } = chosen;
  const { state, reload } = useDesk("readings.show", {
    id,
    entity,
  });
  useRoomPart(state.kind === "loaded" ? nameOf(state.body) : "");
  const moment = (at: string | null) => (at ? formatMoment(at, language) : t("readings.one.not"));
  return (
    <>
      <p>
        <DeskLink room="readings" chosen={chosen} className="link">
          {t("readings.one.back")}
        </DeskLink>
      </p>
      <WhenLoaded state={state} reload={reload}>
        {(document) => (
          <>
            <h2>{nameOf(document)}</h2>
            <DocumentFacts document={document} />
            <Register
              caption={t("readings.one.readers")}
              rows={document.readers}
              keyOf={({ user, entity }) => `${user} ${entity}`}
              empty={t("readings.one.nobody")}
              columns={[
                {
                  id: "name",
                  label: t("readings.one.name"),
                  long: true,
                  cell: ({ name, acts }) => (
                    <>
                      {name ?? t("readings.one.gone")}
                      {!acts && <p className="desk-soft">{t("readings.one.noAccess")}</p>}
                    </>
                  ),
                },
                {
                  id: "entity",
                  label: t("readings.entity"),
                  long: true,
                  cell: ({ entity }) => entity,
                },
                {
                  id: "first",
                  label: t("readings.one.first"),
                  figures: true,
                  cell: ({ firstAt }) => moment(firstAt),
                },
                {
                  id: "last",
                  label: t("readings.one.last"),
                  figures: true,
                  cell: ({ lastAt }) => moment(lastAt),
                },
                {
                  id: "times",
                  label: t("readings.one.times"),
                  figures: true,
                  cell: ({ times }) => times,
                },
              ]}
            />
          </>
        )}
      </WhenLoaded>
    </>
  );
}
