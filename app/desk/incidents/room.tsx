import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import type { Incident } from "#core/acts/incidents.ts";
import { formatFirmMoment } from "#core/firm-time.ts";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { ExportFile } from "../kit/export-file.tsx";
import { Register } from "../kit/register.tsx";
import { Room } from "../kit/room.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { DueMoment } from "./deadlines.tsx";
import { NewIncident } from "./incident-forms.tsx";
import { IncidentPage } from "./incident-page.tsx";

/** The register of incidents, kept by compliance. */
export default function IncidentsRoom() {
  const { t } = useTranslation("desk");
  const { values } = useAddressState(["incident"]);
  return (
    <Room title={t("incidents.title")} lede={t("incidents.lede")}>
      {values.incident ? <IncidentPage id={values.incident} /> : <IncidentList />}
    </Room>
  );
}

function IncidentList() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const { state, reload } = useDesk("incidents.list", {});
  const nextOf = ({ deadlines, closed }: Incident) =>
    closed ? undefined : deadlines.find(({ done }) => !done);
  return (
    <>
      <WhenLoaded state={state} reload={reload}>
        {({ rows }) => (
          <Register
            caption={t("incidents.title")}
            rows={rows}
            keyOf={({ id }) => id}
            empty={t("incidents.none")}
            columns={[
              {
                id: "number",
                label: t("incidents.number"),
                figures: true,
                cell: ({ number }) => number,
              },
              {
                id: "title",
                label: t("incidents.name"),
                cell: ({ id, title }) => (
                  <DeskLink room="incidents" chosen={{ incident: id }} className="link">
                    {title}
                  </DeskLink>
                ),
              },
              {
                id: "known",
                label: t("incidents.known"),
                figures: true,
                cell: ({ known }) => formatFirmMoment(known, language),
              },
              {
                id: "state",
                label: t("incidents.state"),
                cell: ({ closed }) => t(closed ? "incidents.closed" : "incidents.open"),
              },
              {
                id: "next",
                label: t("incidents.next"),
                cell: (row) => {
                  const next = nextOf(row);
                  if (!next) return t("incidents.nothingDue");
                  return (
                    <>
                      {t(`incidents.steps.${next.step}`)} <DueMoment {...next} />
                    </>
                  );
                },
              },
            ]}
          />
        )}
      </WhenLoaded>
      <ExportFile
        act="incidents.export"
        filter={{ language }}
        name={t("incidents.file")}
        label={t("incidents.export")}
      />
      {may("incidents.write") && <NewIncident />}
    </>
  );
}
