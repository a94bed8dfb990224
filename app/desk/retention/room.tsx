import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DayField } from "../kit/day-field.tsx";
import { ExportFile } from "../kit/export-file.tsx";
import { Room } from "../kit/room.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { Days } from "./days.tsx";
import { DeletedRegister } from "./deleted.tsx";
import { GroundsRegister } from "./grounds.tsx";

/** What is kept how long and why, what was deleted, and what goes next. */
export default function RetentionRoom() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { values, change } = useAddressState(["from", "to", "rule", "before"]);
  const { from, to, rule, before } = values;
  const { state, reload } = useDesk("retention.list", { from, to });
  return (
    <Room title={t("retention.title")} lede={t("retention.lede")}>
      <div className="desk-filters">
        <DayField
          label={t("retention.from")}
          value={from}
          onChange={({ currentTarget }) => change({ from: currentTarget.value, before: "" })}
        />
        <DayField
          label={t("retention.to")}
          value={to}
          onChange={({ currentTarget }) => change({ to: currentTarget.value, before: "" })}
        />
      </div>
      <WhenLoaded state={state} reload={reload}>
        {(body) => {
          const late = body.rows.filter((row) => row.late).length;
          const chosen = body.rows.find((row) => row.rule === rule);
          return (
            <>
              <p role="status" className={late > 0 ? "desk-stopped" : undefined}>
                {late > 0 ? t("retention.late", { count: late }) : t("retention.sound")}
              </p>
              <div className="button-row">
                {(["rules", "days"] as const).map((view) => (
                  <ExportFile
                    key={`${view} ${from} ${to} ${rule}`}
                    act="retention.export"
                    filter={{ from, to, language, view, rule: view === "days" ? rule : "" }}
                    name={t(`retention.files.${view}`)}
                    label={t(view === "rules" ? "retention.exportRules" : "retention.exportDays")}
                  />
                ))}
              </div>
              {chosen ? (
                <Days
                  rule={chosen}
                  filter={{ from, to, rule, before }}
                  onPage={(next) => change({ before: next })}
                />
              ) : (
                <>
                  <h2>
                    {t("retention.deleted", {
                      from: formatDate(body.from, language),
                      to: formatDate(body.to, language),
                    })}
                  </h2>
                  <DeletedRegister rows={body.rows} chosen={{ from, to }} />
                  <h2>{t("retention.grounds")}</h2>
                  <p>{t("retention.groundsLede")}</p>
                  <GroundsRegister rows={body.rows} byHand={body.byHand} />
                </>
              )}
            </>
          );
        }}
      </WhenLoaded>
    </Room>
  );
}
