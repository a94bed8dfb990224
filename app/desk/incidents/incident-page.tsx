import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { IncidentEntry } from "#core/acts/incidents.ts";
import { formatFirmMoment } from "#core/firm-time.ts";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Facts } from "../kit/facts.tsx";
import { useRoomPart } from "../kit/room-title.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { Deadlines } from "./deadlines.tsx";
import { FollowIncident } from "./incident-forms.tsx";

/** One incident: what the law asks for it, what was written down, and what follows. */
export function IncidentPage({ id }: { id: string }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const { state, reload } = useDesk("incidents.show", { id });
  const title = state.kind === "loaded" ? `${state.body.number}. ${state.body.title}` : "";
  useRoomPart(title);
  return (
    <>
      <p>
        <DeskLink room="incidents" className="link">
          {t("incidents.back")}
        </DeskLink>
      </p>
      <WhenLoaded state={state} reload={reload}>
        {({ known, risk, gravity, closed, deadlines, lines }) => (
          <>
            <h2>{title}</h2>
            <Facts
              className="person-facts"
              facts={[
                [t("incidents.known"), formatFirmMoment(known, language)],
                [t("incidents.risk"), risk && t(`incidents.risks.${risk}`)],
                [t("incidents.gravity"), gravity && t(`incidents.gravities.${gravity}`)],
                [t("incidents.state"), t(closed ? "incidents.closed" : "incidents.open")],
              ]}
            />
            <Deadlines deadlines={deadlines} />
            <h2>{t("incidents.history")}</h2>
            <ol className="incident-entries">
              {lines.map((entry) => (
                <li key={entry.place}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ol>
            {may("incidents.write") && <FollowIncident id={id} closed={closed} />}
          </>
        )}
      </WhenLoaded>
    </>
  );
}

function Entry({ entry }: { entry: IncidentEntry }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { kind, name, at, body, happened, risk, gravity, whom, report } = entry;
  const facts = [
    whom && t(`incidents.parties.${whom}`),
    report && t(`incidents.reports.${report}`),
    happened &&
      t("incidents.momentIs", {
        what: t(kind === "told" ? "incidents.happened" : "incidents.known"),
        when: formatFirmMoment(happened, language),
      }),
    risk && t(`incidents.risks.${risk}`),
    gravity && t(`incidents.gravities.${gravity}`),
  ].filter(Boolean);
  return (
    <>
      <h3>{t(`incidents.kinds.${kind}`)}</h3>
      <p className="desk-soft">
        {t("incidents.by", { name, when: formatFirmMoment(at, language) })}
      </p>
      {facts.length > 0 && <p>{facts.join(" · ")}</p>}
      <p className="incident-text">{body}</p>
    </>
  );
}
