import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Incident } from "#core/acts/incidents.ts";
import { formatFirmMoment } from "#core/firm-time.ts";
import { Register } from "../kit/register.tsx";

type Deadline = Incident["deadlines"][number];

/** Until when something is due, and whether it is late. */
export function DueMoment({ due, done }: Pick<Deadline, "due" | "done">) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  if (!due) return t("incidents.noDelay");
  const isLate = Date.parse(due) < (done ? Date.parse(done) : Date.now());
  return (
    <>
      {formatFirmMoment(due, language)}
      {isLate && !done && <strong> {t("incidents.late")}</strong>}
      {isLate && done && <span className="desk-soft"> {t("incidents.wasLate")}</span>}
    </>
  );
}

/** What the law asks for an incident, until when, and when it was done. */
export function Deadlines({ deadlines }: { deadlines: Incident["deadlines"] }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <>
      <h2>{t("incidents.deadlines")}</h2>
      <Register
        caption={t("incidents.deadlines")}
        rows={deadlines}
        keyOf={({ step }) => step}
        empty={t("incidents.nothingDue")}
        columns={[
          {
            id: "step",
            label: t("incidents.step"),
            cell: ({ step }) => t(`incidents.steps.${step}`),
          },
          {
            id: "due",
            label: t("incidents.due"),
            figures: true,
            cell: (row) => <DueMoment {...row} />,
          },
          {
            id: "done",
            label: t("incidents.done"),
            figures: true,
            cell: ({ done }) => done && formatFirmMoment(done, language),
          },
        ]}
      />
    </>
  );
}
